/** The money report: gifts of a period by day or month, campaign, intention and method, and their fees. */
import * as z from 'zod';
import { localisedTextSchema } from '#contract/common';
import type { MoneyReport, ReportCell, ReportQuery } from '#contract/staff/reports';
import { CURRENCIES, type Currency } from '#domain/money';
import { ORDER_STATES, wasPaid } from '#domain/orders';
import { dayOf } from '#domain/time/dates';
import { isOfficeMethod, type OrderMethod } from '#domain/orders/order-methods';
import { feeOf } from '#domain/payouts/movements';
import type { Db } from '../../db/tables';
import type { ApiDeps } from '../../deps';
import { daysIn, firstOfMonth, periodOf, type Period } from './period';

type Fees = NonNullable<MoneyReport['fees']>;

/** @param currency the fees of gifts in this currency. The fee itself can be in another one */
async function feesIn(
  db: Db,
  { start, end }: Pick<Period, 'start' | 'end'>,
  currency: Currency,
  method: OrderMethod | undefined,
): Promise<Fees> {
  const movements = await db
    .selectFrom('provider_movements')
    .select(['method', 'kind', 'gross', 'fee', 'currency'])
    .where('kind', '!=', 'payout')
    .where(({ fn }) => fn.coalesce('paid_currency', 'currency'), '=', currency)
    .where('at', '>=', start)
    .where('at', '<', end)
    .$if(method !== undefined, (query) => query.where('method', '=', method!))
    .execute();
  const sums = new Map<string, Fees['told'][number]>();
  for (const movement of movements) {
    const key = `${movement.method} ${movement.currency}`;
    const sum = sums.get(key) ?? {
      ...{ method: movement.method, currency: movement.currency, minor: 0 },
    };
    sums.set(key, { ...sum, minor: sum.minor + feeOf(movement) });
  }
  return {
    told: [...sums.values()],
    unknown: await unknownIn(db, { start, end }, currency, method),
  };
}

async function unknownIn(
  db: Db,
  { start, end }: Pick<Period, 'start' | 'end'>,
  currency: Currency,
  method: OrderMethod | undefined,
): Promise<Fees['unknown']> {
  const rows = await db
    .selectFrom('payments')
    .select(['method', ({ fn }) => fn.countAll<number>().as('gifts')])
    .where('currency', '=', currency)
    .where('at', '>=', start)
    .where('at', '<', end)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('provider_movements as movement')
            .select('movement.id')
            .whereRef('movement.method', '=', 'payments.method')
            .whereRef('movement.payment_id', '=', 'payments.payment_id'),
        ),
      ),
    )
    .$if(method !== undefined, (query) => query.where('method', '=', method!))
    .groupBy('method')
    .execute();
  const fetches = await db.selectFrom('provider_fetches').select('method').execute();
  const hasBooks = new Set(fetches.map((fetch) => fetch.method));
  return rows.map((row) => ({ ...row, gifts: Number(row.gifts), reason: reasonOf(row.method) }));

  function reasonOf(of: OrderMethod): Fees['unknown'][number]['reason'] {
    if (of === 'Bank' || isOfficeMethod(of)) return 'none';
    return hasBooks.has(of) ? 'notYet' : 'untold';
  }
}

/** Days of a period up to which the report has a line for each day. */
const MAX_DAYS_BY_DAY = 31;
const MONTHS_BY_DEFAULT = 6;
const PAID = ORDER_STATES.filter(wasPaid);

