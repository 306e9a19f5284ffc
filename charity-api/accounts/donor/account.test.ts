/** Tests a donor's profile, recipients, sessions, own data, and the deletion of the account. */
import { beforeEach, describe, expect, test } from 'vitest';
import { decodeJwt } from 'jose';
import {
  MAX_RECIPIENTS,
  type DonorSession,
  type Profile,
  type Recipient,
} from '#contract/accounts';
import { type Endpoint, methodAndPath } from '#contract/endpoint';
import { ENDPOINTS } from '#contract/endpoints';
import { minutes } from '#domain/time/durations';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import {
  readResult,
  signedIn,
  signInAgain,
  type TestDonor,
} from '#tests/support/api/donor-account';
import {
  advanceClock,
  createOrder,
  fetchOrder,
  LINE,
  createPaidOrder,
} from '#tests/support/api/orders';
import { changeRows, insertRows, rowsOf } from '#tests/support/api/rows';
import { createPasswords } from '../passwords';

const api = apiOfEachTest();
let donor: TestDonor;
let other: TestDonor;
beforeEach(async () => {
  donor = await signedIn(api);
  other = await signedIn(api, { email: 'other@example.org', name: 'Other' });
});

type Paged<Item> = { total: number; data: Item[] };
const get = async <Result>(path: string, { headers }: Pick<TestDonor, 'headers'> = donor) =>
  readResult<Result>(await api.get(path, headers));
const post = async <Result>(
  path: string,
  body: unknown = {},
  { headers }: Pick<TestDonor, 'headers'> = donor,
) => readResult<Result>(await api.post(path, body, headers));

const MARYAM = { name: 'Maryam', phone: '+96891234567' };

describe('profile', () => {
  test('the profile contains the account without its password hash', async () => {
    await insertRows(
      api.db,
      'social_identities',
      (['google', 'apple'] as const).map((provider) => ({
        ...{ provider, subject: 'subject-1', account_id: donor.account.id },
        created_at: donor.account.created_at,
      })),
    );
    expect((await get<Profile>('/user/profile')).result).toEqual({
      ...{ name: 'Salma Al Harthi', email: 'salma@example.org', phone: null, locale: 'en' },
      ...{ avatar: '', hasPassword: false, providers: ['apple', 'google'] },
      createdAt: donor.account.created_at,
    });
    expect((await get<Profile>('/user/profile', other)).result.providers).toEqual([]);
  });

  test('changes only the profile of this donor, and the new access token contains the new name', async () => {
    const changes = { name: 'سلمى', phone: '+96891234567', locale: 'ar' };
    const { status, result } = await post<{ access: string }>('/user/profile', changes);
    expect([status, decodeJwt(result.access).name]).toEqual([200, 'سلمى']);
    const headers = { authorization: `Bearer ${result.access}` };
    expect((await get<Profile>('/user/profile', { headers })).result).toMatchObject(changes);
    expect((await get<Profile>('/user/profile', other)).result.name).toBe('Other');
  });
});

describe('recipients', () => {
  const list = async (of?: TestDonor) =>
    (await get<Paged<Recipient>>('/user/recipients?limit=100', of)).result;

  test('saves a recipient once, lists recipients by name, and removes one', async () => {
    const { status, result } = await post<Recipient>('/user/recipients', MARYAM);
    expect([status, result]).toMatchObject([201, MARYAM]);
    expect((await post<Recipient>('/user/recipients', MARYAM)).result).toEqual(result);
    await post('/user/recipients', { ...MARYAM, name: 'Aisha' });
    const { total, data } = await list();
    expect([total, ...data.map(({ name }) => name)]).toEqual([2, 'Aisha', 'Maryam']);
    expect((await post(`/user/recipients/${result.id}/remove`)).status).toBe(200);
    expect((await list()).total).toBe(1);
    expect((await post(`/user/recipients/${result.id}/remove`)).errorCode).toBe(
      'recipient.notFound',
    );
  });

  test('neither lists nor removes recipients of another donor', async () => {
    const { result } = await post<Recipient>('/user/recipients', MARYAM, other);
    expect((await list()).total).toBe(0);
    expect((await post(`/user/recipients/${result.id}/remove`)).status).toBe(404);
    expect((await list(other)).total).toBe(1);
  });

  test('rejects a recipient above the maximum, and still accepts one that is already saved', async () => {
    for (let count = 0; count < MAX_RECIPIENTS; count += 1)
      await post('/user/recipients', { ...MARYAM, name: `Recipient ${count}` });
    expect((await post('/user/recipients', MARYAM)).errorCode).toBe('recipient.tooMany');
    const known = { ...MARYAM, name: 'Recipient 7' };
    expect((await post('/user/recipients', known)).status).toBe(201);
    expect((await list()).total).toBe(MAX_RECIPIENTS);
  });
});

