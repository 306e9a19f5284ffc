/** Tests sign-in with two factors, invitations, roles and sessions of staff. */
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { hours, minutes, seconds } from '#domain/time/durations';
import { DONOR_HEADERS } from '#contract/donor-marks';
import { openTestApi, type TestApi, resultOf, fromNetwork } from '#tests/support/api/api';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { joinStaff, STAFF_PASSWORD, type TestMember } from '#tests/support/api/staff';
import { changeRows, rowsOf } from '#tests/support/api/rows';
import { signToken } from '../http/signed-token';
import type { ComposedMail } from '../mail/eml';
import { composeStaffMail } from '../mail/staff-mail';
import { firstOwnerUrl } from './first-owner';
import { invite } from './invitations';

const api = apiOfEachTest();
let owner: TestMember;
beforeEach(async () => {
  owner = await joinStaff(api, ['owner'], { email: 'huda@charity.example', name: 'Huda' });
});

const later = (ms: number) => (api.clock.now = new Date(api.clock.now.getTime() + ms));
const codeOf = ({ totp }: { totp: TOTP }) => totp.generate({ timestamp: api.clock.now.getTime() });

async function bodyOf(response: Response) {
  return (await response.json()) as {
    result: Record<string, string> & { member: { email: string } };
    errorCode?: string;
  };
}

async function stepOf(email: string, password = STAFF_PASSWORD) {
  return bodyOf(await api.post('/staff/sign-in', { email, password }));
}

/** Opens the link of an invitation. `code` returns the code of its authenticator app. */
async function openLink(token: string, of = api) {
  const { result } = await bodyOf(await of.get(`/staff/invitations/${token}`));
  const totp = new TOTP({ secret: result.secret! });
  return { result, code: () => totp.generate({ timestamp: of.clock.now.getTime() }) };
}

const invited = (email: string) =>
  invite(api.deps, { email, roles: ['editor'], locale: 'tr' }, { kind: 'command' });

/** Opens an API with these limits of accounts. */
function openLimited(accounts: Partial<TestApi['deps']['config']['limits']['accounts']>) {
  const { limits } = api.deps.config;
  const changed = { ...limits, accounts: { ...limits.accounts, ...accounts } };
  return openTestApi({ config: { limits: changed } });
}

async function signIn(code: string, step?: string) {
  const { result } = step === undefined ? await stepOf(owner.email) : { result: { step } };
  return api.post('/staff/sign-in/code', { step: result.step, code });
}

