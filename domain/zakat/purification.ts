/**
 * Purification of income from shares: the impermissible income of one share in one period, as the company's board
 * publishes it, times the shares held at the end of the period (AAOIFI Shariah Standard 21).
 */
import type { Currency } from '../money';
import { partOf, type Part, type Rates } from '../offerings/per-share';

export type Purifiable = {
  /** Impermissible income of one share in the period, a decimal; null when the board published none. */
  purification: string | null;
};

/** @param shares number of shares, a decimal @param listing ISO 4217 currency of the listing */
export function purificationOf(
  shares: string,
  { purification }: Purifiable,
  listing: string,
  to: Currency,
  rates: Rates,
): Part {
  return partOf(shares, { figure: purification, currency: listing }, to, rates);
}
