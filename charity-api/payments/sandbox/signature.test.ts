/** Tests webhook signatures: only correct and recent ones are accepted. */
import { describe, expect, test } from 'vitest';
import { isSigned, sign } from './signature';

const secret = 'a-secret-of-thirty-two-characters-or-more';
const body = '{"id":"evt_1"}';
const now = new Date('2026-03-24T10:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('sandbox webhook signature', () => {
  const header = sign(secret, body, now);

  test('a signature is accepted up to five minutes before and after its timestamp', () => {
    for (const seconds of [0, 299, 300, -300]) {
      expect(isSigned(secret, body, header, later(seconds))).toBe(true);
    }
  });

  test('a signature is rejected outside this tolerance', () => {
    for (const seconds of [301, 600, -301]) {
      expect(isSigned(secret, body, header, later(seconds))).toBe(false);
    }
  });

  test('a signature is rejected with another secret, body or timestamp', () => {
    expect(isSigned(`${secret}!`, body, header, now)).toBe(false);
    expect(isSigned(secret, `${body} `, header, now)).toBe(false);
    expect(isSigned(secret, body, header.replace(/t=\d+/, 't=1774346401'), now)).toBe(false);
  });

  test.each(['', 't=,v1=', 't=1', 'v1=00', `t=1,v1=${'0'.repeat(63)}`, `t=1,v1=${'z'.repeat(64)}`])(
    'a signature is rejected in the invalid format %j',
    (broken) => expect(isSigned(secret, body, broken, now)).toBe(false),
  );
});
