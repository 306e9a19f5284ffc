/** Tests the allowlist of the log: it contains the fields that operators need, and no personal data. */
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { openLogger } from './logger';

function logged(fields: object): Record<string, unknown> {
  let text = '';
  const out = new Writable({
    write(chunk: Buffer, _, done) {
      text += chunk.toString();
      done();
    },
  });
  openLogger('info', out).info(fields, 'line');
  const {
    level: _level,
    time: _time,
    msg: _msg,
    ...rest
  } = JSON.parse(text) as Record<string, unknown>;
  return rest;
}

test.each([
  { bucket: 'orders.address', count: 20 },
  { declined: 30, succeeded: 2, until: '2026-03-12T06:30:00.000Z' },
  { orders: 300 },
  { order: 'N-7Q2M-4K', from: 'expired', to: 'paid', flag: 'late_success', source: 'webhook' },
  { order: 'N-7Q2M-4K', from: 'paid', to: 'refunded', kind: 'refund' },
  { method: 'Paypal', reasons: ['INSTRUMENT_DECLINED'] },
  { kind: 'projects', id: 'a-well', field: 'title', reason: 'not valid JSON at position 16' },
  { forwarded: ['x-forwarded-for'], count: 60 },
  { publicUrl: 'https://give.example.org' },
])('logs the fields %j unchanged', (fields) => {
  expect(logged(fields)).toEqual(fields);
});

test('removes an email address from the reasons of a provider', () => {
  expect(logged({ reasons: ['no such payer: a.b@c.example'] })).toEqual({
    reasons: ['no such payer: …'],
  });
});

test('omits rate-limit keys, IP and email addresses, and sessions', () => {
  const personal = { mark: 'x', address: '203.0.113.7', session: 'x', email: 'a@b.example' };
  expect(logged({ bucket: 'orders.email', ...personal })).toEqual({ bucket: 'orders.email' });
});
