/** Rate limits of sign-ins and codes of staff. */
import type { Transaction } from 'kysely';
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import { admit, counted, type ForgetLogin } from '../accounts/limits';
import type { Database, Db } from '../db/tables';
import type { ApiDeps } from '../deps';
import { rateLimitKeysOf } from '../modules/abuse/caller';
import { countOrReject } from '../modules/abuse/count-request';

/**
 * Counts a try before it is checked, so that concurrent guesses cannot exceed a limit. A network in which the member
 * signed in before is not limited by guesses from other networks, so that a third party cannot lock the member out.
 * In a new network, the member resets the password, which guesses of the password do not limit.
 * @returns a function that removes the try from the counters @throws ApiError auth.tooMany
 */
export async function admitStaffTry(
  deps: ApiDeps,
  caller: DonorRateLimitKeys,
  email: string,
  step: 'password' | 'code',
): Promise<ForgetLogin> {
  const { perDonor, perEmail, perAddress } = deps.config.limits.accounts.failedLogins;
  const { email: mailbox, address } = rateLimitKeysOf(caller, email, deps);
  const isKnown = address !== null && (await isKnownNetwork(deps.db, email, address));
  return admit(deps, [
    counted(`staff.${step}.member`, `${mailbox}.${address ?? ''}`, perDonor),
    counted(`staff.${step}.email`, isKnown ? null : mailbox, perEmail),
    counted(`staff.${step}.address`, address, perAddress),
  ]);
}

/** Counts a mail with a link that resets a password, also to an unknown address. @throws ApiError auth.tooMany */
export async function admitResetMail(
  deps: ApiDeps,
  tx: Transaction<Database>,
  caller: DonorRateLimitKeys,
  email: string,
): Promise<void> {
  const { perEmail, perAddress } = deps.config.limits.accounts.codes;
  const { email: mailbox, address } = rateLimitKeysOf(caller, email, deps);
  const keys = [
    counted('staff.reset.email', mailbox, perEmail),
    counted('staff.reset.address', address, perAddress),
  ];
  await countOrReject({ ...deps, db: tx }, keys, 'auth.tooMany');
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
