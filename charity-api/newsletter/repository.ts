/** Stores newsletter subscriptions in the database. */
import type { Transaction } from 'kysely';
import type { Database, Db } from '../db/tables';
import type { SubscriptionTable } from '../db/tables/content';

export function findSubscription(db: Db, by: 'id' | 'email', value: string) {
  return db.selectFrom('subscriptions').selectAll().where(by, '=', value).executeTakeFirst();
}

/** Adds a subscription that its owner has not confirmed, or updates it. Keeps the day on which it was first added. */
export async function saveUnconfirmed(
  tx: Transaction<Database>,
  row: Pick<SubscriptionTable, 'id' | 'email' | 'locale'> & { requested_at: string },
): Promise<void> {
  const { locale, requested_at } = row;
  await tx
    .insertInto('subscriptions')
    .values({ ...row, created_at: requested_at })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ locale, requested_at }))
    .execute();
}

/** Keeps the time of an earlier confirmation. */
export async function confirmSubscription(db: Db, id: string, at: string): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ confirmed_at: at })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();
}

export async function deleteSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom('subscriptions').where('id', '=', id).execute();
}
