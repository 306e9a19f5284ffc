/** An amount of money: tabular digits, smaller decimals and currency, isolated from the text direction around it. */
import { amountParts, type Money as Amount } from '#domain/money';
import { useLocale } from '../i18n/locale';

type Parts = ReturnType<typeof amountParts>;

export function Money({ amount }: { amount: Amount }) {
  return <MoneyText {...amountParts(amount, useLocale())} />;
}

export function MoneyText({ sign, whole, fraction, code }: Parts) {
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