describe('a forgotten password', () => {
  const NEXT = 'four slow boats at noon';
  const forgot = (email: string) => api.post('/staff/password-forgotten', { email });
  const letters = async () => {
    const rows = await api.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', 'in', ['staff-password', 'staff-password-changed'])
      .orderBy('created_at')
      .execute();
    return Promise.all(rows.map((row) => composeStaffMail(api.deps, row)));
  };
  const tokenOf = (mail: ComposedMail | null | undefined) =>
    mail?.letter.action?.url.split('/').at(-1) ?? '';
  const reset = async (token: string, code: string) =>
    bodyOf(await api.post('/staff/password-reset', { token, password: NEXT, code }));

  test('is replaced once, with the link of the mail and a new code', async () => {
    await forgot(owner.email);
    const token = tokenOf((await letters())[0]);
    expect((await reset(token, '000000')).errorCode).toBe('staff.wrongCode');
    expect((await stepOf(owner.email)).errorCode).toBeUndefined();
    const { result } = await reset(token, owner.freshCode());
    expect((await owner.get('/staff/me')).status).toBe(401);
    expect((await api.get('/staff/me', { authorization: `Bearer ${result.token}` })).status).toBe(
      200,
    );
    expect((await stepOf(owner.email)).errorCode).toBe('auth.wrongCredentials');
    expect((await stepOf(owner.email, NEXT)).errorCode).toBeUndefined();
    expect((await reset(token, owner.recoveryCodes[0]!)).errorCode).toBe('staff.resetExpired');
    const changed = (await letters()).at(-1);
    expect(changed).toMatchObject({ to: { address: owner.email } });
    expect(changed?.letter.subject).toContain('was changed');
  });

  test('is replaced with a recovery code, but not after half an hour', async () => {
    await forgot(owner.email);
    const token = tokenOf((await letters())[0]);
    later(minutes(29));
    expect((await reset(token, owner.recoveryCodes[0]!)).errorCode).toBeUndefined();
    await api.db.deleteFrom('outbox').execute();
    await forgot(owner.email);
    const late = tokenOf((await letters())[0]);
    later(minutes(30));
    expect((await reset(late, owner.freshCode())).errorCode).toBe('staff.resetExpired');
  });

  test('sends no mail to an unknown address, with the same response', async () => {
    const known = await bodyOf(await forgot(owner.email));
    const unknown = await bodyOf(await forgot('nobody@charity.example'));
    expect(unknown).toEqual(known);
    expect((await letters()).filter((mail) => mail !== null)).toHaveLength(1);
  });

  test('has a limited number of mails', async () => {
    const limited = await openLimited({ codes: { perEmail: 2, perAddress: 3, total: Infinity } });
    const from = { [DONOR_HEADERS.address]: 'network' };
    const ask = async (email: string) =>
      (await limited.post('/staff/password-forgotten', { email }, from)).status;
    const tries = [
      'a@charity.example',
      'a@charity.example',
      'a@charity.example',
      'b@charity.example',
    ];
    const statuses = [];
    for (const email of [...tries, 'c@charity.example']) statuses.push(await ask(email));
    expect(statuses).toEqual([200, 200, 429, 200, 429]);
    await limited.api.close();
  });
});

describe('sign-in', () => {
  test('needs the password and a code', async () => {
    later(minutes(1));
    const response = await signIn(codeOf(owner));
    expect(response.status).toBe(200);
    const { result } = await bodyOf(response);
    expect(result.member.email).toBe(owner.email);
    const me = await api.get('/staff/me', { authorization: `Bearer ${result.token}` });
    expect(me.status).toBe(200);
  });

  test('does not reveal whether an address exists', async () => {
    const wrong = await stepOf(owner.email, 'another password');
    const unknown = await stepOf('nobody@charity.example');
    expect(wrong.errorCode).toBe('auth.wrongCredentials');
    expect(unknown).toEqual({ ...wrong, requestId: expect.anything() as unknown });
  });

  test('accepts each code once, also that of the invitation', async () => {
    // The code with which the owner joined.
    expect((await bodyOf(await signIn(codeOf(owner)))).errorCode).toBe('staff.wrongCode');
    later(seconds(30));
    const code = codeOf(owner);
    expect((await signIn(code)).status).toBe(200);
    expect((await bodyOf(await signIn(code))).errorCode).toBe('staff.wrongCode');
  });

  test('accepts codes of phones that are 30 seconds fast or slow, and no others', async () => {
    const at = (ms: number) => owner.totp.generate({ timestamp: api.clock.now.getTime() + ms });
    later(minutes(5));
    for (const off of [-60, 60])
      expect((await signIn(at(seconds(off)))).status, `${off} s`).toBe(400);
    for (const off of [-30, 30])
      expect((await signIn(at(seconds(off)))).status, `${off} s`).toBe(200);
  });

  test('accepts each recovery code once, with any case, spaces and dashes', async () => {
    const [code = ''] = owner.recoveryCodes;
    expect((await signIn(code.toLowerCase().replace('-', ' '))).status).toBe(200);
    expect((await signIn(code)).status).toBe(400);
    const other = await joinStaff(api, ['viewer']);
    expect((await signIn(other.recoveryCodes[0]!)).status).toBe(400);
  });

  test('ends the first step after ten minutes, and with a new password', async () => {
    const { result } = await stepOf(owner.email);
    later(minutes(10));
    expect((await bodyOf(await signIn(codeOf(owner), result.step))).errorCode).toBe(
      'staff.stepExpired',
    );
    const again = await stepOf(owner.email);
    const password = 'four quiet rivers meet';
    expect(
      (await owner.post('/staff/me/password', { current: STAFF_PASSWORD, password })).status,
    ).toBe(200);
    expect((await bodyOf(await signIn(codeOf(owner), again.result.step))).errorCode).toBe(
      'staff.stepExpired',
    );
  });

  test('limits guesses of passwords and of codes', async () => {
    const limited = await openLimited({
      failedLogins: { perDonor: 3, perEmail: 3, perAddress: 3 },
    });
    const member = await joinStaff(limited, ['viewer'], { email: 'salim@charity.example' });
    const step = async (password: string) =>
      (await limited.post('/staff/sign-in', { email: member.email, password })).status;
    const right = (await (
      await limited.post('/staff/sign-in', { email: member.email, password: STAFF_PASSWORD })
    ).json()) as { result: { step: string } };
    for (let i = 0; i < 3; i++) expect(await step(`wrong password ${i}`)).toBe(400);
    expect(await step(STAFF_PASSWORD)).toBe(429);
    const code = (typed: string) =>
      limited.post('/staff/sign-in/code', { step: right.result.step, code: typed });
    for (let i = 0; i < 3; i++) expect((await code(`00000${i}`)).status).toBe(400);
    expect((await code(member.recoveryCodes[0]!)).status).toBe(429);
    await limited.api.close();
  });
});

