/** Keeps payments that moved no money apart from gifts: the database remembers since when trials have been on. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables';

const TRIALS_SINCE = { category: 'trials', key: 'SINCE' } as const;

/** While trials are on, live keys are rejected: no payment online moves money, whatever its method. */
export async function markTrials(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .insertInto('settings')
    .values({ ...TRIALS_SINCE, value: JSON.stringify(now.toISOString()) })
    .onConflict((conflict) => conflict.columns(['category', 'key']).doNothing())
    .execute();
}

/** Whether the database has payments of trials. Forgets trials that took none: what is paid from now on is real. */
export async function hasTrialPayments(db: Kysely<Database>): Promise<boolean> {
  const mark = await db
    .selectFrom('settings')
    .select('value')
    .where('category', '=', TRIALS_SINCE.category)
    .where('key', '=', TRIALS_SINCE.key)
    .executeTakeFirst();
  const payment = await db
    .selectFrom('payments')
    .select('payment_id')
    .where(({ eb, and, or }) =>
      or([
        // Earlier releases left no mark.
        eb('method', '=', 'Sandbox'),
        ...(mark ? [and([eb('method', '!=', 'Bank'), eb('at', '>=', sinceOf(mark.value))])] : []),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (payment) return true;
  if (mark)
    await db
      .deleteFrom('settings')
      .where('category', '=', TRIALS_SINCE.category)
      .where('key', '=', TRIALS_SINCE.key)
      .execute();
  return false;
}

const sinceOf = (value: string) => JSON.parse(value) as string;
