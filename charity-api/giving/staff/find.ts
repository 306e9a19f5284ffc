/** Finds orders for staff, and sums their amounts by currency and intention. */
import { sql, type RawBuilder } from 'kysely';
import type * as z from 'zod';
import type { giftListSchema, GiftQuery, GiftSum, GiftView } from '#contract/staff/gifts';
import { GIFT_VIEWS } from '#contract/staff/gifts';
import { INTENTIONS, type Intention } from '#domain/cart';
import { CURRENCIES, parseAmount, type Currency } from '#domain/money';
import { readOrderReference } from '#domain/orders';
import { readMistypedReference } from '#domain/reference';
import { endOfSiteDay, startOfSiteDay } from '#domain/time/site-days';
import type { Db } from '../../db/tables';
import type { OrderRow } from '../../db/tables/orders';
import { containing, containingPhone } from '../../modules/search';

type GiftList = z.output<typeof giftListSchema>;
export type Condition = RawBuilder<unknown>;

/** The states of orders whose money the charity has. The donor's bank has taken back a disputed payment. */
const ARRIVED = sql`state in ('paid', 'partially_refunded')`;
const OPEN = sql`state in ('awaiting_transfer', 'under_review', 'rejected', 'pending_payment', 'processing', 'mismatch')`;

const VIEWS: Record<GiftView, Condition> = {
  all: sql`true`,
  completed: sql`state not in ('pending_payment', 'failed', 'cancelled', 'expired')`,
  // A part of a transfer has arrived. If the rest does not arrive, staff decide.
  check: sql`(state in ('under_review', 'mismatch') or exists (
    select 1 from bank_arrivals where order_id = orders.id and payment_id is null))`,
  flagged: sql`(flag is not null or state = 'disputed')`,
  awaiting: sql`state = 'awaiting_transfer'`,
  refunds: sql`exists (select 1 from staff_approvals where kind = 'refund'
    and subject_kind = 'order' and subject_id = orders.id and staff_approvals.state = 'waiting')`,
};

/** Returns a page, newest first, and the sums of all matches. @param scope a condition on `orders`, as of one donor */
export async function findGifts(db: Db, query: GiftQuery, scope: Condition = sql`true`) {
  const where = sql`${conditionOf(query)} and ${scope}`;
  const { rows: orders } = await sql<OrderRow>`
    select * from orders where ${where} order by created_at desc, rowid desc
    limit ${query.limit} offset ${query.offset}`.execute(db);
  return {
    orders,
    total: await count(db, where),
    sums: await sumsOf(db, query, where),
    views: Object.fromEntries(
      await Promise.all(GIFT_VIEWS.map(async (view) => [view, await countView(db, view)])),
    ) as Record<GiftView, number>,
  };
}

export function countView(db: Db, view: GiftView): Promise<number> {
  return count(db, VIEWS[view]);
}

/** Returns the references of the orders that wait for a check, the oldest first. */
export async function waitingReferences(db: Db): Promise<string[]> {
  const { rows } = await sql<Pick<OrderRow, 'reference'>>`
    select reference from orders where ${VIEWS.check} order by created_at, rowid`.execute(db);
  return rows.map(({ reference }) => reference);
}

/** Returns null unless `text` is a reference whose check letter does not fit. */
export async function findMistyped(db: Db, text = ''): Promise<GiftList['mistyped']> {
  const mistyped = readMistypedReference('ND', text);
  if (mistyped === null) return null;
  const found = await db
    .selectFrom('orders')
    .select('reference')
    .where('reference', 'in', mistyped.near)
    .orderBy('created_at', 'desc')
    .execute();
  return { ...mistyped, near: found.map(({ reference }) => reference) };
}

async function count(db: Db, where: Condition): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from orders where ${where}`.execute(db);
  return Number(rows[0]!.count);
}

function conditionOf(query: GiftQuery): Condition {
  const { view, q, from, until, state, method } = query;
  const lines = lineCondition(query);
  return sql.join(
    [
      VIEWS[view],
      ...(q ? [searched(q)] : []),
      ...(from ? [sql`created_at >= ${startOfSiteDay(from)}`] : []),
      ...(until ? [sql`created_at < ${endOfSiteDay(until)}`] : []),
      ...(state ? [sql`state = ${state}`] : []),
      ...(method ? [sql`method = ${method}`] : []),
      ...(lines
        ? [sql`exists (select 1 from order_lines where order_id = orders.id and ${lines})`]
        : []),
    ],
    sql` and `,
  );
}

function lineCondition({ intention, offering }: GiftQuery): Condition | null {
  const conditions = [
    ...(intention ? [sql`intention = ${intention}`] : []),
    ...(offering ? [sql`offering_id = ${offering}`] : []),
  ];
  return conditions.length === 0 ? null : sql.join(conditions, sql` and `);
}

function searched(text: string): Condition {
  const reference = readOrderReference(text);
  if (reference) return sql`reference = ${reference}`;
  const amounts = CURRENCIES.flatMap((currency) => {
    const parsed = parseAmount(text, currency);
    return parsed.ok ? [sql`(total = ${parsed.value.minor} and currency = ${currency})`] : [];
  });
  return sql`(${sql.join(
    [
      containing(sql`donor_name`, text),
      containing(sql`donor_email`, text),
      containing(sql`reference`, text),
      ...containingPhone(sql`donor_phone`, text),
      ...amounts,
      sql`exists (select 1 from payments where order_id = orders.id and payment_id = ${text})`,
      sql`exists (select 1 from bank_arrivals where order_id = orders.id and bank_number = ${text})`,
    ],
    sql` or `,
  )})`;
}

type SumRow = { currency: Currency; intention: Intention; arrived: number; open: number };
type OrderSumRow = { currency: Currency; orders: number; refunded: number };

async function sumsOf(db: Db, query: GiftQuery, where: Condition): Promise<GiftSum[]> {
  const lines = lineCondition(query);
  const { rows } = await sql<SumRow>`
    select currency, intention,
      sum(case when ${ARRIVED} then order_lines.total else 0 end) as arrived,
      sum(case when ${OPEN} then order_lines.total else 0 end) as open
    from (select id, currency, state from orders where ${where}) as found
    join order_lines on order_lines.order_id = found.id
    where ${lines ?? sql`true`}
    group by currency, intention`.execute(db);
  // A refund in another currency is the refunded share of the payment, rounded up.
  const { rows: byOrder } = await sql<OrderSumRow>`
    select found.currency, count(*) as orders,
      sum(case when payments.refunded > 0
        then (found.total * payments.refunded + payments.minor - 1) / payments.minor else 0 end) as refunded
    from (select id, currency, total, state from orders where ${where}) as found
    left join payments on payments.order_id = found.id and counted = 1
    where ${ARRIVED}
    group by found.currency`.execute(db);
  return CURRENCIES.flatMap((currency) => {
    const ofCurrency = rows.filter((row) => row.currency === currency);
    if (ofCurrency.length === 0) return [];
    const orders = byOrder.find((row) => row.currency === currency);
    const of = (intention: Intention) =>
      Number(ofCurrency.find((row) => row.intention === intention)?.arrived ?? 0);
    return {
      currency,
      arrived: ofCurrency.reduce((all, { arrived }) => all + Number(arrived), 0),
      open: ofCurrency.reduce((all, { open }) => all + Number(open), 0),
      orders: Number(orders?.orders ?? 0),
      refunded: Number(orders?.refunded ?? 0),
      byIntention: Object.fromEntries(
        INTENTIONS.map((intention) => [intention, of(intention)]),
      ) as GiftSum['byIntention'],
    };
  });
}