describe('sessions', () => {
  const list = async (of?: Pick<TestDonor, 'headers'>) =>
    (await get<Paged<DonorSession>>('/user/sessions', of)).result;

  test('lists the valid sessions of this donor, last used first', async () => {
    await signInAgain(api, donor.account);
    await api.db.updateTable('sessions').set({ revoked_at: '2026-03-12T00:00:00.000Z' }).execute();
    const expired = await signInAgain(api, donor.account);
    await changeRows(
      api.db,
      'sessions',
      { revoked_at: null },
      { expires_at: '2026-03-12T05:59:59.999Z' },
    );
    const headers = await signInAgain(api, donor.account);
    await signInAgain(api, other.account);
    advanceClock(api, minutes(1));
    await signInAgain(api, donor.account);
    const { total, data } = await list({ headers });
    expect(total).toBe(2);
    expect(data).toMatchObject([
      { device: 'Firefox, Android', current: false },
      { device: 'Firefox, Android', current: true },
    ]);
    expect((await api.get('/user/sessions', expired)).status).toBe(401);
  });

  test('revokes all sessions of the donor, including this one, and keeps those of other donors', async () => {
    const second = { headers: await signInAgain(api, donor.account) };
    expect((await post('/user/sessions/revoke')).status).toBe(200);
    for (const of of [donor, second]) expect((await get('/user/sessions', of)).status).toBe(401);
    expect((await list(other)).total).toBe(1);
  });
});

describe('own data', () => {
  const read = async (of: TestDonor) =>
    (await get<Record<string, unknown>>('/user/data', of)).result;

  test('own data contains everything about the donor, no hashes and tokens, and nothing about other donors', async () => {
    const recipient = { name: 'Layla', phone: '+96899999999' };
    const lines = [{ ...LINE, recipient }];
    const first = await createPaidOrder(api, { interval: 'month' });
    const order = await createPaidOrder(api, { lines });
    const theirs = await createOrder(api, { donor: { name: 'Other', email: 'other@example.org' } });
    await post('/user/recipients', MARYAM);
    await post('/user/recipients', { ...MARYAM, name: 'Theirs' }, other);
    await api.db.updateTable('accounts').set({ password_hash: '$argon2id$secret' }).execute();
    const data = await read(donor);
    expect(data).toMatchObject({
      account: { email: 'salma@example.org', name: 'Salma Al Harthi', hasPassword: true },
      identities: [],
      sessions: [{ device: 'Firefox, Android', revokedAt: null }],
      recipients: [MARYAM],
      newsletter: [],
      orders: [
        { reference: first.reference, state: 'paid' },
        {
          reference: order.reference,
          donor: { name: 'Salma Al Harthi', email: 'salma@example.org', phone: null },
          total: { minor: 10_000, currency: 'OMR' },
          lines: [{ offeringId: 'wells', recipient }],
          payments: [{ amount: { minor: 10_000, currency: 'OMR' } }],
        },
      ],
      monthlyGifts: [{ state: 'active', orders: [first.reference] }],
    });
    const text = JSON.stringify(data);
    const secrets = await api.db.selectFrom('refresh_tokens').select('hash').execute();
    for (const absent of [
      ...secrets.map(({ hash }) => hash),
      ...[order.token, first.token, first.monthlyGift!, (await fetchOrder(api, order)).check!],
      ...['argon2id', theirs.reference, 'other@example.org', 'Theirs', other.account.id],
    ])
      expect(text).not.toContain(absent);
  });

  test('own data contains the newsletter subscription of the donor only', async () => {
    const at = donor.account.created_at;
    for (const email of ['Salma@example.org', 'third@example.org'])
      await insertRows(api.db, 'subscriptions', {
        ...{ id: email, email, locale: 'en', created_at: at },
        ...{ requested_at: at, confirmed_at: at },
      });
    expect((await read(donor)).newsletter).toEqual([
      { email: 'Salma@example.org', locale: 'en', createdAt: at, confirmedAt: at },
    ]);
  });
});

