/** Sign-in of staff in two steps: password, then a code of the authenticator app or a recovery code. */
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import { minutes } from '#domain/time/durations';
import type { Passwords } from '../accounts/passwords';
import type { StaffMemberRow } from '../db/tables/staff';
import { transact } from '../db/transact';
import type { ApiDeps } from '../deps';
import { readEmail } from '../http/email';
import { ApiError } from '../http/errors';
import { memberOfToken, signMember } from '../http/member-token';
import type { StaffSession } from '../http/staff-session';
import { findMember } from '../http/staff-session';
import { recordAction } from '../modules/staff-log/record';
import { admitStaffTry } from './limits';
import { requireMember, toMember } from './members';
import { redeemRecoveryCode } from './recovery-codes';
import { startStaffSession, type StaffVisit } from './sessions';
import { stepOfCode } from './totp';

/** In ms. Maximum time between the password and the code. */
const STEP_LIFETIME = minutes(10);

export type StaffDeps = { deps: ApiDeps; passwords: Passwords };

/**
 * First step of the sign-in. An unknown address takes as long as a wrong password, so the time reveals nothing.
 * @returns a signed token for the second step
 * @throws ApiError auth.wrongCredentials, auth.tooMany, request.busy
 */
export async function signIn(
  staff: StaffDeps,
  { email: typed, password }: { email: string; password: string },
  { caller }: StaffVisit,
): Promise<{ step: string }> {
  const email = readEmail(typed) ?? typed;
  const member = await findMember(staff.deps.db, 'email', email);
  await verifyStaffPassword(staff, { email, member, password }, caller);
  const until = staff.deps.now().getTime() + STEP_LIFETIME;
  return { step: signMember(staff.deps, 'staff-step', member!, until) };
}

/** Verifies a password, and counts a failure. @throws ApiError auth.wrongCredentials, auth.tooMany, request.busy */
export async function verifyStaffPassword(
  { deps, passwords }: StaffDeps,
  {
    email,
    member,
    password,
  }: { email: string; member: StaffMemberRow | undefined; password: string },
  caller: DonorRateLimitKeys,
): Promise<void> {
  const forget = await admitStaffTry(deps, caller, email, 'password');
  const isRight = await passwords
    .verify(member?.password_hash ?? null, password)
    .catch(async (error: unknown) => {
      await transact(deps.db, 'beside', forget);
      throw error;
    });
  if (!isRight || !member) throw new ApiError('auth.wrongCredentials');
  await transact(deps.db, 'beside', forget);
}

/** @throws ApiError staff.stepExpired, staff.wrongCode, auth.tooMany */
export async function signInWithCode(
  { deps }: StaffDeps,
  { step, code }: { step: string; code: string },
  visit: StaffVisit,
) {
  const member = await memberOfToken(deps, 'staff-step', step);
  if (!member) throw new ApiError('staff.stepExpired');
  const forget = await admitStaffTry(deps, visit.caller, member.email, 'code');
  return transact(deps.db, 'staff', async (tx) => {
    const isApp = await useCode(deps, tx, member, code);
    await forget(tx);
    const actor = { kind: 'member', id: member.id, name: member.name } as const;
    await recordAction(tx, deps, {
      actor,
      action: isApp ? 'staff.signedIn' : 'staff.recoveryCodeUsed',
      subject: { kind: 'member', id: member.id },
    });
    const token = await startStaffSession(deps, tx, member.id, visit);
    return { token, member: toMember(member) };
  });
}

/** A stolen session is not enough for the action. @throws ApiError staff.wrongCode, auth.tooMany */
export async function confirmCode(
  { deps }: StaffDeps,
  self: StaffSession,
  code: string,
  { caller }: StaffVisit,
): Promise<void> {
  const member = await requireMember(deps.db, self.id);
  const forget = await admitStaffTry(deps, caller, member.email, 'code');
  await transact(deps.db, 'staff', async (tx) => {
    await useCode(deps, tx, member, code);
    await forget(tx);
  });
}

/** Accepts a code once. Returns false for a recovery code. @throws ApiError staff.wrongCode */
export async function useCode(
  deps: ApiDeps,
  tx: Parameters<typeof redeemRecoveryCode>[1],
  member: StaffMemberRow,
  typed: string,
): Promise<boolean> {
  const code = typed.replace(/\s/g, '');
  const isApp = /^\d{6}$/.test(code);
  const step = isApp ? stepOfCode(deps, member.totp, code) : null;
  const isAccepted = isApp
    ? step !== null && (await useStep(tx, member.id, step))
    : await redeemRecoveryCode(deps, tx, member.id, typed);
  if (!isAccepted) throw new ApiError('staff.wrongCode');
  return isApp;
}

/** Stores an accepted time step. Returns false when a code of this or a later step was accepted before. */
async function useStep(
  tx: Parameters<typeof redeemRecoveryCode>[1],
  id: string,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_members')
    .set({ totp_step: step })
    .where('id', '=', id)
    .where('totp_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
