/** The fields for the number of obligations or people, the calculated total, and the buttons that give it. */
import { useHydrated } from 'remix-utils/use-hydrated';
import { useText } from '#web/i18n/strings';
import { Alert } from '#web/ui/alert';
import { Field } from '#web/ui/field';
import { Disclosure } from '#web/ui/fold';
import { Submit } from '#web/ui/submit';
import type { FieldState } from '#web/ui/form-reply';
import { GiveButtons } from '../../giving/give-buttons';
import { GIVE_ANCHOR } from '../../giving/anchor';
import type { ExpiationOffer, ExpiationTotal } from './view.server';
import { TotalCalculation } from './sum-text';

type Props = {
  /** The selected expiation; `null` when none is selected. */
  offer: ExpiationOffer | null;
  sum: ExpiationTotal | null;
  isToBeConfirmed: boolean;
  field: (name: string, otherwise?: string) => FieldState;
  isRefused: boolean;
};

export function TotalPanel({ offer, sum, isToBeConfirmed, field, isRefused }: Props) {
  const t = useText('kafarat');
  const isHydrated = useHydrated();
  const people = field('people');
  // Without scripts, the button shows no amount: it would be wrong after a change of the number.
  const total = isHydrated ? (sum?.total ?? null) : null;
  return (
    <aside
      // After an error, the error summary has the anchor instead.
      id={isRefused ? undefined : GIVE_ANCHOR}
      aria-label={t('sum')}
      className="box lift grid gap-3 md:[@media(min-height:820px)]:sticky md:top-3"
    >
      <Field
        {...field('obligations', '1')}
        label={t(`howMany.${(isHydrated && offer?.cause) || 'any'}`)}
        inputMode="numeric"
        maxLength={4}
      />
      <Disclosure summary={t('otherPeople')} open={Boolean(people.defaultValue)}>
        <Field
          {...people}
          label={t('people')}
          hint={t('peopleHint')}
          inputMode="numeric"
          maxLength={4}
        />
      </Disclosure>
      {sum ? (
        <TotalCalculation sum={sum} each={offer?.people ?? 1} isToBeConfirmed={isToBeConfirmed} />
      ) : (
        <p className="sm muted">{t('chooseFirst')}</p>
      )}
      {offer && !offer.prices && <Alert tone="warm">{t('noPrice')}</Alert>}
      <GiveButtons amount={total} label={t('give')} owed={t('giveFidya')}>
        {!isHydrated && (
          <Submit kind="quiet" wide name="intent" value="workOut" waiting={t('workingOut')}>
            {t('workOut')}
          </Submit>
        )}
      </GiveButtons>
      <p className="sm muted">{t('several')}</p>
    </aside>
  );
}
