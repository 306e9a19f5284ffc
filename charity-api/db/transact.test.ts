/** Tests of running use cases in transactions: again after a conflict, events only after the commit, and no calls inside. */
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { insertRows, rowsOf } from '#tests/support/api/rows';
import { afterCommit, ConflictError, transact } from './transact';

const api = apiOfEachTest();
const row = (key: string) => ({ category: 'test', key, value: key });
const stored = async () =>
  (await rowsOf(api.db, 'settings', { category: 'test' })).map(({ key }) => key);

test('a use case with a conflict runs again, and only its last try is stored and counted', async () => {
  const events: number[] = [];
  let tries = 0;
  const result = await transact(api.db, 'beside', async (tx) => {
    tries += 1;
    const nth = tries;
    await insertRows(tx, 'settings', row(`try-${nth}`));
    afterCommit(tx, () => events.push(nth));
    if (nth < 3) throw new ConflictError();
    return nth;
  });
  expect([result, events, await stored()]).toEqual([3, [3], ['try-3']]);
});

test('after five conflicts the use case is rejected as busy, and nothing is stored', async () => {
  let tries = 0;
  const conflicting = transact(api.db, 'staff', async (tx) => {
    await insertRows(tx, 'settings', row(`try-${(tries += 1)}`));
    throw new ConflictError();
  });
  await expect(conflicting).rejects.toMatchObject({ code: 'request.busy' });
  expect([tries, await stored()]).toEqual([5, []]);
});

test('after any other error the use case does not run again', async () => {
  let tries = 0;
  const failing = transact(api.db, 'first', () => Promise.reject(new Error(`try ${(tries += 1)}`)));
  await expect(failing).rejects.toThrow('try 1');
  expect(tries).toBe(1);
});

test.each([
  ['fetch', () => fetch('http://127.0.0.1:1')],
  ['connect', () => connect(1, '127.0.0.1')],
  ['writeFile', () => writeFile('/dev/null', '')],
  ['transaction', () => api.db.transaction().execute(() => Promise.resolve())],
])('a test fails when a use case calls %s inside its transaction', async (name, call) => {
  const calling = transact(api.db, 'beside', async () => void (await call()));
  await expect(calling).rejects.toThrow(`${name} was called inside a transaction`);
});
