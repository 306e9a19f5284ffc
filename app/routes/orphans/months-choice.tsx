/** Choice of the number of months: a few options with totals and last days, or a typed number. */
import { useEffect, useRef, type ReactNode } from 'react';
import { formatDate } from '#domain/time/dates';
import { lastDayBefore } from '#domain/offerings/sponsorship';
import { totalFor, type PriceList } from '#domain/cart';
import { useText } from '#web/i18n/strings';
import { FieldErrors, fieldAriaProps } from '#web/ui/field';
import { Money } from '#web/ui/text';
import type { FieldState } from '#web/ui/form-reply';
import { monthChoicesFor, endDateOf } from './months';

type Props = {
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

export function MonthsChoice({ prices, left, last, quantity, other, onMonths, children }: Props) {
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
