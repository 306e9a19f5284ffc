/**
 * Deletes an account. Keeps its orders and monthly gifts without a link, because the charity must account for them, and
 * its applications, which staff may be answering.
 */
import type { Transaction } from 'kysely';
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import type { Database } from '../../db/tables';
import type { AccountRow } from '../../db/tables/accounts';
import { transact } from '../../db/transact';
import type { Donor } from '../../http/access-token';
import { ApiError } from '../../http/errors';
import { enqueueAccountMail } from '../../mail/outbox';
import type { Accounts } from '../accounts';
import { deleteCodes } from '../codes';
import { verifyPassword } from '../login';
import { findAccount } from '../repository';
import { accountOf } from './ownership';

/**
 * Deletes the account with its sessions, social identities, codes and recipients, and confirms it by e-mail.
 * @param password null when the account has none
 * @throws ApiError auth.required, auth.wrongCredentials, auth.tooMany, request.busy
 */
export async function deleteAccount(
  accounts: Accounts,
  donor: Donor,
  password: string | null,
  caller: DonorRateLimitKeys,
): Promise<void> {
  const { deps } = accounts;
  const account = await accountOf(deps, donor);
  if (account.password_hash !== null) {
    if (password === null) throw new ApiError('auth.wrongCredentials');
    await verifyPassword(accounts, { email: account.email, account, password }, caller);
  }
  await transact(deps.db, 'accounts', async (tx) => {
    // A password that was changed concurrently was not verified, so the deletion is rejected.
    const current = await findAccount(tx, 'id', account.id);
    // A concurrent request has deleted the account.
    if (!current) throw new ApiError('auth.required', { scheme: 'Bearer' });
    if (current.password_hash !== account.password_hash)
      throw new ApiError('auth.wrongCredentials');
    await deleteRows(tx, account);
    await enqueueAccountMail(tx, {
      ...{ id: deps.random(16).toString('hex'), kind: 'account-deleted' },
      ...{ at: deps.now().toISOString(), recipient: account },
    });
  });
  deps.log.info({}, 'account deleted');
}

/** Deletes rows before the rows to which they refer. */
export async function deleteRows(
  tx: Transaction<Database>,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
): Promise<void> {
  const sessions = tx.selectFrom('sessions').select('id').where('account_id', '=', id);
  const codes = await tx
    .selectFrom('email_codes')
    .select('id')
    .where(({ or, eb }) => or([eb('account_id', '=', id), eb('email', '=', email)]))
    .execute();
  await tx.updateTable('orders').set({ account_id: null }).where('account_id', '=', id).execute();
  await tx
    .updateTable('applications')
    .set({ account_id: null })
    .where('account_id', '=', id)
    .execute();
  const codeIds = codes.map((code) => code.id);
  await deleteCodes(tx, codeIds);
  await tx.deleteFrom('refresh_tokens').where('session_id', 'in', sessions).execute();
  await tx.deleteFrom('sessions').where('account_id', '=', id).execute();
  await tx.deleteFrom('social_identities').where('account_id', '=', id).execute();
  await tx.deleteFrom('recipients').where('account_id', '=', id).execute();
  await tx.deleteFrom('accounts').where('id', '=', id).execute();
}
