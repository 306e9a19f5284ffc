/** Sign-up: stores the data of a new account with a one-time code. Verifying the code creates the account. */
import * as z from 'zod';
import type { Challenge, Tokens } from '#contract/accounts';
import type { OrderState } from '#domain/orders';
import { transact } from '../db/transact';
import { ApiError } from '../http/errors';
import { findOrder } from '../orders/repository';
import { requireEmail, type Accounts, type Visit } from './accounts';
import { redeemCode, sendCode } from './codes';
import { admitCode, admitCodeTry } from './limits';
import { findAccount, insertAccount } from './repository';
import { startSession } from './sessions';
import { redeemSocialCode } from './social/accounts';
import { rejectWeakPassword } from './weak-passwords';

/** Data of the new account, as JSON in the row of the code. */
const signupData = z.object({ name: z.string(), passwordHash: z.string() });

/** States of an order from which its donor can sign up. */
const GIVEN: readonly OrderState[] = [
  'pending_payment',
  'processing',
  'awaiting_transfer',
  'under_review',
  'paid',
];

/**
 * Sends a code. An e-mail address that has an account gets a mail about it instead of a code. The response and the work
 * are the same, so that they do not reveal who has an account.
 * @throws ApiError request.invalid, auth.weakPassword, auth.tooMany, request.busy
 */
export async function signup(
  { deps, passwords }: Accounts,
  { name, email: typed, password }: { name: string; email: string; password: string },
  { caller, locale }: Visit,
): Promise<Challenge> {
  const email = requireEmail(typed);
  await rejectWeakPassword(password, { email, name });
  await transact(deps.db, 'beside', (tx) => admitCode(deps, tx, caller, email));
  const data = { name, passwordHash: await passwords.hash(password) };
  return transact(deps.db, 'accounts', async (tx) => {
    const known = await findAccount(tx, 'email', email);
    return sendCode(deps, tx, {
      ...{ purpose: 'signup', email },
      locale: known?.locale ?? locale,
      account_id: known?.id ?? null,
      data: known ? '{}' : JSON.stringify(data),
    });
  });
}

/**
 * Like `signup`, with the name and e-mail address of an order.
 * @throws ApiError order.notFound unless the order is paid or can still be paid
 */
export async function signupFromOrder(
  accounts: Accounts,
  { order: token, password }: { order: string; password: string },
  visit: Visit,
): Promise<Challenge> {
  const order = await findOrder(accounts.deps.db, 'token', token);
  if (!order || !GIVEN.includes(order.state)) throw new ApiError('order.notFound');
  return signup(accounts, { name: order.donor_name, email: order.donor_email, password }, visit);
}

/**
 * Creates the account and signs in. The code of a social sign-in also links an account that exists.
 * @throws ApiError auth.wrongCode; auth.codeExpired, also when the address got an account concurrently; auth.tooMany
 */
export async function verifySignup(
  { deps }: Accounts,
  { challenge, code }: { challenge: string; code: string },
  { caller, userAgent }: Visit,
): Promise<Tokens> {
  const purposes = ['signup', 'social'] as const;
  await admitCodeTry(deps, caller);
  return redeemCode(deps, { challenge, code, purposes }, async (tx, row) => {
    if (row.purpose === 'social')
      return startSession(deps, tx, await redeemSocialCode(deps, tx, row), userAgent);
    const { name, passwordHash } = signupData.parse(JSON.parse(row.data));
    const account = await insertAccount(deps, tx, {
      ...{ name, password_hash: passwordHash, avatar: '' },
      ...{ email: row.email, locale: row.locale },
    });
    if (!account) throw new ApiError('auth.codeExpired');
    return startSession(deps, tx, account, userAgent);
  });
}
