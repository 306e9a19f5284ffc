/** Sign-in with e-mail address and password. */
import type { Tokens } from '#contract/accounts';
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import type { AccountRow } from '../db/tables/accounts';
import { transact } from '../db/transact';
import { readEmail } from '../http/email';
import { ApiError } from '../http/errors';
import type { Accounts, Visit } from './accounts';
import { admitLogin } from './limits';
import { findAccount, setPasswordHash } from './repository';
import { startSession } from './sessions';

/**
 * Signs in. An unknown address costs the same work as a wrong password.
 * @throws ApiError auth.wrongCredentials, auth.tooMany, request.busy
 */
export async function login(
  accounts: Accounts,
  { email: typed, password }: { email: string; password: string },
  { caller, userAgent }: Visit,
): Promise<Tokens> {
  const { deps } = accounts;
  // No account has an address that readEmail rejects. The sign-in is counted and fails like any other.
  const email = readEmail(typed) ?? typed;
  const account = await findAccount(deps.db, 'email', email);
  const verified = await verifyPassword(accounts, { email, account, password }, caller);
  const tokens = await transact(deps.db, 'beside', async (tx) => {
    // A password change during the verification must also reject this sign-in.
    const current = await findAccount(tx, 'id', verified.id);
    if (current?.password_hash !== verified.password_hash)
      throw new ApiError('auth.wrongCredentials');
    return startSession(deps, tx, current, userAgent);
  });
  await renewHash(accounts, verified, password);
  return tokens;
}

/**
 * Verifies the password of an account, and counts a failure.
 * @param account undefined when no account has this address
 * @throws ApiError auth.wrongCredentials, auth.tooMany, request.busy
 */
export async function verifyPassword(
  { deps, passwords }: Accounts,
  {
    email,
    account,
    password,
  }: { email: string; account: AccountRow | undefined; password: string },
  caller: DonorRateLimitKeys,
): Promise<AccountRow & { password_hash: string }> {
  const forget = await admitLogin(deps, caller, email);
  const isRight = await passwords
    .verify(account?.password_hash ?? null, password)
    .catch(async (error: unknown) => {
      await transact(deps.db, 'beside', forget);
      throw error;
    });
  if (!isRight || !account || account.password_hash === null)
    throw new ApiError('auth.wrongCredentials');
  await transact(deps.db, 'beside', forget);
  return { ...account, password_hash: account.password_hash };
}

/** Replaces a hash that has other parameters than ours. While too many hashes wait, leaves it to a later sign-in. */
async function renewHash(
  { deps, passwords }: Accounts,
  { id, password_hash }: { id: string; password_hash: string },
  password: string,
): Promise<void> {
  if (!(await passwords.isOutdated(password_hash))) return;
  const renewed = await passwords.hash(password).catch(() => null);
  if (renewed === null) return;
  await transact(deps.db, 'beside', async (tx) => {
    const current = await findAccount(tx, 'id', id);
    if (current?.password_hash === password_hash) await setPasswordHash(deps, tx, id, renewed);
  });
}
