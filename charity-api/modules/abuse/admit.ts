/** Whether an attempt to pay is let through: asked in the transaction that makes it, so that at the limit one passes, not two. */
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
 * Counts the attempt. A refused one leaves no count: who waits is not made to wait longer by asking.
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

/** Cards are tried with the smallest amount there is. */
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
      // An hour even where the window is shorter: it says nothing about which of the limits it was.
      throw new ApiError(kind === 'orders' ? 'order.tooMany' : 'order.tooManyTransfers', {
        retryAfter: hours(1),
      });
    }
    await record(asking, bucket, mark);
  }
}

/** Many at once may be a good evening or an attack: a person looks. Said when the number is reached, not at each order. */
async function warnOfMany(asking: Asking): Promise<void> {
  const { warnAt } = asking.config.limits;
  await record(asking, 'orders.all', ALL);
  if ((await count(asking, 'orders.all', ALL, WARNING_WINDOW)) === warnAt) {
    asking.log.warn({ orders: warnAt }, 'unusually many orders in ten minutes');
  }
}

/** Whose decline it will be. The last who tried, where an order is tried again. */
async function remember({ db, now }: Asking, order_id: string, marks: Marks): Promise<void> {
  const row = { ...marks, at: now().toISOString() };
  await db
    .insertInto('order_marks')
    .values({ order_id, ...row })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
    .execute();
}
