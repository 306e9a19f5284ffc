/** Tests the rules of the limits: the limit of each key, and how long declines block a donor. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hours, minutes } from '#domain/time/durations';
import { NO_LIMITS } from '#tests/support/api/api';
import type { AbuseLimits } from '../../deps';
import { BLOCK_MS, blockedUntil, DECLINE_WINDOW, declineRules, orderRules } from './limits';

const LIMITS: AbuseLimits = {
  perAddress: 20,
  perEmail: 10,
  perSession: 5,
  declines: 5,
  subscriptions: { perAddress: 10, total: 500 },
  applications: { perEmail: 10, perAddress: 30, total: 1000 },
  accounts: NO_LIMITS.accounts,
  warnAt: 300,
  attackMinimum: { OMR: 5, USD: 5, EUR: 5, GBP: 5 },
};

const briefly = (rules: ReturnType<typeof orderRules>) =>
  rules.map(({ bucket, limit, window }) => [bucket, limit, window]);

test.each([
  ['orders', false, [20, 10, 5]],
  ['orders', true, [7, 10, 5]],
  ['transfers', false, [20, 10, 5]],
  ['transfers', true, [20, 10, 5]],
] as const)('limits of %s with attack mode %s', (kind, isAttack, [address, email, session]) => {
  expect(briefly(orderRules(kind, LIMITS, isAttack))).toEqual([
    [`${kind}.address`, address, hours(1)],
    [`${kind}.email`, email, hours(1)],
    [`${kind}.session`, session, minutes(10)],
  ]);
});

test('limits of declines apply to each key, and attack mode reduces that of the IP address', () => {
  const limitsOf = (isAttack: boolean) => declineRules(LIMITS, isAttack).map(({ limit }) => limit);
  expect(limitsOf(false)).toEqual([5, 5, 5]);
  expect(limitsOf(true)).toEqual([2, 5, 5]);
});

test('attack mode reduces no limit below 1', () => {
  const least = { ...LIMITS, perAddress: 1, declines: 1 };
  const rules = [...orderRules('orders', least, true), ...declineRules(least, true)];
  expect(Math.min(...rules.map(({ limit }) => limit))).toBe(1);
});

describe('declines block a donor', () => {
  const M = minutes(1);
  test.each<[string, number[], number | null]>([
    ['no declines', [], null],
    ['one decline below the limit', [0, M, 2 * M, 3 * M], null],
    ['as many declines as the limit: an hour after the last', [0, M, 2 * M, 3 * M, 4 * M], 64 * M],
    ['an old first decline: an hour after the last', [0, 56 * M, 57 * M, 58 * M, 59 * M], 119 * M],
    ['declines spread over more than an hour', [0, 20 * M, 40 * M, 50 * M, 60 * M], null],
    [
      'another decline during a block: an hour after it',
      [0, M, 2 * M, 3 * M, 4 * M, 30 * M],
      90 * M,
    ],
  ])('blockedUntil returns the end of the block for %s', (_, declines, until) => {
    expect(blockedUntil(declines, 5)).toBe(until);
  });

  test('blocks for exactly one hour after a decline, and only when the window contains as many as the limit', () => {
    const instants = fc
      .array(fc.integer({ min: 0, max: hours(4) }), { maxLength: 25 })
      .map((list) => list.sort((a, b) => a - b));
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 6 }), (declines, limit) => {
        const until = blockedUntil(declines, limit);
        // Reference calculation: for each decline, counts those in the window that ends with it.
        const causes = declines.filter(
          (end, at) =>
            declines.slice(0, at + 1).filter((start) => end - start < DECLINE_WINDOW).length >=
            limit,
        );
        expect(until).toBe(causes.length > 0 ? causes.at(-1)! + BLOCK_MS : null);
      }),
    );
  });
});
