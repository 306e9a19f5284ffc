/**
 * Checks the rate limits of a payment attempt, in the transaction that creates it, so that concurrent attempts cannot
 * exceed a limit.
 */
import type { Transaction } from 'kysely';
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import { logEvent } from '#contract/telemetry/events';
import { minutes } from '#domain/time/durations';
import { units } from '#domain/money';
import type { Database } from '../../db/tables';
import type { OrderRow } from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { isAttackMode } from './attack-mode';
import { rateLimitKeysOf, type RateLimitKeys } from './caller';
import { countOrReject, type CountedKey } from './count-request';
import { ALL, eventsOf } from './events';
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
  const asking = { ...deps, db: tx };
  const marks = rateLimitKeysOf(caller, order.donor_email, deps);
  const kind: Kind = order.method === 'Bank' ? 'transfers' : 'orders';
  const isAttack = await isAttackMode(asking);
  if (kind === 'orders') {
    await rejectBlocked(asking, marks, isAttack);
    if (isAttack) rejectSmall(asking, order);
  }
  await countOrder(asking, kind, marks, isAttack);
  await storeRateLimitKeys(asking, order.id, marks);
}

async function rejectBlocked(
  asking: LimitContext,
  marks: RateLimitKeys,
  isAttack: boolean,
): Promise<void> {
  const rules = declineRules(asking.config.limits, isAttack);
  const keys = rules.flatMap(({ bucket, by }) => {
    const mark = marks[by];
    return mark === null ? [] : [{ bucket, mark }];
  });
  const declines = await eventsOf(asking, keys, DECLINE_WINDOW + BLOCK_MS);
  const now = asking.now().getTime();
  for (const { bucket, limit } of rules) {
    const times = declines.filter((one) => one.bucket === bucket).map(({ at }) => at);
    if ((blockedUntil(times, limit) ?? 0) <= now) continue;
    logEvent(asking.log, 'info', 'limit.reached', { bucket });
    throw new ApiError('order.tooManyFailures', { retryAfter: BLOCK_MS });
  }
}

/** Card testers use very small amounts. */
function rejectSmall({ config }: LimitContext, { total, currency }: Payable): void {
  const least = units(config.limits.attackMinimum[currency], currency);
  if (total < least.minor) {
    throw new ApiError('order.minimumRaised', { amounts: { least }, retryAfter: minutes(30) });
  }
}

async function countOrder(
  asking: LimitContext,
  kind: Kind,
  marks: RateLimitKeys,
  isAttack: boolean,
): Promise<void> {
  const { limits } = asking.config;
  const keys: CountedKey[] = orderRules(kind, limits, isAttack).map((rule) => ({
    ...rule,
    mark: marks[rule.by],
  }));
  // Staff must judge if it is a successful campaign or an attack.
  const all = {
    bucket: 'orders.all',
    mark: ALL,
    limit: limits.warnAt,
    window: WARNING_WINDOW,
  } as const;
  if (kind === 'orders') keys.push({ ...all, rejects: false });
  await countOrReject(asking, keys, kind === 'orders' ? 'order.tooMany' : 'order.tooManyTransfers');
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
