/** Sponsorship form of a child: months, intention and recipient; checkout or cart. */
import { Form, useFormAction } from '@remix-run/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type PriceList, totalFor } from '#domain/cart';
import { formatMoney } from '#domain/money';
import { mayNameRecipient } from '#domain/offerings/funds';
import { lastDayBefore } from '#domain/offerings/sponsorship';
import { formatDate } from '#domain/time/dates';
import { useLocale, useText } from '#web/i18n/strings';
import { fieldAriaProps, FieldErrors } from '#web/ui/field';
import {
  type FieldState,
  FORM_ANCHOR,
  FormErrors,
  type Submission,
  useSubmission,
} from '#web/ui/form-reply';
import { Money } from '#web/ui/parts';
import { GiveButtons } from '../../giving/give-buttons';
import { IntentionChoice } from '../../giving/intention-choice';
import { RecipientFields, recipientLabels } from '../../giving/recipient-fields';
import { endDateOf, monthChoicesFor, readMonths } from './months';
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

type MonthsChoiceProps = {
  prices: PriceList;
  left: number;
  /** End date of the last month that donors can sponsor. */
  last: string;
  quantity: FieldState;
  /** The typed number of months, which takes precedence over a choice. */
  other: string | undefined;
  /** Receives each chosen or typed number, as text. */
  onMonths: (text: string) => void;
  /** Total of the typed number, which needs scripts. */
  children: ReactNode;
};

/** Choice of the number of months: a few options with totals and last days, or a typed number. */
function MonthsChoice({
  prices,
  left,
  last,
  quantity,
  other,
  onMonths,
  children,
}: MonthsChoiceProps) {
  const t = useText('orphans');
  const set = useRef<HTMLFieldSetElement>(null);
  const typed = useRef<HTMLInputElement>(null);
  const choices = monthChoicesFor(left);

  // Reads the values that the donor chose before hydration.
  useEffect(() => {
    const checked = set.current?.querySelector<HTMLInputElement>('[type=radio]:checked');
    onMonths(typed.current?.value || checked?.value || '');
  }, [onMonths]);

  function choose(months: string) {
    if (typed.current) typed.current.value = '';
    onMonths(months);
  }
  function type(months: string) {
    const radios = set.current?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [];
    if (months.trim() !== '') for (const radio of radios) radio.checked = false;
    onMonths(months);
  }

  return (
    <fieldset className="grid gap-1" ref={set}>
      <legend className="req mb-1">{t('howLong')}</legend>
      {choices.map((months) => (
        <label key={months} className="pick">
          <input
            type="radio"
            name="quantity"
            value={months}
            defaultChecked={!other && quantity.defaultValue === String(months)}
            onChange={() => choose(String(months))}
          />
          <b>{t('counted.months', { count: months })}</b>
          <b>
            <Money amount={totalFor(prices, months)} />
          </b>
          <span className="sm muted">
            {t('untilDay', { date: formatDate(lastDayBefore(endDateOf(months, { left, last }))) })}
          </span>
        </label>
      ))}
      <div className="field pt-1">
        <label htmlFor={quantity.id}>{t('other')}</label>
        <div className="join">
          <input
            className="in"
            ref={typed}
            name="otherQuantity"
            inputMode="numeric"
            maxLength={8}
            defaultValue={other}
            onInput={(event) => type(event.currentTarget.value)}
            {...fieldAriaProps(quantity.id, { hint: true, errors: quantity.errors })}
          />
          <span className="in unit">{t('monthsUnit')}</span>
        </div>
        <span className="hint" id={`${quantity.id}-hint`}>
          {t('otherHint', { count: left })}
        </span>
        <FieldErrors id={quantity.id} errors={quantity.errors} />
      </div>
      {children}
    </fieldset>
  );
}
