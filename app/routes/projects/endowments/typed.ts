/** Reads the current shares and total from an endowment's form in the browser, for the text of its button. */
import { totalFor, type PriceList } from '#domain/cart';
import { parseAmount, type Currency, type Money } from '#domain/money';
import { MAX_UNITS } from '#domain/offerings';
import { readCount } from '#domain/numbers/typed';

export type FormTotal = {
  /** null when the donor types an amount, or the number of shares is invalid. */
  shares: number | null;
  /** null when the amount or the number of shares is invalid. */
  total: Money | null;
};

export function readFormTotal(
  form: HTMLFormElement,
  prices: PriceList | null,
  currency: Currency,
): FormTotal {
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
