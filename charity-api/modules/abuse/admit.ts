/**
 * Checks the rate limits of a payment attempt, in the transaction that creates it, so that concurrent attempts cannot
 * exceed a limit.
 */
import type { Transaction } from 'kysely';
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import { logEvent } from '#contract/telemetry/events';
import { hours, minutes } from '#domain/time/durations';
import { units } from '#domain/money';
import type { Database } from '../../db/tables';
import type { OrderRow } from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { isAttackMode } from './attack-mode';
import { rateLimitKeysOf, type RateLimitKeys } from './caller';
import { countOrReject } from './count-request';
import { ALL, count, eventTimes, record } from './events';
import {
  BLOCK_MS,
  blockedUntil,
  DECLINE_WINDOW,
  declineRules,
  orderRules,
  WARNING_WINDOW,
  type Kind,
} from './limits';

type AdmitDeps = Pick<ApiDeps, 'now' | 'config' | 'log'>;
type Payable = Pick<OrderRow, 'id' | 'method' | 'currency' | 'total' | 'donor_email'>;
type LimitContext = AdmitDeps & { db: Transaction<Database> };

/**
 * Checks all limits and counts the attempt. A rejected attempt is not counted, so a retry does not extend the wait.
 * @throws ApiError order.tooMany, order.tooManyTransfers, order.tooManyFailures, order.minimumRaised
 */
export async function admitAttempt(
  deps: AdmitDeps,
  tx: Transaction<Database>,
  order: Payable,
  caller: DonorRateLimitKeys,
): Promise<void> {
  const asking: LimitContext = { ...deps, db: tx };
  const marks = rateLimitKeysOf(caller, order.donor_email, deps);
  const kind: Kind = order.method === 'Bank' ? 'transfers' : 'orders';
  const isAttack = await isAttackMode(asking);
  if (kind === 'orders') {
    await rejectBlocked(asking, marks, isAttack);
    if (isAttack) rejectSmall(asking, order);
  }
  const keys = orderRules(kind, deps.config.limits, isAttack).map(({ by, ...rule }) => ({
    ...rule,
    mark: marks[by],
  }));
  const code = kind === 'orders' ? 'order.tooMany' : 'order.tooManyTransfers';
  // Always an hour, also for a shorter window, so that the response does not reveal which limit was reached.
  await countOrReject(asking, keys, code, hours(1));
  if (kind === 'orders') await warnAtUnusualCount(asking);
  await storeRateLimitKeys(asking, order.id, marks);
}

async function rejectBlocked(
  asking: LimitContext,
  marks: RateLimitKeys,
  isAttack: boolean,
): Promise<void> {
  const now = asking.now().getTime();
  for (const { bucket, by, limit } of declineRules(asking.config.limits, isAttack)) {
    const mark = marks[by];
    if (mark === null) continue;
    const declines = await eventTimes(asking, bucket, mark, DECLINE_WINDOW + BLOCK_MS);
    if ((blockedUntil(declines, limit) ?? 0) > now) {
      logEvent(asking.log, 'info', 'limit.reached', { bucket, isAttack });
      throw new ApiError('order.tooManyFailures', { retryAfter: BLOCK_MS });
    }
  }
}

/** Card testers use very small amounts. */
function rejectSmall({ config }: LimitContext, { total, currency }: Payable): void {
  const least = units(config.limits.attackMinimum[currency], currency);
  if (total < least.minor) {
    throw new ApiError('order.minimumRaised', { amounts: { least }, retryAfter: minutes(30) });
  }
}

/** Logs one warning when the number is reached. Staff must judge if it is a successful campaign or an attack. */
async function warnAtUnusualCount(asking: LimitContext): Promise<void> {
  const { warnAt } = asking.config.limits;
  await record(asking, 'orders.all', ALL);
  if ((await count(asking, 'orders.all', ALL, WARNING_WINDOW, warnAt + 1)) === warnAt) {
    asking.log.warn({ orders: warnAt }, 'unusually many orders in ten minutes');
  }
}

/** Stores the keys of the donor who started the latest attempt of an order. A decline is then counted for them. */
async function storeRateLimitKeys(
  { db, now }: LimitContext,
  order_id: string,
  marks: RateLimitKeys,
): Promise<void> {
  const row = { ...marks, at: now().toISOString() };
  await db
    .insertInto('order_marks')
    .values({ order_id, ...row })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
    .execute();
}
