/** The gift form of a campaign: interval, amount, intention, recipient, and the two submit buttons. */
import { Form, useFormAction } from '@remix-run/react';
import { useState, type ReactNode } from 'react';
import { mayNameRecipient } from '#domain/offerings/funds';
import type { Interval } from '#domain/orders';
import { useText } from '#web/i18n/strings';
import { AmountPicker } from '#web/ui/amount-picker';
import { FORM_ANCHOR, FormErrors, useSubmission, type Submission } from '#web/ui/form-reply';
import { CartButton } from '../give-buttons';
import { Impact } from '../impact';
import { IntentionChoice } from '../intention-choice';
import { IntervalChoice } from '../interval-choice';
import type { GiftOffer } from '../suggested-amounts.server';
import { PayBar } from '../pay-bar';
import { RecipientFields, recipientLabels } from '../recipient-fields';
import { keepInUrl, useTypedAmount } from '../typed-amount';

type Props = {
  offer: GiftOffer;
  /** The action's reply, if it rejected the form. */
  form: Submission;
  /** Content above the amount: the progress of the campaign. */
  children?: ReactNode;
};

export function GiveForm({ offer, form, children }: Props) {
  const t = useText('giving');
  const action = useFormAction();
  const { field } = useSubmission(form);
  const { currency, intentions, impact, monthly } = offer;
  const interval = field('interval', offer.interval);
  const [chosen, setChosen] = useState<Interval>(
    interval.defaultValue === 'month' ? 'month' : 'once',
  );
  const preset = field('amount', offer.chosen);
  const other = field('otherAmount').defaultValue;
  const [amount, setAmount] = useTypedAmount(currency);
  return (
    <Form
      method="post"
      noValidate
      action={`${action}#${FORM_ANCHOR}`}
      className="grid gap-3"
      onSubmit={(event) => keepInUrl(event.currentTarget, amount)}
    >
      {children}
      <FormErrors
        form={form}
        labels={{
          amount: t('amount', { currency: t(`currency.${currency}`) }),
          intention: t('intentionLabel'),
          ...recipientLabels(t),
        }}
      />
      <input type="hidden" name="currency" value={currency} />
      {monthly && <IntervalChoice field={interval} onChoose={setChosen} />}
      <AmountPicker
        currency={currency}
        suggestions={offer.suggestions}
        label={t('amount', { currency: t(`currency.${currency}`) })}
        defaultValue={preset.defaultValue}
        defaultOther={other}
        errors={preset.errors}
        onAmount={setAmount}
        note={
          impact.length > 0 && (
            <Impact impact={impact} suggestions={offer.suggestions} amount={amount} />
          )
        }
      />
      {intentions.length > 1 && (
        <IntentionChoice intentions={intentions} field={field('intention', offer.intention)} />
      )}
      {mayNameRecipient(intentions) && <RecipientFields field={field} saved={offer.recipients} />}
      <div className="grid gap-1">
        <PayBar
          amount={amount}
          interval={chosen}
          label={offer.button}
          owed={intentions.length > 1 ? t('giveZakat') : undefined}
        />
        <CartButton />
      </div>
    </Form>
  );
}
