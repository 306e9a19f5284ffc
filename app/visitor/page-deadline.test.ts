/** Tests the deadline of a page: it begins when the server receives the request, and leaves a minimum of time. */
import { expect, test } from 'vitest';
import { MIN_TIME_MS, TIMEOUT_MS } from '#web/charity/call.server';
import { pageDeadline } from './page-deadline.server';
import { RECEIVED_AT } from '#web/security/internal-headers';

const NOW = Date.parse('2026-03-24T08:00:00Z');
const deadline = (received?: string) =>
  pageDeadline(
    new Request('http://localhost/', {
      headers: received === undefined ? {} : { [RECEIVED_AT]: received },
    }),
    NOW,
  );

test.each([
  ['begins now without the time of the server', undefined, NOW + TIMEOUT_MS],
  ['begins when the server received the request', String(NOW - 1_000), NOW - 1_000 + TIMEOUT_MS],
  ['leaves the minimum after a slow action', String(NOW - TIMEOUT_MS), NOW + MIN_TIME_MS],
  ['leaves no more than usual after a clock was set back', String(NOW + 60_000), NOW + TIMEOUT_MS],
  ['begins now for a time that is no number', 'soon', NOW + TIMEOUT_MS],
])('%s', (_, received, expected) => {
  expect(deadline(received)).toBe(expected);
});
