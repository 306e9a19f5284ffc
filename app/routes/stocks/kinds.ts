/** The three pages that work something out by a figure a share: what each asks for, and where its money goes. */
import type { PublishedFigures } from '#contract/zakat';
import type { Intention } from '#domain/cart';
import { FUNDS } from '#domain/offerings/funds';
import type { Currency } from '#domain/money';
import type { Part, Rates } from '#domain/offerings/per-share';
import { publishedZakatOf } from '#domain/zakat/published-zakat';
import { purificationOf } from '#domain/zakat/purification';
import type { Localised } from '../../charity/localise';
import type { Links, SitePath } from '../../links';

export type HoldingKind = 'purification' | 'stockZakat' | 'fundZakat';
export type ZakatKind = Exclude<HoldingKind, 'purification'>;
export type Figures = Localised<PublishedFigures>;

/** A share or an investment fund, as these pages show both. */
export type Subject = {
  id: string;
  symbol: string;
  shortName: string;
  name: string;
  /** The exchange, or who manages the fund. */
  house: string;
  /** ISO 4217 of the listing. */
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

/** Of one share or unit; null: none was published. */
export function figureOf(kind: HoldingKind, figures: Figures): string | null {
  return kind === 'purification' ? figures.purification : figures.zakat;
}

/** Whether a period says what is owed, be it that the company has paid. */
export function isPublished(kind: HoldingKind, figures: Figures): boolean {
  return figureOf(kind, figures) !== null || isSettled(kind, figures);
}

export function isSettled(kind: HoldingKind, { zakatPaid }: Figures): boolean {
  return kind !== 'purification' && zakatPaid;
}

type Held = { count: string; figures: Figures; listing: string };

export function partOfHolding(
  kind: HoldingKind,
  { count, figures, listing }: Held,
  to: Currency,
  rates: Rates,
): Part {
  return kind === 'purification'
    ? purificationOf(count, figures, listing, to, rates)
    : publishedZakatOf(count, figures, listing, to, rates);
}
