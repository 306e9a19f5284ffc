/** The price of one beside a total: marked as approximate where the total does not divide evenly. */
import type { UnitPrice as Unit } from '#domain/cart';
import { formatMoney, type Decimals } from '#domain/money';
import { useLocale } from '../i18n/locale';
import { useText } from '../i18n/strings';

/** As text, for sentences. */
export function useUnitPrice(decimals?: Decimals) {
  const t = useText();
  const locale = useLocale();
  return ({ price, isRounded }: Unit): string => {
    const text = formatMoney(price, locale, decimals);
    return isRounded ? t('aboutPrice', { price: text }) : text;
  };
}

export function UnitPrice({ unit }: { unit: Unit }) {
  return <bdi>{useUnitPrice()(unit)}</bdi>;
}
