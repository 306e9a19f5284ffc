/** The log's allowlist: operators read of limits and attacks what they need, and nothing of anybody. */
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { openLogger } from './log.server';

function logged(fields: object): Record<string, unknown> {
  let text = '';
  const out = new Writable({
    write(chunk: Buffer, _, done) {
      text += chunk.toString();
      done();
    },
  });
  openLogger('info', out).info(fields, 'line');
  const { level: _level, time: _time, msg: _msg, ...rest } = JSON.parse(text) as Record<
    string,
    unknown
  >;
  return rest;
}

test.each([
  { bucket: 'orders.address', isAttack: false },
  { declined: 30, succeeded: 2, until: '2026-03-12T06:30:00.000Z' },
  { orders: 300 },
])('%j is written as it is', (fields) => {
  expect(logged(fields)).toEqual(fields);
});

test('marks, addresses and sessions are left out', () => {
  const marks = { mark: 'x', address: '203.0.113.7', session: 'x', email: 'a@b.example' };
  expect(logged({ bucket: 'orders.email', ...marks })).toEqual({ bucket: 'orders.email' });
});
