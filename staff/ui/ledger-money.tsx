/** An amount in a provider's books, in any currency. Looks like an amount of a gift. */
import { useLocale } from '#app/i18n/locale';
import { ledgerParts, type LedgerMoney as Amount } from '#domain/money/ledger';

export function LedgerMoney({ amount }: { amount: Amount }) {
  const { sign, whole, fraction, code } = ledgerParts(amount, useLocale());
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
