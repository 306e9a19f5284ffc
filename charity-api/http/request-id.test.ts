/** Tests that log lines get the id of the request that causes them, and no other id. */
import { expect, test } from 'vitest';
import { logWithRequestId, withRequestId } from './request-id';

function openLog() {
  const lines: unknown[] = [];
  const write = (fields: Record<string, unknown>) => void lines.push(fields);
  return { lines, log: logWithRequestId({ info: write, warn: write, error: write }) };
}

test('adds the id to lines of all levels, also after a wait', async () => {
  const { lines, log } = openLog();
  await withRequestId('first', async () => {
    log.info({ at: 1 }, '');
    await Promise.resolve();
    log.warn({ at: 2 }, '');
    log.error({ at: 3 }, '');
  });
  expect(lines).toEqual([1, 2, 3].map((at) => ({ reqId: 'first', at })));
});

test('a line that has an id keeps it', async () => {
  const { lines, log } = openLog();
  await withRequestId('first', async () => log.info({ reqId: 'own' }, ''));
  expect(lines).toEqual([{ reqId: 'own' }]);
});
