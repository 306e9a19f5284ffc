/** The form that gives to the repairs of a mosque: one or all, an amount, and how it is shared, before anything is paid. */
import { Form, useFormAction } from '@remix-run/react';
import { useState } from 'react';
import { formatMoney } from '#domain/money';
import type { Portion } from '#domain/repairs';
import { useLocale } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { AmountPicker } from '../../ui/amount-picker';
import { FormErrors } from '../../ui/form-errors';
import { Icon } from '../../ui/icon';
import { Submit } from '../../ui/submit';
import { useSubmission, type Submission } from '../../ui/use-submission';
import { GIVE_ANCHOR } from '../projects/give/anchor';
import type { AmountOffer } from '../projects/give/offer.server';
import { RecipientFields } from '../projects/give/recipient-fields';
import { useTypedAmount } from '../projects/give/typed-amount';
import { ALL, FORM_ID } from './choice';
import type { RepairView } from './mosque.server';
import { RepairChoice } from './repair-choice';
import { SharedNow, SharedOnRequest } from './shared';

type Props = {
  offer: AmountOffer;
  /** At least one. */
  open: readonly RepairView[];
  form: Submission;
  shown: readonly Portion[] | null;
};

export function GiveForm({ offer, open, form, shown }: Props) {
  const t = useText('giving');
  const locale = useLocale();
  const action = useFormAction();
  const { field } = useSubmission(form);
  const { currency } = offer;
  const choice = field('to', open.length > 1 ? ALL : open[0]!.id);
  const [to, setTo] = useState(choice.defaultValue ?? ALL);
  const preset = field('amount', String(offer.chosen));
  const other = field('otherAmount').defaultValue;
  const [amount, setAmount] = useTypedAmount(other ?? preset.defaultValue ?? '', currency);
  const round = useRound(form);
  const wanted = to === ALL ? open : open.filter(({ id }) => id === to);
  return (
    <Form id={FORM_ID} method="post" action={`${action}#${GIVE_ANCHOR}`} className="grid gap-3">
      <FormErrors form={form} />
      <input type="hidden" name="currency" value={currency} />
      <RepairChoice open={open} field={choice} onChoose={setTo} />
      <AmountPicker
        key={round}
        currency={currency}
        suggestions={offer.suggestions}
        label={t('amount', { currency: t(`currency.${currency}`) })}
        defaultValue={preset.defaultValue}
        defaultOther={other}
        errors={preset.errors}
        onAmount={setAmount}
      />
      {amount ? (
        <SharedNow amount={amount} wanted={wanted} />
      ) : (
        <SharedOnRequest shown={shown} open={open} currency={currency} />
      )}
      <RecipientFields field={field} />
      <div className="grid gap-1">
        <Submit size="lg" wide name="intent" value="donate" waiting={t('opening')}>
          {amount
            ? t('donateAmount', { amount: formatMoney(amount, locale, 'whenNeeded') })
            : t('donate')}
        </Submit>
        <Submit kind="plain" wide name="intent" value="cart" waiting={t('adding')}>
          <Icon name="cart" />
          {t('addToCart')}
        </Submit>
      </div>
    </Form>
  );
}

/** Another number for each reply: what it put into a field that was typed in stands there only in a new field. */
function useRound(form: Submission): number {
  const [seen, setSeen] = useState({ form, round: 0 });
  if (seen.form !== form) setSeen({ form, round: seen.round + 1 });
  return seen.round;
}
