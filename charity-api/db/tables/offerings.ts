/**
 * Tables of offerings. Instants are ISO 8601 in UTC. Amounts are baisa unless the row has a
 * currency.
 */
import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { ExpiationCause } from '#contract/expiations';
import type { Currency } from '#domain/money';
import type { LimitUnit, OfferingKind } from '#domain/offerings';
import type { DocumentJson, Flag } from './content';

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
  /** Ids of a type and a category (content). null: neither a campaign nor a fund. */
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

/** The fields of an offering's content kind (content/kinds). One row per offering. */
type OfferingDocumentTable = { offering_id: string; document: DocumentJson };

/** An offering with its document. */
export type OfferingRow = Selectable<OfferingTable> & Pick<OfferingDocumentTable, 'document'>;

/** A reservation: an order has reserved the units from `first` (inclusive) to `first + units` (exclusive). */
export type HoldRow = {
  order_id: string;
  offering_id: string;
  first: number;
  units: number;
  paid: Flag;
};

/** One offering for each cause. */
type ExpiationRow = { offering_id: string; cause: ExpiationCause };

/** The facts by which lists find cases, and which the eligibility rules check. */
export type CaseRow = {
  offering_id: string;
  bill_number: string;
  nationality: string;
  gender: 'male' | 'female';
  social_status: 'single' | 'married' | 'widowed' | 'divorced';
  children: number;
  area: string;
  claim_minor: number;
  claim_currency: Currency;
  enforcement_orders: number;
  ordered_at: string;
  social_security: Flag;
};

/** The facts by which lists find orphans. */
export type OrphanRow = {
  offering_id: string;
  /** A day. No response may contain it. */
  birth_date: string;
  gender: 'male' | 'female';
  nationality: string;
  orphanhood: 'father' | 'mother' | 'both';
  children: number;
  area: string;
};

/** The baisa that one day added to the raised amount of an offering. */
export type RaisedDayRow = { offering_id: string; day: string; raised: number };

export type OfferingTables = {
  offerings: OfferingTable;
  offering_documents: OfferingDocumentTable;
  holds: HoldRow;
  expiations: ExpiationRow;
  cases: CaseRow;
  orphans: OrphanRow;
  raised_days: RaisedDayRow;
};
