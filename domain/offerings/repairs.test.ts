/** Tests how a gift to all repairs of a mosque is split among them: to the baisa, in order of priority. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../money';
import { spread, type RepairBalance, type SplitResult } from './repairs';

const LEAST = money(1_000, 'OMR');
const needsOf = (lefts: readonly number[]): RepairBalance[] =>
  lefts.map((left, at) => ({ id: `r${at}`, left: money(left, 'OMR') }));
const share = (minor: number, lefts: readonly number[], least = LEAST): SplitResult =>
  spread(money(minor, 'OMR'), needsOf(lefts), least);
/** Returns the amount of each repair, 0 when it gets none, or null when the gift is rejected. */
const amounts = (result: SplitResult, count: number): number[] | null =>
  result.ok
    ? Array.from(
        { length: count },
        (_, at) => result.portions.find(({ id }) => id === `r${at}`)?.amount.minor ?? 0,
      )
    : null;

test('rejects an amount above the sum of all balances, and returns that sum', () => {
  expect(share(70_001, [50_000, 20_000])).toEqual({
    ok: false,
    problem: 'tooMuch',
    nearest: money(70_000, 'OMR'),
  });
  expect(share(1, [])).toMatchObject({ problem: 'tooMuch', nearest: money(0, 'OMR') });
});

test('rejects an amount of zero, and returns the minimum', () => {
  expect(share(0, [50_000])).toEqual({ ok: false, problem: 'unfit', nearest: LEAST });
});

/** Yields every valid split, for small numbers. */
function* everyWay(rest: number, lefts: readonly number[], least: number): Generator<number[]> {
  const [left, ...others] = lefts;
  if (left === undefined) {
    if (rest === 0) yield [];
    return;
  }
  for (let own = Math.min(rest, left); own >= 0; own -= 1) {
    if (own !== 0 && own < least && own !== left) continue;
    for (const way of everyWay(rest - own, others, least)) yield [own, ...way];
  }
}

describe('spread, for any balances', () => {
  const lefts = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 4 });

  test('gives the first repair as much as possible, then the second, and so on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), lefts, (minor, needed) => {
        const least = 4;
        const [best] = everyWay(minor, needed, least);
        const result = share(minor, needed, money(least, 'OMR'));
        expect(amounts(result, needed.length)).toEqual(best ?? null);
      }),
    );
  });

  test('suggests the next larger amount that can be split', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), lefts, (minor, needed) => {
        const result = share(minor, needed, money(4, 'OMR'));
        if (result.ok || result.nearest.minor === 0) return;
        expect(share(result.nearest.minor, needed, money(4, 'OMR')).ok).toBe(true);
        for (let between = minor; between < result.nearest.minor; between += 1)
          expect(share(between, needed, money(4, 'OMR')).ok).toBe(false);
      }),
    );
  });

  test('splits the whole amount and exceeds no balance, for many repairs', () => {
    const many = fc.array(fc.integer({ min: 0, max: 900_000_000 }), { maxLength: 60 });
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 2_000_000_000 }), many, (minor, needed) => {
        const result = share(minor, needed);
        if (!result.ok) return;
        const given = amounts(result, needed.length)!;
        expect(given.reduce((sum, one) => sum + one, 0)).toBe(minor);
        for (const [at, one] of given.entries()) {
          expect(one).toBeLessThanOrEqual(needed[at]!);
          if (one > 0 && one < LEAST.minor) expect(one).toBe(needed[at]);
        }
      }),
    );
  });
});
