/** How many, what it comes to and how that was worked out, and the buttons that give it. */
import { useHydrated } from 'remix-utils/use-hydrated';
import { formatMoney, times } from '#domain/money';
import { useLocale } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { Alert } from '../../ui/alert';
import { Field } from '../../ui/field';
import { Fold } from '../../ui/fold';
import { Icon } from '../../ui/icon';
import { Submit } from '../../ui/submit';
import type { FieldState } from '../../ui/use-submission';
import { GIVE_ANCHOR } from '../projects/give/anchor';
import type { ExpiationOffer, Sum } from './compose.server';
import { SumText } from './sum-text';

type Props = {
  /** The chosen one, as far as it is known. */
  offer: ExpiationOffer | null;
  sum: Sum | null;
  isToBeConfirmed: boolean;
  field: (name: string, otherwise?: string) => FieldState;
};

export function Counting({ offer, sum, isToBeConfirmed, field }: Props) {
  const t = useText('kafarat');
  const locale = useLocale();
  const follows = useHydrated();
  const people = field('people');
  // Without scripts it could not follow a change, and would name a wrong amount.
  const total = follows && sum?.price ? times(sum.price, sum.people) : null;
  return (
    <aside
      id={GIVE_ANCHOR}
      aria-label={t('sum')}
      className="box lift grid gap-3 md:[@media(min-height:820px)]:sticky md:top-3"
    >
      <Field
        {...field('obligations', '1')}
        label={t(`howMany.${(follows && offer?.cause) || 'any'}`)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
      />
      <Fold summary={t('otherPeople')} open={Boolean(people.defaultValue)}>
        <Field
          {...people}
          label={t('people')}
          hint={t('peopleHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
        />
      </Fold>
      {sum ? (
        <SumText sum={sum} each={offer?.people ?? 1} isToBeConfirmed={isToBeConfirmed} />
      ) : (
        <p className="sm muted">{t('chooseFirst')}</p>
      )}
      {offer && !offer.price && <Alert tone="warm">{t('noPrice')}</Alert>}
      <div className="grid gap-1">
        {!follows && (
          <Submit kind="quiet" wide name="intent" value="workOut" waiting={t('workingOut')}>
            {t('workOut')}
          </Submit>
        )}
        <Submit size="lg" wide name="intent" value="donate" waiting={t('giving:opening')}>
          {total
            ? t('giving:donateAmount', { amount: formatMoney(total, locale, 'whenNeeded') })
            : t('giving:donate')}
        </Submit>
        <Submit kind="plain" wide name="intent" value="cart" waiting={t('giving:adding')}>
          <Icon name="cart" />
          {t('giving:addToCart')}
        </Submit>
      </div>
      <p className="sm muted">{t('several')}</p>
    </aside>
  );
}
