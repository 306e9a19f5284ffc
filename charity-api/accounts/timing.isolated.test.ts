/**
 * Tests that known and unknown addresses cost the same work, so that the duration of a response does not reveal who has
 * an account. Counts hashes and SQL statements, because time depends on the machine.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Argon2 from '@node-rs/argon2';
import { createAccount, PASSWORD, SALMA } from '#tests/support/api/accounts';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import { rowsOf } from '#tests/support/api/rows';

const parameters = vi.hoisted(() => [] as unknown[]);
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof Argon2>();
  const read = (stored: string) => /^\$argon2id\$v=19\$[^$]+/.exec(stored)![0];
  return {
    ...argon2,
    hash: async (...given: Parameters<typeof argon2.hash>) => {
      const stored = await argon2.hash(...given);
      parameters.push(['hash', read(stored)]);
      return stored;
    },
    verify: (stored: string, ...rest: [string]) => {
      parameters.push(['verify', read(stored)]);
      return argon2.verify(stored, ...rest);
    },
  };
});

let api: TestApi;
let statements: string[];
beforeEach(async () => {
  api = await openTestApi();
  await createAccount(api);
  await api.api.tick();
  const run = api.db.getExecutor().executeQuery;
  statements = [];
  vi.spyOn(api.db.getExecutor().constructor.prototype, 'executeQuery').mockImplementation(function (
    this: unknown,
    ...given: Parameters<typeof run>
  ) {
    statements.push(given[0].sql);
    return run.apply(this as ReturnType<typeof api.db.getExecutor>, given);
  } as never);
});
afterEach(() => api.api.close());

/** Returns the hashes and SQL statements of a request. */
async function workOf(path: string, body: unknown): Promise<unknown> {
  parameters.length = 0;
  statements.length = 0;
  await api.post(`/users/auth/${path}`, body);
  expect(statements.length).toBeGreaterThan(2);
  return { hashes: [...parameters], statements: [...statements] };
}

const UNKNOWN = 'muna@example.org';

test('a failed sign-in of a known and of an unknown address verifies one hash with the same parameters', async () => {
  const known = await workOf('login', { email: SALMA.email, password: 'guess' });
  const unknown = await workOf('login', { email: UNKNOWN, password: 'guess' });
  expect(known).toEqual(unknown);
  expect(known).toMatchObject({ hashes: [['verify', '$argon2id$v=19$m=19456,t=2,p=1']] });
  await api.db.updateTable('accounts').set({ password_hash: null }).execute();
  expect(await workOf('login', { email: SALMA.email, password: 'guess' })).toEqual(unknown);
});

test('a sign-up with a known and with an unknown address does the same work', async () => {
  const known = await workOf('signup', SALMA);
  const unknown = await workOf('signup', { ...SALMA, email: UNKNOWN });
  expect(known).toEqual(unknown);
  expect(known).toMatchObject({ hashes: [['hash', '$argon2id$v=19$m=19456,t=2,p=1']] });
});

test('a request for a new password with a known and with an unknown address does the same work', async () => {
  const known = await workOf('password/forgot', { email: SALMA.email });
  expect(known).toEqual(await workOf('password/forgot', { email: UNKNOWN }));
  expect(known).toMatchObject({ hashes: [] });
});

test('rejects a sign-in with 503 while too many hashes wait, and does not count it as a failure', async () => {
  const flood = await Promise.all(
    Array.from({ length: 60 }, () =>
      api.post('/users/auth/login', { email: UNKNOWN, password: PASSWORD }),
    ),
  );
  const busy = flood.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy[0]!.headers.get('retry-after')).toBe('1');
  const failures = await rowsOf(api.db, 'limit_events', { bucket: 'logins.email' });
  expect(failures).toHaveLength(60 - busy.length);
});

test('new passwords are not hashed for callers who have tried too many codes', async () => {
  const { limits } = api.deps.config;
  await api.api.close();
  const accounts = { ...limits.accounts, codeTries: 3 };
  api = await openTestApi({ config: { limits: { ...limits, accounts } } });
  const body = { challenge: 'x'.repeat(32), code: '000000', password: PASSWORD };
  parameters.length = 0;
  for (let tries = 0; tries < 5; tries += 1) await api.post('/users/auth/password/reset', body);
  expect(parameters).toHaveLength(3);
});