describe('deletion of the account', () => {
  const remove = (password: string | null, of: TestDonor = donor) =>
    post('/user/delete', { password }, of);
  const PASSWORD = 'correct horse battery';

  async function setPassword(of: TestDonor): Promise<void> {
    const password_hash = await createPasswords(api.deps).hash(PASSWORD);
    await changeRows(api.db, 'accounts', { id: of.account.id }, { password_hash });
  }

  test('the deletion removes all rows of the account, keeps its gifts without a link, and queues one mail', async () => {
    await setPassword(donor);
    const at = donor.account.created_at;
    const { id } = donor.account;
    const identity = { provider: 'google', subject: 's', account_id: id, created_at: at } as const;
    await api.db.insertInto('social_identities').values(identity).execute();
    await post('/user/recipients', MARYAM);
    await api.post('/users/auth/password/forgot', { email: donor.account.email });
    const order = await createPaidOrder(api, { interval: 'month' });
    await api.db.updateTable('orders').set({ account_id: id }).execute();

    expect((await remove(PASSWORD)).status).toBe(200);
    for (const table of ['social_identities', 'recipients', 'email_codes', 'sessions'] as const) {
      const rows = await api.db.selectFrom(table).selectAll().execute();
      expect([table, rows.length]).toEqual([table, table === 'sessions' ? 1 : 0]);
    }
    const accounts = await api.db.selectFrom('accounts').select('email').execute();
    expect(accounts).toEqual([{ email: 'other@example.org' }]);
    expect((await get('/user/profile')).status).toBe(401);
    expect(await fetchOrder(api, order)).toMatchObject({ state: 'paid' });
    const links = await api.db.selectFrom('orders').select('account_id').execute();
    expect(links).toEqual([{ account_id: null }]);
    const mails = await rowsOf(api.db, 'outbox', { order_id: null });
    expect(mails).toMatchObject([{ kind: 'account-deleted', code_id: null, sent_at: null }]);
    expect(JSON.parse(mails[0]!.recipient!)).toEqual({
      ...{ email: 'salma@example.org', name: 'Salma Al Harthi', locale: 'en' },
    });
    expect(JSON.stringify(api.log)).not.toContain('salma@example.org');

    // The monthly gift continues.
    api.clock.now = new Date('2026-04-12T06:00:00Z');
    for (let ticks = 0; ticks < 3; ticks += 1) await api.api.tick();
    const months = await api.db.selectFrom('orders').select(['state', 'account_id']).execute();
    expect(months).toEqual([1, 2].map(() => ({ state: 'paid', account_id: null })));
  });

  test.each([['wrong password'], [null]])(
    'rejects the deletion with the password %s',
    async (password) => {
      await setPassword(donor);
      expect((await remove(password)).errorCode).toBe('auth.wrongCredentials');
      expect((await get('/user/profile')).status).toBe(200);
    },
  );

  test('deletes an account without a password, and keeps other accounts', async () => {
    expect((await remove(null)).status).toBe(200);
    expect((await get('/user/profile', other)).status).toBe(200);
  });
});

const OF_DONORS = Object.values<Endpoint>(ENDPOINTS).filter(({ auth }) => auth === 'bearer');
test.each(OF_DONORS)('$route requires sign-in', async (endpoint) => {
  const { method, path } = methodAndPath(endpoint);
  const at = path.replace(/\{\w+\}/g, 'x'.repeat(32));
  const response = method === 'GET' ? await api.get(at) : await api.post(at, {});
  expect((await readResult(response)).errorCode).toBe('auth.required');
});
