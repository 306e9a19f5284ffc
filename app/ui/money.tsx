/** An amount of money: digits that do not jump, decimals and currency smaller, whole in any direction of text. */
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
