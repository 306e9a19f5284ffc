/** What stands in the form of an endowment now, once scripts run: it is written into the button. */
import { totalFor, type PriceList } from '#domain/cart';
import { parseAmount, type Currency, type Money } from '#domain/money';
import { MAX_UNITS } from '#domain/offerings';
import { readCount } from '#domain/numbers/typed';

export type Typed = {
  /** null: an amount. */
  shares: number | null;
  total: Money | null;
};

export function readTyped(
  form: HTMLFormElement,
  prices: PriceList | null,
  currency: Currency,
): Typed {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  if (text('by') === 'amount' || !prices) {
    const parsed = parseAmount(text('amount'), currency);
    return { shares: null, total: parsed.ok && parsed.value.minor > 0 ? parsed.value : null };
  }
  const shares = readCount(text('otherShares') || text('shares')) ?? 0;
  const isCount = shares >= 1 && shares <= MAX_UNITS;
  return isCount ? { shares, total: totalFor(prices, shares) } : { shares: null, total: null };
}
