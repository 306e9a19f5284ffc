/** Rate limits of sign-ins and codes of staff. */
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import type { Transaction } from 'kysely';
import type { Database, Db } from '../db/tables';
import type { ApiDeps } from '../deps';
import { rateLimitKeysOf } from '../modules/abuse/caller';
import { countOrReject, type CountedKey } from '../modules/abuse/count-request';
import { forget } from '../modules/abuse/events';
import { ACCOUNT_WINDOW } from '../modules/abuse/limits';

export type Forget = (tx: Transaction<Database>) => Promise<void>;

/**
 * Counts an attempt with a password or a code as failed before it is checked, so that concurrent guesses cannot exceed
 * a limit.
 * The limits are those of donors' sign-ins. A network in which the member has signed in before is not limited by guesses
 * from other networks, so that a third party cannot lock the member out.
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
  const { perDonor, perEmail, perAddress } = deps.config.limits.accounts.failedLogins;
  const { email: mailbox, address } = rateLimitKeysOf(caller, email, deps);
  const at = deps.now();
  const isKnown = address !== null && (await isKnownNetwork(deps.db, email, address));
  const counted = (by: 'member' | 'email' | 'address', mark: string | null, limit: number) => ({
    ...{ bucket: `staff.${step}.${by}` as const, mark, limit, window: ACCOUNT_WINDOW },
  });
  const keys: CountedKey[] = [
    counted('member', `${mailbox}.${address ?? ''}`, perDonor),
    counted('email', isKnown ? null : mailbox, perEmail),
    counted('address', address, perAddress),
  ];
  await deps.db
    .transaction()
    .execute((tx) => countOrReject({ ...deps, db: tx, now: () => at }, keys, 'auth.tooMany'));
  return async (tx) => {
    for (const { bucket, mark } of keys)
      if (mark !== null) await forget({ db: tx }, bucket, mark, at.toISOString());
  };
}

async function isKnownNetwork(db: Db, email: string, network: string): Promise<boolean> {
  const session = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff_members', 'staff_members.id', 'member_id')
    .select('staff_sessions.id')
    .where('email', '=', email)
    .where('ended_at', 'is', null)
    .where('network', '=', network)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}
