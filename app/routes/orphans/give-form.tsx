/** Sponsorship form of a child: months, intention and recipient; checkout or cart. */
import { Form, useFormAction } from '@remix-run/react';
import { useState } from 'react';
import { formatDate } from '#domain/time/dates';
import { mayNameRecipient } from '#domain/offerings/funds';
import { totalFor, type PriceList } from '#domain/cart';
import { formatMoney } from '#domain/money';
import { lastDayBefore } from '#domain/offerings/sponsorship';
import { useLocale, useText } from '#web/i18n/strings';
import { FORM_ANCHOR, FormErrors, useSubmission, type Submission } from '#web/ui/form-reply';
import { GiveButtons } from '../../giving/give-buttons';
import { IntentionChoice } from '../../giving/intention-choice';
import { RecipientFields, recipientLabels } from '../../giving/recipient-fields';
import { monthChoicesFor, endDateOf, readMonths } from './months';
import { MonthsChoice } from './months-choice';
import type { OrphanView } from './view.server';

type Props = {
  child: Pick<OrphanView, 'currency' | 'intentions' | 'sponsorableUntil' | 'recipients'>;
  prices: PriceList;
  /** Currently remaining months. */
  left: number;
  /** Result of a rejected submission. */
  form: Submission;
};

export function SponsorForm({ child, prices: usual, left, form }: Props) {
  const t = useText('orphans');
  const locale = useLocale();
  const action = useFormAction();
  const { field } = useSubmission(form);
  const { currency, intentions, sponsorableUntil: last } = child;
  const quantity = field('quantity', String(monthChoicesFor(left)[0] ?? ''));
  const other = field('otherQuantity').defaultValue;
  // Empty until the field reports its value. Without scripts the button cannot follow the field and would show a wrong
  // amount.
  const [text, setText] = useState('');
  const asIntended = field('intention', intentions[0]);
  const [intention, setIntention] = useState(asIntended.defaultValue);
  // In another currency, zakat is rounded up and sadaqa to the nearest minor unit, so there are two price lists.
  const prices = {
    ...usual,
    intention: intentions.find((one) => one === intention) ?? usual.intention,
  };
  const months = readMonths(text);
  const total = months !== null && months <= left ? totalFor(prices, months) : null;
  // The offered choices already show their totals.
  const isTyped = months !== null && !monthChoicesFor(left).includes(months);
  return (
    <Form method="post" noValidate action={`${action}#${FORM_ANCHOR}`} className="grid gap-3">
      <FormErrors
        form={form}
        labels={{
          quantity: t('howLong'),
          intention: t('giving:intentionLabel'),
          ...recipientLabels(t),
        }}
      />
      <input type="hidden" name="currency" value={currency} />
      {left > 0 && (
        <p className="sm">{t('startsOn', { date: formatDate(endDateOf(0, { left, last })) })}</p>
      )}
      <MonthsChoice {...{ prices, left, last, quantity, other }} onMonths={setText}>
        <p role="status" className="sm">
          {isTyped &&
            (total
              ? t('comesTo', {
                  count: months,
                  amount: formatMoney(total, locale),
                  date: formatDate(lastDayBefore(endDateOf(months, { left, last }))),
                })
              : t('tooMany', { count: left }))}
        </p>
      </MonthsChoice>
      <p className="sm muted">{t('endsAt18', { date: formatDate(lastDayBefore(last)) })}</p>
      {intentions.length > 1 && (
        <IntentionChoice intentions={intentions} field={asIntended} onChoose={setIntention} />
      )}
      {mayNameRecipient(intentions) && <RecipientFields field={field} saved={child.recipients} />}
      <GiveButtons
        amount={total}
        owed={intentions.length > 1 ? t('giving:giveZakat') : undefined}
      />
      <p className="sm muted">{t('prepaid')}</p>
    </Form>
  );
}
