/**
 * Checks the rate limits of a payment attempt, in the transaction that creates it, so that concurrent attempts cannot
 * exceed a limit.
 */
import type { Transaction } from 'kysely';
import type { DonorMarks } from '#contract/donor-marks';
import { hours, minutes } from '#domain/time/durations';
import { units } from '#domain/money';
import type { Database } from '../../db/tables';
import type { OrderRow } from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { isAttackMode } from './attack-mode';
import { marksOf, type Marks } from './caller';
import { ALL, count, instants, record } from './events';
import {
  BLOCK,
  blockedUntil,
  DECLINE_WINDOW,
  declineRules,
  orderRules,
  WARNING_WINDOW,
  type Kind,
} from './limits';

type AdmitDeps = Pick<ApiDeps, 'now' | 'config' | 'log'>;
type Payable = Pick<OrderRow, 'id' | 'method' | 'currency' | 'total' | 'donor_email'>;
type Asking = Omit<AdmitDeps, 'config'> & Pick<ApiDeps, 'db' | 'config'>;

/**
 * Checks all limits and counts the attempt. A rejected attempt is not counted, so a retry does not extend the wait.
 * @throws ApiError order.tooMany, order.tooManyTransfers, order.tooManyFailures, order.minimumRaised
 */
export async function admit(
  deps: AdmitDeps,
  tx: Transaction<Database>,
  order: Payable,
  caller: DonorMarks,
): Promise<void> {
  const asking: Asking = { ...deps, db: tx };
  const marks = marksOf(caller, order.donor_email, deps);
  const kind: Kind = order.method === 'Bank' ? 'transfers' : 'orders';
  const isAttack = await isAttackMode(asking);
  if (kind === 'orders') {
    await refuseBlocked(asking, marks, isAttack);
    if (isAttack) refuseSmall(asking, order);
  }
  await countOrder(asking, kind, marks, isAttack);
  if (kind === 'orders') await warnOfMany(asking);
  await remember(asking, order.id, marks);
}

async function refuseBlocked(asking: Asking, marks: Marks, isAttack: boolean): Promise<void> {
  const now = asking.now().getTime();
  for (const { bucket, by, limit } of declineRules(asking.config.limits, isAttack)) {
    const mark = marks[by];
    if (mark === null) continue;
    const declines = await instants(asking, bucket, mark, DECLINE_WINDOW + BLOCK);
    if ((blockedUntil(declines, limit) ?? 0) > now) {
      asking.log.info({ bucket, isAttack }, 'limit reached');
      throw new ApiError('order.tooManyFailures', { retryAfter: BLOCK });
    }
  }
}

/** Card testers use very small amounts. */
function refuseSmall({ config }: Asking, { total, currency }: Payable): void {
  const least = units(config.limits.attackMinimum[currency], currency);
  if (total < least.minor) {
    throw new ApiError('order.minimumRaised', { amounts: { least }, retryAfter: minutes(30) });
  }
}

async function countOrder(
  asking: Asking,
  kind: Kind,
  marks: Marks,
  isAttack: boolean,
): Promise<void> {
  for (const { bucket, by, limit, window } of orderRules(kind, asking.config.limits, isAttack)) {
    const mark = marks[by];
    if (mark === null) continue;
    if ((await count(asking, bucket, mark, window)) >= limit) {
      asking.log.info({ bucket, isAttack }, 'limit reached');
      // Always an hour, also for a shorter window, so that the response does not reveal which limit was reached.
      throw new ApiError(kind === 'orders' ? 'order.tooMany' : 'order.tooManyTransfers', {
        retryAfter: hours(1),
      });
    }
    await record(asking, bucket, mark);
  }
}

/** Logs one warning when the number is reached. Staff must judge if it is a successful campaign or an attack. */
async function warnOfMany(asking: Asking): Promise<void> {
  const { warnAt } = asking.config.limits;
  await record(asking, 'orders.all', ALL);
  if ((await count(asking, 'orders.all', ALL, WARNING_WINDOW)) === warnAt) {
    asking.log.warn({ orders: warnAt }, 'unusually many orders in ten minutes');
  }
}

/** Stores the keys of the donor who started the latest attempt of an order. A decline is then counted for them. */
async function remember({ db, now }: Asking, order_id: string, marks: Marks): Promise<void> {
  const row = { ...marks, at: now().toISOString() };
  await db
    .insertInto('order_marks')
    .values({ order_id, ...row })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
    .execute();
}