test('guesses from other networks do not lock a member out', async () => {
  const limited = await openLimited({
    failedLogins: { perDonor: 3, perEmail: 6, perAddress: 100 },
  });
  const { email, ...member } = await joinStaff(limited, ['viewer']);
  const statusOf = async (network: string, password = 'a wrong password') =>
    (await limited.post('/staff/sign-in', { email, password }, fromNetwork(network))).status;
  const { step } = await resultOf<{ step: string }>(
    limited.post('/staff/sign-in', { email, password: STAFF_PASSWORD }, fromNetwork('home')),
  );
  const code = member.freshCode();
  const joined = await limited.post('/staff/sign-in/code', { step, code }, fromNetwork('home'));
  expect(joined.status).toBe(200);
  for (const expected of [400, 400, 400, 429]) expect(await statusOf('first')).toBe(expected);
  expect(await statusOf('elsewhere', STAFF_PASSWORD)).toBe(200);
  for (let n = 0; n < 3; n++) expect(await statusOf(`network-${n}`)).toBe(400);
  expect(await statusOf('elsewhere', STAFF_PASSWORD)).toBe(429);
  expect(await statusOf('home', STAFF_PASSWORD)).toBe(200);
  await limited.api.close();
});

describe('a session', () => {
  test('ends after an hour without use, and after twelve hours', async () => {
    later(minutes(59));
    expect((await owner.get('/staff/me')).status).toBe(200);
    later(minutes(59));
    expect((await owner.get('/staff/me')).status).toBe(200);
    later(hours(1));
    expect((await owner.get('/staff/me')).status).toBe(401);

    const other = await joinStaff(api, ['viewer']);
    for (let passed = 0; passed < 12 * 60 - 50; passed += 50) {
      later(minutes(50));
      expect((await other.get('/staff/me')).status).toBe(200);
    }
    later(minutes(50));
    expect((await other.get('/staff/me')).status).toBe(401);
  });

  test('ends with a sign-out, and when an owner revokes it', async () => {
    const viewer = await joinStaff(api, ['viewer']);
    const result = await resultOf<{ id: string; member: { id: string } }[]>(
      owner.get('/staff/sessions'),
    );
    const mine = result.find(({ member }) => member.id === owner.id)!;
    const theirs = result.find(({ member }) => member.id === viewer.id)!;
    expect((await viewer.post(`/staff/sessions/${mine.id}/revoke`)).status).toBe(404);
    expect((await owner.post(`/staff/sessions/${theirs.id}/revoke`)).status).toBe(200);
    expect((await viewer.get('/staff/me')).status).toBe(401);
    expect((await owner.post('/staff/sign-out')).status).toBe(200);
    expect((await owner.get('/staff/me')).status).toBe(401);
  });
});

