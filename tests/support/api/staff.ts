/** Members of staff for tests: joined through an invitation, each with an authenticator app. */
import { TOTP } from 'otpauth';
import type { StaffRole } from '#domain/staff/permissions';
import { seconds } from '#domain/time/durations';
import { invite } from '#api/staff/invitations';
import { resultOf, type TestApi } from './api';
import { changeRows } from '#tests/support/api/rows';

/** Jobs of staff with nothing to do, for tests of other background jobs. */
export const NO_STAFF_JOBS = {
  approvals: { runDue: () => Promise.resolve() },
  unreconciled: { check: () => Promise.resolve() },
  onSuccess: () => undefined,
};

export const STAFF_PASSWORD = 'three quiet rivers meet';

export type TestMember = {
  id: string;
  email: string;
  headers: { authorization: string };
  recoveryCodes: string[];
  totp: TOTP;
  /** Returns a code of the authenticator app that was not used before. It advances the clock by 30 seconds. */
  freshCode(): string;
  get(path: string): Promise<Response>;
  post(path: string, body?: unknown): Promise<Response>;
};

let count = 0;

/**
 * Invites a person with these roles, accepts the invitation, and returns functions that send requests as this person.
 * @param isNew false: the person has had the roles for years, and can be one of two people
 */
export async function joinStaff(
  api: TestApi,
  roles: StaffRole[],
  { email = `staff-${++count}@charity.example`, name = `Member ${count}`, isNew = false } = {},
): Promise<TestMember> {
  const token = await invite(api.deps, { email, roles, locale: 'en' }, { kind: 'command' });
  const invitation = await resultOf<{ secret: string }>(api.get(`/staff/invitations/${token}`));
  const totp = new TOTP({ secret: invitation.secret });
  type Joined = { token: string; member: { id: string }; recoveryCodes: string[] };
  const result = await resultOf<Joined>(
    api.post(`/staff/invitations/${token}`, {
      ...{ name, password: STAFF_PASSWORD, locale: 'en' },
      code: totp.generate({ timestamp: api.clock.now.getTime() }),
    }),
  );
  if (!isNew)
    await changeRows(
      api.db,
      'staff_members',
      { id: result.member.id },
      { rights_since: `2020-01-01T00:00:${String(count % 60).padStart(2, '0')}.000Z` },
    );
  const headers = { authorization: `Bearer ${result.token}` };
  return {
    ...{ id: result.member.id, email, headers, recoveryCodes: result.recoveryCodes, totp },
    freshCode() {
      api.clock.now = new Date(api.clock.now.getTime() + seconds(30));
      return totp.generate({ timestamp: api.clock.now.getTime() });
    },
    get: (path) => api.get(path, headers),
    post: (path, body = {}) => api.post(path, body, headers),
  };
}
