/** Detects payments without money: the database stores since when trials have been enabled. */
import { readSetting } from '../db/settings';
import type { Db } from '../db/tables';

const TRIALS_SINCE = { category: 'trials', key: 'SINCE' } as const;

/** Stores when trials were enabled. While they are, live keys are rejected, so no online payment moves money. */
export async function markTrials(db: Db, now: Date): Promise<void> {
  await db
    .insertInto('settings')
    .values({ ...TRIALS_SINCE, value: JSON.stringify(now.toISOString()) })
    .onConflict((conflict) => conflict.columns(['category', 'key']).doNothing())
    .execute();
}

/** Returns true when the database has trial payments. Otherwise deletes the stored time: later payments are real. */
export async function hasTrialPayments(db: Db): Promise<boolean> {
  if (await hasTrialOrders(db)) return true;
  if (await readMark(db))
    await db
      .deleteFrom('settings')
      .where('category', '=', TRIALS_SINCE.category)
      .where('key', '=', TRIALS_SINCE.key)
      .execute();
  return false;
}

/** Returns true when the database has trial payments, and changes nothing. */
export async function hasTrialOrders(db: Db): Promise<boolean> {
  const mark = await readMark(db);
  if (!mark) return false;
  const payment = await db
    .selectFrom('payments')
    .select('payment_id')
    .where('method', '!=', 'Bank')
    .where('at', '>=', JSON.parse(mark) as string)
    .limit(1)
    .executeTakeFirst();
  return payment !== undefined;
}

const readMark = (db: Db) => readSetting(db, TRIALS_SINCE);