describe('an invitation', () => {
  const person = { name: 'Ayşe Demir', password: STAFF_PASSWORD, locale: 'tr' };

  test('is valid once, for three days, and until a newer one', async () => {
    const first = await invited('ayse@charity.example');
    const token = await invited('ayse@charity.example');
    expect((await api.get(`/staff/invitations/${first}`)).status).toBe(404);
    const { result, code } = await openLink(token);
    expect(result.uri).toContain(`secret=${result.secret}`);
    const join = () => api.post(`/staff/invitations/${token}`, { ...person, code: code() });
    later(hours(72) - 1);
    expect((await join()).status).toBe(201);
    expect((await join()).status).toBe(404);
    const late = await invited('b@charity.example');
    later(hours(72));
    expect((await api.get(`/staff/invitations/${late}`)).status).toBe(404);
  });

  test('needs a valid code and a password that is not easy to guess', async () => {
    const token = await invited('c@charity.example');
    const { code } = await openLink(token);
    const join = (changes: object) =>
      api.post(`/staff/invitations/${token}`, { ...person, code: code(), ...changes });
    expect((await bodyOf(await join({ code: '000000' }))).errorCode).toBe('staff.wrongCode');
    for (const password of ['aaaaaaaaaaaa', 'ayşedemir2026', 'elevenchars'])
      expect((await join({ password })).status, password).toBe(400);
  });

  test('is sent by mail, in the language of the invited person', async () => {
    await owner.post('/staff/people/invitations', {
      email: 'd@charity.example',
      roles: ['finance'],
      locale: 'ar',
    });
    const mails = await rowsOf(api.db, 'outbox', { kind: 'staff-invitation' });
    expect(mails).toHaveLength(1);
    expect(JSON.parse(mails[0]!.recipient!)).toMatchObject({
      email: 'd@charity.example',
      locale: 'ar',
    });
  });

  test('is rejected for a colleague who has access', async () => {
    const response = await owner.post('/staff/people/invitations', {
      email: 'HUDA@charity.example',
      roles: ['viewer'],
      locale: 'en',
    });
    expect((await bodyOf(response)).errorCode).toBe('staff.emailTaken');
  });

  test('for a reset replaces password, second factor, recovery codes and sessions', async () => {
    const viewer = await joinStaff(api, ['viewer']);
    await owner.post(`/staff/people/${viewer.id}/reset`);
    const [mail] = await rowsOf(api.db, 'staff_invitations', { member_id: viewer.id });
    const token = signToken(
      api.deps.config.signingSecrets,
      'staff-invitation',
      Buffer.from(mail!.id, 'hex'),
    );
    const { code } = await openLink(token);
    const password = 'five quiet rivers meet';
    const joined = await api.post(`/staff/invitations/${token}`, {
      ...person,
      ...{ password, code: code() },
    });
    expect(joined.status).toBe(201);
    expect((await viewer.get('/staff/me')).status).toBe(401);
    expect((await stepOf(viewer.email)).errorCode).toBe('auth.wrongCredentials');
    const { result: step } = await stepOf(viewer.email, password);
    expect((await signIn(viewer.recoveryCodes[0]!, step.step)).status).toBe(400);
  });
});

