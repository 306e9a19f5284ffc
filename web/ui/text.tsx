/** Texts that are written the same way on every page: dates, amounts, prices, references. */
import { useLocale, useText } from '../i18n/strings';
import { formatDate, formatDateTime } from '#domain/time/dates';
import { amountParts, type Money as Amount, formatMoney } from '#domain/money';
import type { ReactNode } from 'react';
import type { UnitPrice as Unit } from '#domain/cart';

/** A date in the site's format (24-03-2026), which is left-to-right also inside Arabic text. */
export function DateText({ date, time = false }: { date: string; time?: boolean }) {
  const locale = useLocale();
  return (
    <time className="num" dir="ltr" dateTime={date}>
      {time ? formatDateTime(date, locale) : formatDate(date)}
    </time>
  );
}

/** An amount of money: tabular digits, smaller decimals and currency, isolated from the text direction around it. */
export function Money({ amount }: { amount: Amount }) {
  return <MoneyText {...amountParts(amount, useLocale())} />;
}

export function MoneyText({ sign, whole, fraction, code }: ReturnType<typeof amountParts>) {
  return (
    <span className="num" translate="no">
      <bdi>
        {sign + whole}
        {fraction && <small>{fraction}</small>}
      </bdi>{' '}
      <small>{code}</small>
    </span>
  );
}

/** A reference, a number or an address: written from left to right, and left as it is by translators of the browser. */
export function Verbatim({
  className = 'num',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <bdi className={`ltr ${className}`} translate="no">
      {children}
    </bdi>
  );
}

/** Returns a function that formats a unit price as text. */
export function useUnitPrice() {
  const t = useText();
  const locale = useLocale();
  return ({ price, isRounded }: Unit): string => {
    const text = formatMoney(price, locale);
    return isRounded ? t('aboutPrice', { price: text }) : text;
  };
}

export function UnitPrice({ unit }: { unit: Unit }) {
  return <bdi>{useUnitPrice()(unit)}</bdi>;
}
