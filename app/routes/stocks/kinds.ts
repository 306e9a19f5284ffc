/** The three pages that calculate an amount per share or unit: listing, target fund, intention and URL of each. */
import type { PublishedFigures } from '#contract/zakat';
import type { Intention } from '#domain/cart';
import type { Currency } from '#domain/money';
import { FUNDS } from '#domain/offerings/funds';
import type { Part, Rates } from '#domain/offerings/per-share';
import { publishedZakatOf } from '#domain/zakat/published-zakat';
import { purificationOf } from '#domain/zakat/purification';
import type { InLanguage, Localised } from '#web/charity/results';
import type { Links, SitePath } from '#web/links';

export type HoldingKind = 'purification' | 'stockZakat' | 'fundZakat';
export type ZakatKind = Exclude<HoldingKind, 'purification'>;
export type Figures = Localised<PublishedFigures>;

/** A listed share or an investment fund. */
export type Subject = InLanguage & {
  id: string;
  symbol: string;
  shortName: string;
  name: string;
  /** Stock exchange, or manager of the fund. */
  house: string;
  /** Currency of the listing (ISO 4217). */
  currency: string;
  figures: Figures[];
};

type Page = {
  listing: 'stocks' | 'funds';
  fund: string;
  intention: Intention;
  address: (links: Links) => SitePath;
};

export const PAGES: Record<HoldingKind, Page> = {
  purification: {
    listing: 'stocks',
    fund: FUNDS.purification,
    intention: 'purification',
    address: (links) => links.stockPurge(),
  },
  stockZakat: {
    listing: 'stocks',
    fund: FUNDS.zakat,
    intention: 'zakat',
    address: (links) => links.stockZakat(),
  },
  fundZakat: {
    listing: 'funds',
    fund: FUNDS.zakat,
    intention: 'zakat',
    address: (links) => links.fundZakat(),
  },
};

/** Returns the published amount per share or unit as a decimal; null when the company published none. */
export function figureOf(kind: HoldingKind, figures: Figures): string | null {
  return kind === 'purification' ? figures.purification : figures.zakat;
}

/** Returns true when the period has a published amount, or the company pays the zakat itself. */
export function isPublished(kind: HoldingKind, figures: Figures): boolean {
  return figureOf(kind, figures) !== null || isSettled(kind, figures);
}

/** Returns true when the company or fund pays the zakat itself, so that the donor owes none. */
export function isSettled(kind: HoldingKind, { zakatPaid }: Figures): boolean {
  return kind !== 'purification' && zakatPaid;
}

/** Calculates the amount that is due for one row, in the currency `to`. */
export function calculateHolding(
  kind: HoldingKind,
  { count, figures, listing }: { count: string; figures: Figures; listing: string },
  to: Currency,
  rates: Rates,
): Part {
  return kind === 'purification'
    ? purificationOf(count, figures, listing, to, rates)
    : publishedZakatOf(count, figures, listing, to, rates);
}
