/** An amount in a provider's books, in any currency. Looks like an amount of a gift. */
import { useLocale } from '#web/i18n/strings';
import { MoneyText } from '#web/ui/parts';
import { ledgerParts, type LedgerMoney as Amount } from '#domain/money/ledger';

export function LedgerMoney({ amount }: { amount: Amount }) {
  return <MoneyText {...ledgerParts(amount, useLocale())} />;
}