export async function moneyReport(
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  query: ReportQuery,
): Promise<MoneyReport> {
  const period = periodOf(query, now(), (last) => firstOfMonth(last, MONTHS_BY_DEFAULT - 1));
  const currencies = await currenciesIn(db, period);
  const currency = query.currency ?? currencies[0]?.currency ?? 'OMR';
  const unit = daysIn(period).length <= MAX_DAYS_BY_DAY ? 'day' : 'month';
  const nameOf = (day: string) => (unit === 'day' ? day : day.slice(0, 7));
  const lines = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select([
      'orders.paid_at',
      'orders.method',
      'orders.state',
      'order_lines.offering_id',
      'order_lines.kind',
      'order_lines.title',
      'order_lines.intention',
      'order_lines.total',
    ])
    .where('orders.state', 'in', PAID)
    .where('orders.currency', '=', currency)
    .where('orders.paid_at', '>=', period.start)
    .where('orders.paid_at', '<', period.end)
    .$if(query.offering !== undefined, (q) =>
      q.where('order_lines.offering_id', '=', query.offering!),
    )
    .$if(query.method !== undefined, (q) => q.where('orders.method', '=', query.method!))
    .orderBy('orders.paid_at')
    .execute();

  const cells = new Map<string, ReportCell>();
  const offerings: MoneyReport['offerings'] = {};
  let disputed = 0;
  for (const line of lines) {
    const { offering_id: offering, intention, method } = line;
    const name = nameOf(dayOf(line.paid_at!));
    const key = [name, offering, intention, method].join(' ');
    const cell = cells.get(key) ?? {
      ...{ period: name, offering, intention, method, gifts: 0, minor: 0 },
    };
    cells.set(key, { ...cell, gifts: cell.gifts + 1, minor: cell.minor + line.total });
    // The latest title of a campaign whose title has changed.
    offerings[offering] = {
      kind: line.kind,
      title: localisedTextSchema.parse(JSON.parse(line.title)),
    };
    if (line.state === 'disputed') disputed += line.total;
  }
  return {
    ...{ from: period.from, until: period.until, unit, currency, currencies },
    periods: [...new Set(daysIn(period).map(nameOf))],
    madeAt: now().toISOString(),
    cells: [...cells.values()],
    ...{ offerings, disputed },
    refunded: await refundedIn(db, period, currency),
    waiting: await waitingIn(db, period, currency),
    fees: query.offering === undefined ? await feesIn(db, period, currency, query.method) : null,
  };
}

/** Returns the currencies, the one with the most gifts first. A gift is a line of an order, as in the cells. */
async function currenciesIn(db: Db, { start, end }: Period): Promise<MoneyReport['currencies']> {
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(({ fn }) => [
      'orders.currency',
      fn.countAll<number>().as('gifts'),
      fn.sum<number>('order_lines.total').as('minor'),
    ])
    .where('orders.state', 'in', PAID)
    .where('orders.paid_at', '>=', start)
    .where('orders.paid_at', '<', end)
    .groupBy('orders.currency')
    .execute();
  return rows
    .map(({ currency, gifts, minor }) => ({
      ...{ currency, gifts: Number(gifts), minor: Number(minor) },
    }))
    .sort((a, b) => b.gifts - a.gifts || order(a.currency) - order(b.currency));
}

const order = (currency: Currency) => CURRENCIES.indexOf(currency);

/**
 * Returns the refunds of the period. An event has the refunded total of its payment, so the query subtracts the earlier
 * total. A refund in another currency is the same share of the order's total, rounded up.
 */
async function refundedIn(db: Db, { start, end }: Period, currency: Currency): Promise<number> {
  const rows = await db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .innerJoin('payments', (join) =>
      join.onRef('payments.order_id', '=', 'orders.id').on('payments.counted', '=', 1),
    )
    .select([
      'orders.id',
      'orders.total',
      'payments.payment_id',
      'payments.minor',
      'order_events.detail',
      'order_events.at',
    ])
    .where('order_events.event', 'in', ['payment_refunded', 'payment_partly_refunded'])
    .where('orders.currency', '=', currency)
    .where('order_events.at', '<', end)
    .orderBy('order_events.at')
    .orderBy('order_events.version')
    .execute();
  const before = new Map<string, number>();
  let sum = 0;
  for (const { id, total, payment_id, minor, detail, at } of rows) {
    const { data: refund } = refundDetail.safeParse(JSON.parse(detail ?? 'null'));
    // Second payments and wrong amounts are not in this report, so their refunds are not either.
    if (refund?.paymentId !== payment_id) continue;
    const refunded = Number(
      (BigInt(total) * BigInt(refund.minor) + BigInt(minor - 1)) / BigInt(minor),
    );
    if (at >= start) sum += refunded - (before.get(id) ?? 0);
    before.set(id, refunded);
  }
  return sum;
}

const refundDetail = z.object({ paymentId: z.string(), minor: z.int() });

async function waitingIn(db: Db, { start, end }: Period, currency: Currency): Promise<number> {
  const { minor } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.sum<number | null>('total').as('minor'))
    .where('state', 'in', ['awaiting_transfer', 'under_review'])
    .where('currency', '=', currency)
    .where('created_at', '>=', start)
    .where('created_at', '<', end)
    .executeTakeFirstOrThrow();
  return Number(minor ?? 0);
}
