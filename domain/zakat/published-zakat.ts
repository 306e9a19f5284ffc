/** Calculates the zakat of shares and fund units from the published zakat of one unit for one year. */
import type { Currency } from '../money';
import { partOf, type Part, type Rates } from '../offerings/per-share';

export type Zakatable = {
  /** Zakat of one share or unit as a decimal; null when none was published. */
  zakat: string | null;
  /** True when the company or fund pays its zakat itself. */
  zakatPaid: boolean;
};

/**
 * Returns the zakat due. It is settled when the company has paid it, also when a figure is published.
 * @param held number of shares or units, a decimal
 * @param listing ISO 4217 currency of the listing
 */
export function publishedZakatOf(
  held: string,
  { zakat, zakatPaid }: Zakatable,
  listing: string,
  to: Currency,
  rates: Rates,
): Part {
  if (zakatPaid) return { state: 'settled' };
  return partOf(held, { figure: zakat, currency: listing }, to, rates);
}
