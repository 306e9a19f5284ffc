/** Rate limits of sign-ins and codes of staff. */
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import type { Transaction } from 'kysely';
import type { Database } from '../db/tables';
import type { ApiDeps } from '../deps';
import { rateLimitKeysOf } from '../modules/abuse/caller';
import { countOrReject, type CountedKey } from '../modules/abuse/count-request';
import { forget } from '../modules/abuse/events';
import { ACCOUNT_WINDOW } from '../modules/abuse/limits';

export type Forget = (tx: Transaction<Database>) => Promise<void>;

/**
 * Counts an attempt with a password or a code as failed before it is checked, so that concurrent guesses cannot exceed
 * a limit.
 * The limits are those of donors' sign-ins.
 * @param step the two steps have separate counts
 * @returns a function that removes the attempt from the counters
 * @throws ApiError auth.tooMany
 */
export async function admitStaffTry(
  deps: ApiDeps,
  caller: DonorRateLimitKeys,
  email: string,
  step: 'password' | 'code',
): Promise<Forget> {
  const { perEmail, perAddress } = deps.config.limits.accounts.failedLogins;
  const { email: mailbox, address } = rateLimitKeysOf(caller, email, deps);
  const at = deps.now();
  const keys: CountedKey[] = [
    { bucket: `staff.${step}.email`, mark: mailbox, limit: perEmail, window: ACCOUNT_WINDOW },
    { bucket: `staff.${step}.address`, mark: address, limit: perAddress, window: ACCOUNT_WINDOW },
  ];
  await deps.db
    .transaction()
    .execute((tx) => countOrReject({ ...deps, db: tx, now: () => at }, keys, 'auth.tooMany'));
  return async (tx) => {
    for (const { bucket, mark } of keys)
      if (mark !== null) await forget({ db: tx }, bucket, mark, at.toISOString());
  };
}
