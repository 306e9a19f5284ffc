/** An amount in a provider's books, in any currency. Looks like an amount of a gift. */
import { type LedgerMoney as Amount, ledgerParts } from '#domain/money/ledger';
import { useLocale } from '#web/i18n/strings';
import { MoneyText } from '#web/ui/parts';

export function LedgerMoney({ amount }: { amount: Amount }) {
  return <MoneyText {...ledgerParts(amount, useLocale())} />;
}
