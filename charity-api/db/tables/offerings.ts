/** Tables of what can be given to besides campaigns, and of the figures of zakat. Texts in four languages are JSON; instants are ISO 8601 in UTC; amounts are baisa unless a currency stands beside them. */
import type { ExpiationCause } from '#contract/expiations';
import type { Animal } from '#contract/sacrifices';
import type { Metal } from '#contract/zakat';
import type { Currency } from '#domain/money';
import type { LimitUnit, OfferingKind } from '#domain/offerings';
import type { Flag, NamedTable, TextJson } from './content';

/** JSON of the contract's Picture, or of a list of them. */
type PictureJson = string;
/** JSON list of {label, text}. */
type FactsJson = string;

export type OfferingRow = {
  id: string;
  kind: Exclude<OfferingKind, 'campaign' | 'fund'>;
  position: number;
  /** The mosque of a repair, the category of a sacrifice. */
  within: string | null;
  title: TextJson;
  summary: TextJson;
  picture: PictureJson;
  /** HTML in four languages. */
  story: TextJson;
  pictures: PictureJson;
  /** JSON list of intentions; the first is the usual one. */
  intentions: string;
  /** Of one share, month or person; null: any amount. */
  price: number | null;
  any_amount: Flag;
  /** What there is only so much of; null: nothing. */
  unit: LimitUnit | null;
  capacity: number | null;
  /** Units that are paid or being paid; of months also those that went by without a sponsor before the last was taken. */
  taken: number;
  paid: number;
  /** Months are counted from here: a day. */
  starts_at: string | null;
  closes_at: string | null;
  status: 'open' | 'closed';
  raised: number;
  gifts: number;
  published_at: string;
};

/** Units `first` to `first + units` of an offering, which an order has taken. */
export type HoldRow = {
  order_id: string;
  offering_id: string;
  first: number;
  units: number;
  paid: Flag;
};

export type SacrificeRow = {
  offering_id: string;
  animal: Animal;
  shares_each: 1 | 7;
  country: string;
  place: TextJson;
  time_zone: string;
  slaughter_from: string | null;
  slaughter_until: string | null;
  facts: FactsJson;
};

export type EndowmentRow = { offering_id: string; facts: FactsJson };

export type ExpiationRow = {
  offering_id: string;
  cause: ExpiationCause;
  people: number;
  instead: TextJson;
  authority: TextJson;
  ruled_at: string;
};

export type CaseRow = {
  offering_id: string;
  bill_number: string;
  nationality: string;
  gender: 'male' | 'female';
  social_status: 'single' | 'married' | 'widowed' | 'divorced';
  children: number;
  area: string;
  area_name: TextJson;
  claim_minor: number;
  claim_currency: Currency;
  enforcement_orders: number;
  ordered_at: string;
  social_security: Flag;
  checked_at: string;
};

export type OrphanRow = {
  offering_id: string;
  /** A day. It never leaves the API. */
  birth_date: string;
  gender: 'male' | 'female';
  nationality: string;
  orphanhood: 'father' | 'mother' | 'both';
  children: number;
  area: string;
  area_name: TextJson;
  facts: FactsJson;
};

export type MosqueRow = NamedTable & {
  place: TextJson;
  picture: PictureJson;
  story: TextJson;
  pictures: PictureJson;
};

export type MetalRow = {
  metal: Metal;
  position: number;
  /** Of a pure gram, a decimal string. */
  price: string;
  currency: Currency;
  at: string;
  source: TextJson;
};

type ListedRow = {
  id: string;
  position: number;
  symbol: string;
  short_name: TextJson;
  name: TextJson;
  /** ISO 4217 of the listing. */
  currency: string;
  /** Folded words that it is found by, each after a space. */
  words: string;
};
export type StockRow = ListedRow & { market: TextJson; price: string | null };
export type InvestmentFundRow = ListedRow & { manager: TextJson; unit_value: string | null };

export type PublishedFiguresRow = {
  /** A stock or an investment fund. */
  subject_id: string;
  period: string;
  purification: string | null;
  zakat: string | null;
  zakat_paid: Flag;
  source: TextJson;
  published_at: string;
};

export type OfferingTables = {
  offerings: OfferingRow;
  holds: HoldRow;
  sacrifice_categories: NamedTable;
  sacrifices: SacrificeRow;
  endowments: EndowmentRow;
  expiations: ExpiationRow;
  cases: CaseRow;
  orphans: OrphanRow;
  mosques: MosqueRow;
  metals: MetalRow;
  stocks: StockRow;
  investment_funds: InvestmentFundRow;
  published_figures: PublishedFiguresRow;
};
