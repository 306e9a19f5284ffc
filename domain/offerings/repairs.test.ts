/** A gift to all repairs of a mosque: shared to the baisa, in the order of their need. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../money';
import { spread, type Need, type Spread } from './repairs';

const LEAST = money(1_000, 'OMR');
const needsOf = (lefts: readonly number[]): Need[] =>
  lefts.map((left, at) => ({ id: `r${at}`, left: money(left, 'OMR') }));
const share = (minor: number, lefts: readonly number[], least = LEAST): Spread =>
  spread(money(minor, 'OMR'), needsOf(lefts), least);
/** What each gets, nothing included. */
const amounts = (result: Spread, count: number): number[] | null =>
  result.ok
    ? Array.from(
        { length: count },
        (_, at) => result.portions.find(({ id }) => id === `r${at}`)?.amount.minor ?? 0,
      )
    : null;

describe('in the order of their need', () => {
  test.each([
    ['the first alone', 10_000, [50_000, 20_000], [10_000, 0]],
    ['the first whole, the rest to the second', 60_500, [50_000, 20_000], [50_000, 10_500]],
    ['all of them', 70_000, [50_000, 20_000], [50_000, 20_000]],
    ['what is complete gets nothing', 5_000, [0, 20_000], [0, 5_000]],
    ['nearly all of them', 20_400, [500, 20_000], [500, 19_900]],
    ['a small rest is completed', 5_400, [400, 20_000], [400, 5_000]],
    [
      'too little for the second: the first leaves it some',
      50_300,
      [50_000, 20_000],
      [49_300, 1_000],
    ],
    ['two give way to a third', 2_500, [1_200, 1_200, 9_000], [1_200, 0, 1_300]],
    ['a small rest that would leave too little is passed over', 1_200, [500, 9_000], [0, 1_200]],
  ])('%s', (_, minor, lefts, expected) => {
    expect(amounts(share(minor, lefts), lefts.length)).toEqual(expected);
  });
});

describe('what cannot be shared', () => {
  test('more than all need: the most is named', () => {
    expect(share(70_001, [50_000, 20_000])).toEqual({
      ok: false,
      problem: 'tooMuch',
      nearest: money(70_000, 'OMR'),
    });
    expect(share(1, [])).toMatchObject({ problem: 'tooMuch', nearest: money(0, 'OMR') });
  });

  test.each([
    [999, [50_000], 1_000],
    [0, [50_000], 1_000],
    [1_200, [500, 900], 1_400],
  ])('%i baisa for %j: the next amount that fits is named', (minor, lefts, nearest) => {
    expect(share(minor, lefts)).toEqual({
      ok: false,
      problem: 'unfit',
      nearest: money(nearest, 'OMR'),
    });
  });
});

/** Everything that could be done, for small numbers. */
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

describe('always', () => {
  const lefts = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 4 });

  test('the best of all ways: the first gets as much as it can, then the second, and so on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), lefts, (minor, needed) => {
        const least = 4;
        const [best] = everyWay(minor, needed, least);
        const result = share(minor, needed, money(least, 'OMR'));
        expect(amounts(result, needed.length)).toEqual(best ?? null);
      }),
    );
  });

  test('the amount that is named instead can be shared, and no other in between', () => {
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

  test('nothing is lost and nobody gets more than is needed, however many there are', () => {
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
