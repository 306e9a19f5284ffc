/** Password reset with a one-time code, for a donor who has forgotten the password. */
import type { Challenge, Tokens } from '#contract/accounts';
import { transact } from '../db/transact';
import { ApiError } from '../http/errors';
import { enqueueAccountMail } from '../mail/outbox';
import { requireEmail, type Accounts, type Visit } from './accounts';
import { redeemCode, sendCode } from './codes';
import { admitCode, admitCodeTry } from './limits';
import { findAccount, setPasswordHash } from './repository';
import { revokeSessions, startSession } from './sessions';
import { rejectWeakPassword } from './weak-passwords';

/**
 * Sends a code. An unknown e-mail address gets no mail, with the same response and the same work.
 * @throws ApiError request.invalid, auth.tooMany
 */
export async function forgotPassword(
  { deps }: Accounts,
  typed: string,
  { caller, locale }: Visit,
): Promise<Challenge> {
  const email = requireEmail(typed);
  return transact(deps.db, 'accounts', async (tx) => {
    await admitCode(deps, tx, caller, email);
    const account = await findAccount(tx, 'email', email);
    return sendCode(deps, tx, {
      ...{ purpose: 'reset', email, data: '{}' },
      locale: account?.locale ?? locale,
      account_id: account?.id ?? null,
    });
  });
}

/**
 * Sets a new password, revokes all sessions, informs the donor by mail, and signs in.
 * @throws ApiError auth.wrongCode, auth.codeExpired, auth.weakPassword, auth.tooMany, request.busy
 */
export async function resetPassword(
  { deps, passwords }: Accounts,
  { challenge, code, password }: { challenge: string; code: string; password: string },
  { caller, userAgent }: Visit,
): Promise<Tokens> {
  await rejectWeakPassword(password, { email: '' });
  // Before the hash, because callers without a code must not occupy the processors.
  await admitCodeTry(deps, caller);
  const hash = await passwords.hash(password);
  return redeemCode(deps, { challenge, code, purposes: ['reset'] }, async (tx, row) => {
    const account = row.account_id && (await findAccount(tx, 'id', row.account_id));
    if (!account) throw new ApiError('auth.codeExpired');
    // Checked after the code, because the response could reveal the name to a caller without the code.
    await rejectWeakPassword(password, account);
    await setPasswordHash(deps, tx, account.id, hash);
    await revokeSessions(deps, tx, { accountId: account.id });
    await enqueueAccountMail(tx, {
      ...{ id: deps.random(16).toString('hex'), kind: 'password-changed' },
      at: deps.now().toISOString(),
      recipient: account,
    });
    return startSession(deps, tx, account, userAgent);
  });
}
