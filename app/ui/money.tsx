/** An amount of money: tabular digits, smaller decimals and currency, isolated from the text direction around it. */
import { amountParts, type Decimals, type Money as Amount } from '#domain/money';
import { useLocale } from '../i18n/locale';

type Parts = ReturnType<typeof amountParts>;

export function Money({ amount, decimals = 'always' }: { amount: Amount; decimals?: Decimals }) {
  return <MoneyText {...amountParts(amount, useLocale(), decimals)} />;
}

export function MoneyText({ sign, whole, fraction, code }: Parts) {
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
