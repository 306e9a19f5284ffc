/** The state of the API for /readyz. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { minutes, seconds } from '#domain/time/durations';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { advanceClock } from '#tests/support/api/orders';
import { testWithPragma } from '#tests/support/api/sqlite-only';
import { insertRows } from '#tests/support/api/rows';

const HEALTHY = { database: 'ok', disk: 'ok', mail: 'ok', jobs: 'ok' };
const opened = apiOfEachTest();
const pass = (ms: number) => advanceClock(opened, ms);

test('is ok after the background jobs have run', async () => {
  await opened.api.tick();
  expect(await opened.api.health()).toEqual(HEALTHY);
});

test('reports background jobs that have not finished for more than ten minutes', async () => {
  await opened.api.tick();
  pass(minutes(10) + seconds(1));
  expect(await opened.api.health()).toEqual({ ...HEALTHY, jobs: 'late' });
  await opened.api.tick();
  expect(await opened.api.health()).toEqual(HEALTHY);
});

testWithPragma('reports a database that cannot be written, and later that it can', async () => {
  expect(await opened.api.health()).toEqual(HEALTHY);
  pass(seconds(1));
  await sql`pragma query_only = on`.execute(opened.db);
  expect(await opened.api.health()).toEqual({ ...HEALTHY, database: 'not writable' });
  await sql`pragma query_only = off`.execute(opened.db);
  pass(seconds(1));
  expect(await opened.api.health()).toEqual(HEALTHY);
});

test('reports a database that cannot be read', async () => {
  await opened.db.destroy();
  expect(await opened.api.health()).toMatchObject({ database: 'unavailable' });
});

describe('mails that wait', () => {
  const insert = (lastError: string, tries: number) =>
    insertRows(opened.db, 'outbox', {
      ...{ id: `mail-${tries}`, kind: 'password-changed', order_id: null, code_id: null },
      ...{ recipient: null, due_at: '2027-01-01', created_at: '2027-01-01', sent_at: null },
      ...{ tries, last_error: lastError },
    });

  test.each([
    ['EAUTH 535 AUTH PLAIN', 3, 'failing'],
    ['ESOCKET CONN', 12, 'failing'],
    ['ESOCKET CONN', 1, 'ok'],
    ['EENVELOPE 450 RCPT TO', 12, 'ok'],
    ['EMESSAGE 554 DATA', 78, 'ok'],
  ])('after the error %s and %d tries are: %s', async (error, tries, mail) => {
    await insert(error, tries);
    expect(await opened.api.health()).toEqual({ ...HEALTHY, mail });
  });
});
