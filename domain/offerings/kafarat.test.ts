/** Tests the conversion between obligations and people fed: it is exact for any number. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isIncompleteObligation, obligationsMet } from './kafarat';
import { MAX_UNITS } from './';

test.each([
  [25, 10, { whole: 2, over: 5, missing: 5 }],
  [9, 10, { whole: 0, over: 9, missing: 1 }],
  [10, 10, { whole: 1, over: 0, missing: 0 }],
  [61, 60, { whole: 1, over: 1, missing: 59 }],
  [7, 1, { whole: 7, over: 0, missing: 0 }],
])('%i people, %i for each obligation, give %o', (people, each, fed) => {
  expect(obligationsMet(people, each)).toEqual(fed);
});

describe('obligationsMet, for any number', () => {
  const each = fc.constantFrom(1, 6, 10, 60);
  const people = fc.integer({ min: 1, max: MAX_UNITS });

  test('count all people, and the missing people complete the last obligation', () => {
    fc.assert(
      fc.property(people, each, (people, each) => {
        const { whole, over, missing } = obligationsMet(people, each);
        expect(whole * each + over).toBe(people);
        expect(over).toBeLessThan(each);
        expect(isIncompleteObligation(people, each)).toBe(over > 0);
        expect(isIncompleteObligation(people + missing, each)).toBe(false);
      }),
    );
  });
});
