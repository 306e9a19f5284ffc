/** Tests that the background job deletes old codes, ended sessions and sent mails, and nothing else. */
import { describe, expect, test } from 'vitest';
import type { Challenge } from '#contract/accounts';
import { days, minutes } from '#domain/time/durations';
import { bearer, createAccount, postAuth, SALMA, signIn } from '#tests/support/api/accounts';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { advanceClock, createPaidOrder } from '#tests/support/api/orders';
import { insertRows } from '#tests/support/api/rows';
import { SESSION_IDLE_LIFETIME } from './sessions';

const api = apiOfEachTest();

const rowsOf = (table: 'outbox' | 'email_codes' | 'sessions' | 'refresh_tokens') =>
  api.db.selectFrom(table).selectAll().execute();

test('deletes a code, with its mail, an hour after it has expired', async () => {
  await postAuth<Challenge>(api, 'signup', SALMA);
  advanceClock(api, minutes(70) - 1);
  await api.api.tick();
  expect(await rowsOf('email_codes')).toHaveLength(1);
  advanceClock(api, 1);
  await api.api.tick();
  expect(await rowsOf('email_codes')).toEqual([]);
});

describe('mails', () => {
  test('deletes sent mails about accounts, and keeps receipts', async () => {
    await createPaidOrder(api);
    await postAuth<Challenge>(api, 'signup', { ...SALMA, email: 'muna@example.org' });
    expect(await rowsOf('outbox')).toHaveLength(2);
    await api.api.tick();
    expect(await rowsOf('outbox')).toMatchObject([{ kind: 'receipt' }]);
  });

  test('deletes mails about accounts that could not be sent after four days', async () => {
    await createAccount(api);
    const recipient = JSON.stringify({ email: SALMA.email, name: SALMA.name, locale: 'en' });
    const at = api.clock.now.toISOString();
    await insertRows(api.db, 'outbox', {
      ...{ id: 'unsent', order_id: null, code_id: null, recipient, kind: 'password-changed' },
      ...{ due_at: at, tries: 78, last_error: 'EENVELOPE 550', sent_at: null, created_at: at },
    });
    advanceClock(api, days(4) - 1);
    await api.api.tick();
    expect(await rowsOf('outbox')).toHaveLength(1);
    advanceClock(api, 1);
    await api.api.tick();
    expect(await rowsOf('outbox')).toEqual([]);
  });
});

describe('sessions', () => {
  test('deletes revoked sessions with their refresh tokens, and keeps other sessions', async () => {
    const first = await createAccount(api);
    const second = await signIn(api);
    await api.post('/users/auth/logout', '', bearer(first));
    await api.api.tick();
    expect(await rowsOf('sessions')).toHaveLength(1);
    expect(await rowsOf('refresh_tokens')).toHaveLength(1);
    await postAuth(api, 'token', { token: second.refresh });
    await api.api.tick();
    // The used token stays, to detect a second use.
    expect(await rowsOf('refresh_tokens')).toHaveLength(2);
    await expect(postAuth(api, 'token', { token: first.refresh })).rejects.toThrow(
      'auth.refreshRejected',
    );
  });

  test('deletes expired sessions', async () => {
    await createAccount(api);
    advanceClock(api, SESSION_IDLE_LIFETIME - 1);
    await api.api.tick();
    expect(await rowsOf('sessions')).toHaveLength(1);
    advanceClock(api, 1);
    await api.api.tick();
    expect(await rowsOf('sessions')).toEqual([]);
    expect(await rowsOf('refresh_tokens')).toEqual([]);
  });
});
