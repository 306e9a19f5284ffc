/** Zakat of shares and of units of funds by the figure that is published for one of them and one year. */
import type { Currency } from '../money';
import { partOf, type Part, type Rates } from '../offerings/per-share';

export type Zakatable = {
  /** Zakat of one share or unit; null: none was published. */
  zakat: string | null;
  /** The company or fund pays its zakat itself. */
  zakatPaid: boolean;
};

/** What a company has paid is not owed twice, whatever figure it publishes. @param held decimal @param listing ISO 4217 of the listing */
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
