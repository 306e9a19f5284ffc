/**
 * Purification of income from shares: the impermissible part of a company's income, as its board publishes it for one
 * share and one period, times the shares held at the period's end (AAOIFI Shariah Standard 21).
 */
import type { Currency } from '../money';
import { partOf, type Part, type Rates } from '../offerings/per-share';

export type Purifiable = {
  /** What of the period's income is to be given away for one share; null: the board published none. */
  purification: string | null;
};

/** @param shares decimal @param listing ISO 4217 of the listing */
export function purificationOf(
  shares: string,
  { purification }: Purifiable,
  listing: string,
  to: Currency,
  rates: Rates,
): Part {
  return partOf(shares, { figure: purification, currency: listing }, to, rates);
}
