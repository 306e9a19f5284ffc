/** Tables of offerings. Instants are ISO 8601 in UTC, amounts baisa unless the row has a currency. */
import type { Selectable } from 'kysely';
import type { ExpiationCause } from '#contract/expiations';
import type { Currency } from '#domain/money';
import type { LimitUnit, OfferingKind } from '#domain/offerings';
import { document, flag, integer, oneOf, sequence, table, text } from '../columns';
import type { Flag, Row } from '../columns';

/** Open cases come first, then the paid ones, then the closed ones. */
const OPENNESS = `(case when paid >= capacity or status = 'completed' then 1 when status = 'closed' then 2 else 0 end)`;

export const OFFERINGS = {
  /** Columns that orders, carts and lists read. Rows are narrow, so that lists stay fast with 100,000 offerings. */
  offerings: table({
    /** The search index and the tags refer to it. */
    seq: sequence(),
    id: text().unique(),
    kind: text<OfferingKind>(),
    /** Order within its kind, or within the offering's `within`. Campaigns and funds are ordered by their dates. */
    position: integer(),
    /** Id of a repair's mosque or of a sacrifice's category. */
    within: text().orNull(),
    /** Ids of a type and a category (content). null: neither a campaign nor a fund. */
    type: text().orNull(),
    category: text().orNull(),
    /** JSON list of intentions; the first is the default. */
    intentions: text(),
    /** Price of one share, month or person. null: any amount. */
    price: integer().orNull().check('> 0'),
    any_amount: flag(),
    /** A campaign's target amount. null: an open goal. Other kinds have a `capacity`. */
    goal: integer().orNull().check('> 0'),
    /** Unit of the limit. null: unlimited. */
    unit: oneOf<LimitUnit>('share', 'month', 'money').orNull(),
    capacity: integer().orNull().check('>= 0'),
    /** Units that are paid or reserved. For months, also past months without a sponsor before the last reserved one. */
    taken: integer().default(0).check('>= 0'),
    paid: integer().default(0).check('>= 0 and paid <= taken'),
    /** The day from which months are counted. */
    starts_at: text().orNull(),
    closes_at: text().orNull(),
    status: oneOf('open', 'completed', 'closed'),
    /** 1: shown on the home page. */
    featured: flag().default(0),
    /** Grows after an order was paid, with the next run of the background jobs. */
    raised: integer().default(0).check('>= 0'),
    gifts: integer().default(0).check('>= 0'),
    published_at: text(),
    /** 1: its intentions include zakat. */
    zakat: integer<Flag>().computed(`case when intentions like '%"zakat"%' then 1 else 0 end`),
    /** Ten-thousandths of the goal that an open campaign has reached. −1: closed, no goal, or goal reached. */
    closeness: integer().computed(
      `case when status = 'open' and goal is not null and raised < goal then raised * 10000 / goal else -1 end`,
    ),
    /** `closes_at` when the offering is open, else null. */
    closing: text().orNull().computed(`case when status = 'open' then closes_at end`),
  }).with(
    'check ((unit is null) = (capacity is null))',
    'check (capacity is null or taken <= capacity)',
    `check ((kind in ('campaign', 'fund')) = (type is not null))`,
    'check ((type is null) = (category is null))',
    `check ((kind = 'fund') = (coalesce(type, '') = 'fund'))`,
    `check (type is null or id not like '%-endowment')`,
    'index offerings_listed (kind, position)',
    'index offerings_within (within, position)',
    // Only searches and lists with `type=fund` contain funds, so the indexes of the other lists leave them out.
    `index campaigns_newest (published_at desc, seq desc) where type <> 'fund'`,
    // With the columns of the filters, so that SQLite counts campaigns with a deadline from the index alone.
    `index campaigns_closing (closing, seq, category, zakat, featured, type) where type <> 'fund' and closing is not null`,
    `index campaigns_closest (closeness desc, seq desc) where type <> 'fund'`,
    `index campaigns_largest (goal desc, seq desc) where type <> 'fund'`,
    `index campaigns_category (category, published_at desc, seq desc) where type <> 'fund'`,
    `index campaigns_status (status, published_at desc, seq desc) where type <> 'fund'`,
    `index campaigns_zakat (zakat, published_at desc, seq desc) where type <> 'fund'`,
    `index campaigns_featured (featured, published_at desc, seq desc) where type <> 'fund'`,
    `index campaigns_type (type, published_at desc, seq desc) where type is not null`,
    // The list shows open campaigns by default, so each filter comes with a status.
    `index campaigns_category_status (category, status, published_at desc, seq desc, type) where type <> 'fund'`,
    `index campaigns_zakat_status (zakat, status, published_at desc, seq desc) where type <> 'fund'`,
    `index campaigns_type_status (type, status, published_at desc, seq desc) where type is not null`,
    `index cases_closest (kind, ${OPENNESS}, (paid * 1.0 / nullif(capacity, 0)) desc, position)`,
    `index cases_newest (kind, ${OPENNESS}, published_at desc, position)`,
    `index cases_smallest (kind, ${OPENNESS}, (capacity - paid), position)`,
    `index cases_closing (closes_at) where kind = 'case' and status = 'open'`,
  ),
  offering_documents: table({
    offering_id: text().primary().references('offerings (id) on delete cascade'),
    document: document(),
  }),
  offering_tags: table({
    tag: text().key(),
    offering: integer().key().references('offerings (seq) on delete cascade').index(),
  }),
  /** The baisa that one day added to the raised amount of an offering. */
  raised_days: table({
    offering_id: text().key().references('offerings (id) on delete cascade'),
    day: text().key(),
    raised: integer(),
  }),
  /** A reservation: an order has reserved the units from `first` (inclusive) to `first + units` (exclusive). */
  holds: table({
    order_id: text().key().references('orders (id)'),
    offering_id: text().key().references('offerings (id)'),
    first: integer(),
    units: integer().check('> 0'),
    paid: flag(),
  }).with(
    'index holds_offering (offering_id, first)',
    'index holds_unpaid (offering_id, units) where paid = 0',
  ),
  /** One offering for each cause. */
  expiations: table({
    offering_id: text().primary().references('offerings (id)'),
    cause: text<ExpiationCause>().unique(),
  }),
  /** The facts by which lists find cases, and which the eligibility rules check. */
  cases: table({
    offering_id: text().primary().references('offerings (id)'),
    bill_number: text().unique(),
    nationality: text().index(),
    gender: text<'male' | 'female'>(),
    social_status: text<'single' | 'married' | 'widowed' | 'divorced'>(),
    children: integer(),
    area: text().index(),
    claim_minor: integer(),
    claim_currency: text<Currency>(),
    enforcement_orders: integer(),
    ordered_at: text(),
    social_security: flag(),
  }),
  /** The facts by which lists find orphans. */
  orphans: table({
    offering_id: text().primary().references('offerings (id)'),
    /** A day. No response may contain it. */
    birth_date: text(),
    gender: text<'male' | 'female'>(),
    nationality: text(),
    orphanhood: text<'father' | 'mother' | 'both'>(),
    children: integer(),
    area: text(),
  }),
};
export type OfferingTable = Row<typeof OFFERINGS.offerings>;
/** An offering with its document. */
export type OfferingRow = Selectable<OfferingTable> & { document: string };
export type RaisedDayRow = Row<typeof OFFERINGS.raised_days>;
export type HoldRow = Row<typeof OFFERINGS.holds>;
export type CaseRow = Row<typeof OFFERINGS.cases>;
export type OrphanRow = Row<typeof OFFERINGS.orphans>;
