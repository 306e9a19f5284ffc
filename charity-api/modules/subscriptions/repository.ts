/** Stores newsletter subscriptions in the database. */
import type { Kysely, Transaction } from 'kysely';
import type { Locale } from '#domain/locales';
import type { Database } from '../../db/tables';

export async function addSubscription(
  db: Kysely<Database> | Transaction<Database>,
  email: string,
  locale: Locale,
  now: Date,
): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values({ email, locale, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}
