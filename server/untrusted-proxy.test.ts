/** Tests the warnings about a proxy in front of the server without TRUST_PROXY. */
import { expect, test, vi } from 'vitest';
import { hours, minutes } from '#domain/time/durations';
import { createProxyWarning, warnOfMissingTrust } from './untrusted-proxy';

const DONOR = '203.0.113.7';

test.each([
  ['forwarded', `for=${DONOR}`],
  ['x-forwarded-for', DONOR],
  ['x-forwarded-host', 'give.example.org'],
  ['x-forwarded-proto', 'https'],
  ['x-real-ip', DONOR],
])('a request with %s causes a warning that names the header and not its value', (name, value) => {
  const warn = vi.fn();
  createProxyWarning({ behindProxy: false }, warn)({ [name]: value, host: 'localhost' });
  expect(warn).toHaveBeenCalledWith(
    { forwarded: [name], count: 1 },
    expect.stringContaining('TRUST_PROXY=1'),
  );
  expect(JSON.stringify(warn.mock.calls)).not.toContain(DONOR);
});

test('the warning is logged at once, then at most once an hour, with the number of requests', () => {
  const warn = vi.fn();
  let now = 0;
  const see = createProxyWarning({ behindProxy: false }, warn, () => now);
  for (now = 0; now < hours(3); now += minutes(1)) see({ 'x-forwarded-for': DONOR });
  expect(warn.mock.calls.map(([fields]) => (fields as { count: number }).count)).toEqual([
    1, 60, 60,
  ]);
});

test('there is no warning when the proxy is trusted, or when there is no proxy', () => {
  const warn = vi.fn();
  createProxyWarning({ behindProxy: true }, warn)({ 'x-forwarded-for': DONOR });
  createProxyWarning({ behindProxy: false }, warn)({ host: 'localhost', 'x-request-id': 'abc' });
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['https://give.example.org', false, 1],
  ['https://give.example.org', true, 0],
  ['http://give.example.org', false, 0],
  [null, false, 0],
])('a start with %s and TRUST_PROXY %s has %i warnings', (publicOrigin, behindProxy, times) => {
  const warn = vi.fn();
  warnOfMissingTrust({ publicOrigin, behindProxy }, warn);
  expect(warn).toHaveBeenCalledTimes(times);
});