describe('the first owner', () => {
  test('joins with a link while there is no member, and types the e-mail address', async () => {
    const fresh = await openTestApi({ empty: true });
    const url = (await firstOwnerUrl(fresh.deps))!;
    expect(await firstOwnerUrl(fresh.deps)).toBe(url);
    const token = url.split('/').at(-1)!;
    const { code } = await openLink(token, fresh);
    const body = { name: 'Huda', password: STAFF_PASSWORD, locale: 'ar', code: code() };
    expect((await fresh.post(`/staff/invitations/${token}`, body)).status).toBe(400);
    const joined = await fresh.post(`/staff/invitations/${token}`, {
      ...body,
      email: 'huda@charity.example',
    });
    expect(joined.status).toBe(201);
    expect(await firstOwnerUrl(fresh.deps)).toBeNull();
    await fresh.api.close();
  });

  test('is one person when two use the link at the same time', async () => {
    const fresh = await openTestApi({ empty: true });
    const token = (await firstOwnerUrl(fresh.deps))!.split('/').at(-1)!;
    const { code } = await openLink(token, fresh);
    const body = { name: 'Huda', password: STAFF_PASSWORD, locale: 'ar', code: code() };
    const answers = await Promise.all(
      ['huda@charity.example', 'salma@charity.example'].map((email) =>
        fresh.post(`/staff/invitations/${token}`, { ...body, email }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404]);
    expect(await fresh.db.selectFrom('staff_members').select('roles').execute()).toHaveLength(1);
    await fresh.api.close();
  });
});

test('the link of the first owner ends when another person joins before', async () => {
  const fresh = await openTestApi({ empty: true });
  const token = (await firstOwnerUrl(fresh.deps))!.split('/').at(-1)!;
  expect((await fresh.get(`/staff/invitations/${token}`)).status).toBe(200);
  await joinStaff(fresh, ['owner']);
  expect((await fresh.get(`/staff/invitations/${token}`)).status).toBe(404);
  await fresh.api.close();
});

test('an owner changes roles and ends access; the last owner stays', async () => {
  const other = await joinStaff(api, ['viewer']);
  expect(
    (await owner.post(`/staff/people/${other.id}/roles`, { roles: ['finance', 'editor'] })).status,
  ).toBe(200);
  const me = (await (await other.get('/staff/me')).json()) as { result: { roles: string[] } };
  expect(me.result.roles).toEqual(['editor', 'finance']);
  const change = { change: 'end', reason: 'Leaves', waits: true, code: owner.freshCode() };
  const last = await owner.post(`/staff/people/${owner.id}/owner-change`, change);
  expect((await bodyOf(last)).errorCode).toBe('staff.lastOwner');
  expect((await owner.post(`/staff/people/${other.id}/end`)).status).toBe(200);
  expect((await other.get('/staff/me')).status).toBe(401);
  expect((await stepOf(other.email)).errorCode).toBe('auth.wrongCredentials');
});

describe('the log', () => {
  test('names who did what, and does not change', async () => {
    const other = await joinStaff(api, ['viewer']);
    await owner.post(`/staff/people/${other.id}/roles`, { roles: ['editor'] });
    const result = await resultOf<{ total: number; data: unknown[] }>(
      owner.get('/staff/log?limit=1'),
    );
    expect(result.data).toMatchObject([
      {
        actor: { kind: 'member', name: 'Huda' },
        action: 'staff.rolesChanged',
        before: { roles: ['viewer'] },
        after: { roles: ['editor'] },
      },
    ]);
    await expect(api.db.deleteFrom('staff_log').execute()).rejects.toThrow(/append-only/);
    await expect(
      changeRows(
        api.db,
        'staff_log',
        {},
        { actor_name: 'x', before: null, after: null, reason: null },
      ),
    ).rejects.toThrow(/append-only/);
    await expect(api.db.updateTable('staff_log').set({ after: '{}' }).execute()).rejects.toThrow(
      /append-only/,
    );
  });
});

test('secrets are encrypted, and tokens and recovery codes are hashed', async () => {
  const [member] = await api.db.selectFrom('staff_members').selectAll().execute();
  expect(member!.totp).not.toContain(owner.totp.secret.base32);
  const stored = JSON.stringify([
    await api.db.selectFrom('staff_sessions').selectAll().execute(),
    await api.db.selectFrom('staff_recovery_codes').selectAll().execute(),
    await api.db.selectFrom('staff_log').selectAll().execute(),
  ]);
  for (const secret of [owner.headers.authorization.slice(7), ...owner.recoveryCodes])
    expect(stored).not.toContain(secret);
});
