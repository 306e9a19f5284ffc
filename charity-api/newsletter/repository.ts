/** Stores newsletter subscriptions in the database. */
import type { Db } from '../db/tables';

export function findSubscription(db: Db, by: 'id' | 'email', value: string) {
  return db.selectFrom('subscriptions').selectAll().where(by, '=', value).executeTakeFirst();
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
