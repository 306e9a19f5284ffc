/** Gift form of a mosque: one repair or all, an amount, and a preview of how the gift is split. */
import { Form, useFormAction } from '@remix-run/react';
import { useState } from 'react';
import type { Portion } from '#domain/offerings/repairs';
import { useText } from '#web/i18n/strings';
import { Alert } from '#web/ui/alert';
import { AmountPicker } from '#web/ui/amount-picker';
import { FORM_ANCHOR, FormErrors, useSubmission, type Submission } from '#web/ui/form-reply';
import { GiveButtons } from '../../giving/give-buttons';
import type { AmountOffer } from '../../giving/suggested-amounts.server';
import { RecipientFields, recipientLabels } from '../../giving/recipient-fields';
import { useTypedAmount } from '../../giving/typed-amount';
import { ALL_REPAIRS, FORM_ID } from './choice';
import type { RepairView } from './view.server';
import { RepairChoice } from './repair-choice';
import { LiveSplitPreview, RequestedSplitPreview } from './shared';

type Props = {
  offer: AmountOffer;
  /** At least one. */
  open: readonly RepairView[];
  form: Submission;
  shown: readonly Portion[] | null;
};

export function GiveForm({ offer, open, form, shown }: Props) {
  const t = useText('giving');
  const m = useText('mosques');
  const action = useFormAction();
  const { field } = useSubmission(form);
  const { currency } = offer;
  const choice = field('to', open.length > 1 ? ALL_REPAIRS : open[0]!.id);
  const [to, setTo] = useState(choice.defaultValue ?? ALL_REPAIRS);
  const preset = field('amount', offer.chosen);
  const other = field('otherAmount').defaultValue;
  const [amount, setAmount] = useTypedAmount(currency);
  const round = useResultCount(form);
  const isOver = to !== ALL_REPAIRS && !open.some(({ id }) => id === to);
  const wanted =
    to === ALL_REPAIRS || open.length === 1 ? open : open.filter(({ id }) => id === to);
  return (
    <Form
      id={FORM_ID}
      method="post"
      noValidate
      action={`${action}#${FORM_ANCHOR}`}
      className="grid gap-3"
    >
      <FormErrors
        form={form}
        labels={{
          to: m('choose'),
          amount: t('amount', { currency: t(`currency.${currency}`) }),
          ...recipientLabels(t),
        }}
      />
      {isOver && !form?.error?.[''] && <Alert tone="warm">{m('chosenOver')}</Alert>}
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
        <LiveSplitPreview amount={amount} wanted={wanted} />
      ) : (
        <RequestedSplitPreview shown={shown} open={open} currency={currency} />
      )}
      <RecipientFields field={field} saved={offer.recipients} />
      <GiveButtons amount={amount} />
    </Form>
  );
}

/** Returns a number that changes with each action result: as a React key, it makes the fields show new defaults. */
function useResultCount(form: Submission): number {
  const [seen, setSeen] = useState({ form, round: 0 });
  if (seen.form !== form) setSeen({ form, round: seen.round + 1 });
  return seen.round;
}
