/** Database access for accounts. */
import type { Transaction } from 'kysely';
import { locked } from '../db/dialect';
import type { Database, Db } from '../db/tables';
import type { AccountRow } from '../db/tables/accounts';
import type { ApiDeps } from '../deps';

/** In a transaction, no other one changes the account until it ends. */
export function findAccount(
  db: Db,
  by: 'id' | 'email',
  value: string,
): Promise<AccountRow | undefined> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where(by, '=', value)
    .$if(db.isTransaction, (query) => query.modifyEnd(locked))
    .executeTakeFirst();
}

type NewAccount = Pick<AccountRow, 'email' | 'name' | 'locale' | 'avatar' | 'password_hash'>;

/** Creates an account for a verified e-mail address. Returns null when another account has the address. */
export async function insertAccount(
  { now, random }: Pick<ApiDeps, 'now' | 'random'>,
  tx: Transaction<Database>,
  account: NewAccount,
): Promise<AccountRow | null> {
  const at = now().toISOString();
  const id = random(16).toString('hex');
  const row = { ...account, id, phone: null, created_at: at, updated_at: at };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('accounts')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? row : null;
}

export async function setPasswordHash(
  { now }: Pick<ApiDeps, 'now'>,
  db: Db,
  accountId: string,
  password_hash: string,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash, updated_at: now().toISOString() })
    .where('id', '=', accountId)
    .execute();
}
