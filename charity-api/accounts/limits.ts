/** Rate limits of sign-ins and one-time codes. */
import type { Transaction } from 'kysely';
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import type { Database } from '../db/tables';
import { transact } from '../db/transact';
import type { ApiDeps } from '../deps';
import { rateLimitKeysOf } from '../modules/abuse/caller';
import { countOrReject, type CountedKey } from '../modules/abuse/count-request';
import { ALL, forget } from '../modules/abuse/events';
import { ACCOUNT_WINDOW } from '../modules/abuse/limits';

/** Removes a successful sign-in from the counters. */
export type ForgetLogin = (tx: Transaction<Database>) => Promise<void>;

/**
 * Counts a sign-in as failed before its password is verified, so that concurrent guesses cannot exceed a limit.
 * @returns a function that removes it from the counters
 * @throws ApiError auth.tooMany
 */
export async function admitLogin(
  deps: ApiDeps,
  caller: DonorRateLimitKeys,
  email: string,
): Promise<ForgetLogin> {
  const { perDonor, perEmail, perAddress } = deps.config.limits.accounts.failedLogins;
  const { email: mailbox, address } = rateLimitKeysOf(caller, email, deps);
  return admit(deps, [
    counted('logins.donor', `${mailbox}.${address ?? ''}`, perDonor),
    counted('logins.email', mailbox, perEmail),
    counted('logins.address', address, perAddress),
  ]);
}

/** Counts an attempt by all keys. @returns a function that removes it again @throws ApiError auth.tooMany */
export async function admit(deps: ApiDeps, keys: readonly CountedKey[]): Promise<ForgetLogin> {
  const at = deps.now();
  await transact(deps.db, 'beside', (tx) =>
    countOrReject({ ...deps, db: tx, now: () => at }, keys, 'auth.tooMany'),
  );
  return async (tx) => {
    for (const { bucket, mark } of keys)
      if (mark !== null) await forget({ db: tx }, bucket, mark, at.toISOString());
  };
}

/** Counts a sent code. @throws ApiError auth.tooMany */
export async function admitCode(
  deps: ApiDeps,
  tx: Transaction<Database>,
  caller: DonorRateLimitKeys,
  email: string,
): Promise<void> {
  const { perEmail, perAddress, total } = deps.config.limits.accounts.codes;
  const { email: mailbox, address } = rateLimitKeysOf(caller, email, deps);
  await countOrReject(
    { ...deps, db: tx },
    [
      counted('codes.all', ALL, total),
      counted('codes.address', address, perAddress),
      counted('codes.email', mailbox, perEmail),
    ],
    'auth.tooMany',
  );
}

/** Counts a try of a code. @throws ApiError auth.tooMany */
export async function admitCodeTry(deps: ApiDeps, { address }: DonorRateLimitKeys): Promise<void> {
  await admit(deps, [counted('codeTries.address', address, deps.config.limits.accounts.codeTries)]);
}

export function counted(
  bucket: CountedKey['bucket'],
  mark: string | null,
  limit: number,
): CountedKey {
  return { bucket, mark, limit, window: ACCOUNT_WINDOW };
}
