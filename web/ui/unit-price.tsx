/** Formats the unit price next to a total, marked as approximate when the total does not divide evenly. */
import type { UnitPrice as Unit } from '#domain/cart';
import { formatMoney } from '#domain/money';
import { useLocale } from '../i18n/locale';
import { useText } from '../i18n/strings';

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
