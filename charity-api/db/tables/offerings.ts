/**
 * Tables of offerings, metal prices, stocks and investment funds. Localised texts are JSON. Instants are ISO 8601 in
 * UTC. Amounts are baisa unless the row has a currency.
 */
import type { Generated, GeneratedAlways, Selectable } from 'kysely';
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

/** Columns that orders, carts and lists read. Rows are narrow, so that lists stay fast with 100,000 offerings. */
export type OfferingTable = {
  /** Row number. The search index and the tags refer to it. */
  seq: Generated<number>;
  id: string;
  kind: OfferingKind;
  /** Order within its kind, or within the offering's `within`. Campaigns and funds are ordered by their dates. */
  position: number;
  /** Id of a repair's mosque or of a sacrifice's category. */
  within: string | null;
  /** Ids in `project_types` and `project_categories`. null: neither a campaign nor a fund. */
  type: string | null;
  category: string | null;
  /** JSON list of intentions; the first is the default. */
  intentions: string;
  /** Price of one share, month or person. null: any amount. */
  price: number | null;
  any_amount: Flag;
  /** A campaign's target amount. null: an open goal. Other kinds have a `capacity`. */
  goal: number | null;
  /** Unit of the limit. null: unlimited. */
  unit: LimitUnit | null;
  capacity: number | null;
  /** Units that are paid or reserved. For months, also past months without a sponsor before the last reserved one. */
  taken: Generated<number>;
  paid: Generated<number>;
  /** The day from which months are counted. */
  starts_at: string | null;
  closes_at: string | null;
  status: 'open' | 'completed' | 'closed';
  /** 1: shown on the home page. */
  featured: Generated<Flag>;
  /** Grows in the transaction that makes an order paid. */
  raised: Generated<number>;
  gifts: Generated<number>;
  published_at: string;
  /** 1: its intentions include zakat. */
  zakat: GeneratedAlways<Flag>;
  /** Ten-thousandths of the goal that an open campaign has reached. −1: closed, no goal, or goal reached. */
  closeness: GeneratedAlways<number>;
  /** `closes_at` when the offering is open, else null. */
  closing: GeneratedAlways<string | null>;
};

/** The texts and pictures of an offering. One row per offering. */
export type OfferingTextTable = {
  offering_id: string;
  title: TextJson;
  summary: TextJson;
  picture: PictureJson;
  /** HTML in four languages. */
  story: TextJson;
  pictures: PictureJson;
};

/** An offering with its texts. */
export type OfferingRow = Selectable<OfferingTable> & OfferingTextTable;

/** Facts of campaigns and funds. */
export type CampaignTable = {
  offering_id: string;
  place: TextJson;
  /** JSON {text, spent (baisa), at}, or null. */
  outcome: string | null;
  /** JSON lists: {label, amount}[], {amount, text}[], {at, text}[]; amounts in baisa. */
  budget: string;
  impact: string;
  updates: string;
};

/** A reservation: an order has reserved the units from `first` (inclusive) to `first + units` (exclusive). */
export type HoldRow = {
  order_id: string;
  offering_id: string;
  first: number;
  units: number;
  paid: Flag;
};

type SacrificeRow = {
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

type EndowmentRow = { offering_id: string; facts: FactsJson };

type ExpiationRow = {
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
  /** A day. No response may contain it. */
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

type MetalRow = {
  metal: Metal;
  position: number;
  /** Price of one gram of pure metal, a decimal string. */
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
  /** ISO 4217 code of the listing's currency. */
  currency: string;
  /** Folded words for the search, each after a space. */
  words: string;
};
export type StockRow = ListedRow & { market: TextJson; price: string | null };
export type InvestmentFundRow = ListedRow & { manager: TextJson; unit_value: string | null };

export type PublishedFiguresRow = {
  /** Id of a stock or an investment fund. */
  subject_id: string;
  period: string;
  purification: string | null;
  zakat: string | null;
  zakat_paid: Flag;
  source: TextJson;
  published_at: string;
};

/** The baisa that one day added to the raised amount of an offering. */
export type RaisedDayRow = { offering_id: string; day: string; raised: number };

export type OfferingTables = {
  offerings: OfferingTable;
  offering_texts: OfferingTextTable;
  campaigns: CampaignTable;
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
  raised_days: RaisedDayRow;
};
