/** An amount of money: tabular digits, smaller decimals and currency, isolated from the text direction around it. */
import { amountParts, type Decimals, type Money as Amount } from '#domain/money';
import { useLocale } from '../i18n/locale';

export function Money({ amount, decimals = 'always' }: { amount: Amount; decimals?: Decimals }) {
  const { sign, whole, fraction, code } = amountParts(amount, useLocale(), decimals);
  return (
    <span className="num">
      <bdi>
        {sign + whole}
        {fraction && <small>{fraction}</small>}
      </bdi>{' '}
      <small>{code}</small>
    </span>
  );
}
