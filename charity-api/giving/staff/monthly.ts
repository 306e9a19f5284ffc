/** Monthly gifts for staff: the list, one gift with its months, and changes on behalf of the donor. */
import { sql } from 'kysely';
import type * as z from 'zod';
import { localisedTextSchema } from '#contract/common';
import type { MonthlyChange, MonthlyQuery, staffMonthlySchema } from '#contract/staff/monthly';
import { money } from '#domain/money';
import { mayStop } from '#domain/orders';
import type { Db } from '../../db/tables';
import type { MonthlyGiftRow } from '../../db/tables/months';
import type { ApiDeps } from '../../deps';
import type { Actor } from '../../http/actor';
import { ApiError } from '../../http/errors';
import { containing } from '../../modules/search';
import { recordAction } from '../../modules/staff-log/record';
import { amountOfGift } from '../../orders/monthly-amounts';
import { findMonthlyGift } from '../../orders/monthly-gifts';
import { providerFailed } from '../../payments/failure';
import type { Providers } from '../../payments/providers';
import { pauseOrResume } from '../monthly/change';
import { RETRY_PERIOD } from '../monthly/months';
import { recordMonth } from '../monthly/renew';
import { stopGift } from '../monthly/service';
import { changesOf, readGiftParts, type GiftParts } from '../monthly/view';
import { subjectOf } from './order';

type StaffMonthly = z.input<typeof staffMonthlySchema>;

/** Returns started gifts, the failed ones first, then the newest. Omits duplicates, which the API stops. */
export async function listMonthly(
  db: Db,
  providers: Providers,
  { state, q, offset, limit }: MonthlyQuery,
): Promise<{ total: number; data: StaffMonthly[]; failed: number }> {
  const where = sql.join(
    [
      sql`gift.stop_due_at is null and gift.state <> 'pending'`,
      ...(state ? [sql`gift.state = ${state}`] : []),
      ...(q ? [matching(q)] : []),
    ],
    sql` and `,
  );
  const from = sql`from monthly_gifts as gift
    join orders as first on first.id = gift.first_order_id where ${where}`;
  const { rows } = await sql<MonthlyGiftRow>`
    select gift.* ${from}
    order by gift.state = 'past_due' desc, gift.created_at desc, gift.rowid desc
    limit ${limit} offset ${offset}`.execute(db);
  const total = await sql<{ count: number }>`select count(*) as count ${from}`.execute(db);
  const failed = await db
    .selectFrom('monthly_gifts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'past_due')
    .where('stop_due_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    total: Number(total.rows[0]!.count),
    failed: Number(failed.count),
    data: await viewMonthly(db, providers, rows),
  };
}

function matching(text: string) {
  const columns = [sql`first.donor_name`, sql`first.donor_email`, sql`first.reference`];
  return sql`(${sql.join(
    columns.map((column) => containing(column, text)),
    sql` or `,
  )})`;
}

/** @param reference of the first order @throws ApiError monthlyGift.notFound */
export async function showMonthly(
  db: Db,
  providers: Providers,
  reference: string,
): Promise<StaffMonthly> {
  const [shown] = await viewMonthly(db, providers, [await giftOf(db, reference)]);
  return shown!;
}

async function giftOf(db: Db, reference: string): Promise<MonthlyGiftRow> {
  const order = await db
    .selectFrom('orders')
    .select('monthly_gift_id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  const gift = order?.monthly_gift_id && (await findMonthlyGift(db, order.monthly_gift_id));
  if (!gift) throw new ApiError('monthlyGift.notFound');
  return gift;
}

export async function viewMonthly(
  db: Db,
  providers: Providers,
  gifts: readonly MonthlyGiftRow[],
): Promise<StaffMonthly[]> {
  return (await readGiftParts(db, gifts)).map((parts) => view(providers, parts));
}

function view(providers: Providers, parts: GiftParts): StaffMonthly {
  const { gift, first, line, months } = parts;
  const { canPause } = changesOf(providers, parts);
  return {
    reference: first.reference,
    state: gift.state,
    donor: { name: first.donor_name, email: first.donor_email },
    locale: first.locale,
    method: gift.method,
    amount: amountOfGift(gift, first),
    title: localisedTextSchema.parse(JSON.parse(line.title)),
    intention: line.intention,
    startedAt: gift.created_at,
    stoppedAt: gift.stopped_at,
    months: months.map(({ reference, state, paid_at, total, currency, created_at }) => ({
      ...{ reference, state, paidAt: paid_at, createdAt: created_at },
      total: money(total, currency),
    })),
    may: {
      pause: canPause && gift.state !== 'paused',
      resume: canPause && gift.state === 'paused',
      stop: mayStop(gift.state),
      retry: gift.state === 'past_due' && providers.get(gift.method)?.monthly?.retry !== undefined,
    },
  };
}

/**
 * @throws ApiError monthlyGift.notFound, monthlyGift.notChangeable, staffGift.noRetry, request.busy,
 * payment.providerFailed
 */
export async function changeMonthly(
  deps: ApiDeps,
  providers: Providers,
  actor: Actor,
  reference: string,
  change: MonthlyChange,
): Promise<StaffMonthly> {
  const gift = await giftOf(deps.db, reference);
  if (change === 'stop') await stopGift(deps, providers, gift);
  else if (change === 'retry') await retryMonth(deps, providers, gift);
  else await pauseOrResume(deps, providers, gift, change);
  const after = (await findMonthlyGift(deps.db, gift.id))!;
  if (after.state !== gift.state || change === 'retry')
    await recordAction(deps.db, deps, {
      actor,
      action: `monthly.${change}`,
      subject: subjectOf({ id: gift.first_order_id }),
      before: { state: gift.state },
      after: { state: after.state },
    });
  return showMonthly(deps.db, providers, reference);
}

/** Charges the failed month again, and records the result: a paid month is an order with its receipt. */
async function retryMonth(
  deps: ApiDeps,
  providers: Providers,
  gift: MonthlyGiftRow,
): Promise<void> {
  const provider = providers.get(gift.method);
  const { provider_reference: monthlyReference } = gift;
  if (gift.state !== 'past_due' || !provider?.monthly?.retry || monthlyReference === null)
    throw new ApiError('staffGift.noRetry');
  const since = new Date(deps.now().getTime() - RETRY_PERIOD);
  const evidence = await provider.monthly.retry(monthlyReference, since).catch(providerFailed);
  if (!evidence) throw new ApiError('staffGift.noRetry');
  await recordMonth(deps, provider, { monthlyReference, evidence });
}
