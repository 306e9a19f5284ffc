/** Tests when the circuit breaker stops calls, and when it lets them through again. */
import { expect, test, vi } from 'vitest';
import { seconds } from '#domain/time/durations';
import { CircuitBreaker, type CallResult } from './circuit-breaker.server';

function breakerAt() {
  const clock = { now: 0 };
  const onChange = vi.fn();
  const breaker = new CircuitBreaker(() => clock.now, onChange);
  const call = (...results: CallResult[]) => {
    for (const result of results) {
      const admission = breaker.admit();
      if (admission) breaker.record(admission, result);
    }
  };
  return { clock, breaker, call, onChange };
}
const times = (count: number, result: CallResult) => Array<CallResult>(count).fill(result);

test('opens when half of ten calls failed', () => {
  const { breaker, call } = breakerAt();
  call(...times(5, 'ok'), ...times(4, 'failed'));
  expect(breaker.isOpen).toBe(false);
  call('failed');
  expect(breaker.isOpen).toBe(true);
  expect(breaker.admit()).toBeNull();
});

test('stays closed with 40 % of failures, with few calls, and after calls without a verdict', () => {
  const { breaker, call } = breakerAt();
  call(...times(9, 'failed'));
  expect(breaker.isOpen).toBe(false);
  call(...times(15, 'ok'), ...times(1, 'failed'), ...times(50, 'unknown'));
  expect(breaker.isOpen).toBe(false);
});

test('forgets failures after ten seconds', () => {
  const { breaker, call, clock } = breakerAt();
  call(...times(9, 'failed'));
  clock.now = seconds(10);
  call('failed');
  expect(breaker.isOpen).toBe(false);
});

test('lets one probe through every five seconds, and closes when it succeeds', () => {
  const { breaker, call, clock, onChange } = breakerAt();
  call(...times(10, 'failed'));
  clock.now = seconds(5) - 1;
  expect(breaker.admit()).toBeNull();
  clock.now = seconds(5);
  expect(breaker.admit()).toBe('probe');
  expect(breaker.admit()).toBeNull();
  breaker.record('probe', 'failed');
  expect(breaker.admit()).toBeNull();
  clock.now = seconds(10);
  expect(breaker.admit()).toBe('probe');
  breaker.record('probe', 'unknown');
  expect(breaker.admit()).toBe('probe');
  breaker.record('probe', 'ok');
  expect(breaker.admit()).toBe('normal');
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('ignores calls that began before it opened', () => {
  const { breaker, call, clock } = breakerAt();
  const early = breaker.admit()!;
  call(...times(10, 'failed'));
  breaker.record(early, 'ok');
  expect(breaker.isOpen).toBe(true);
  clock.now = seconds(5);
  call('ok', ...times(9, 'failed'));
  expect(breaker.isOpen).toBe(false);
});
