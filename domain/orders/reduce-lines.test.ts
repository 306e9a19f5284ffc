/** Tests of the rule that decides which gifts a smaller transfer pays. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INTENTIONS, type Intention } from '../cart/intentions';
import { reduceLines, type ReducibleLine } from './reduce-lines';

const line = (
  position: number,
  total: number,
  intention: Intention = 'sadaqa',
  isWhole = false,
): ReducibleLine => ({ position, total, intention, isWhole });
const reduced = (lines: ReducibleLine[], arrived: number) => {
  const { totals, rest } = reduceLines(lines, arrived);
  return { totals: Object.fromEntries(totals), rest };
};

test('pays zakat first, then purification, expiations, and the others in sequence', () => {
  const lines = [
    line(0, 100),
    line(1, 100, 'kafara'),
    line(2, 100, 'purification'),
    line(3, 100, 'zakat'),
    line(4, 100, 'waqf'),
  ];
  expect(reduced(lines, 350)).toEqual({ totals: { 0: 50, 1: 100, 2: 100, 3: 100 }, rest: 0 });
  expect(reduced(lines, 150)).toEqual({ totals: { 2: 50, 3: 100 }, rest: 0 });
});

test('pays a gift with a price whole or not at all, and then the next gift', () => {
  const lines = [line(0, 72_000, 'sacrifice', true), line(1, 50_000)];
  expect(reduced(lines, 60_000)).toEqual({ totals: { 1: 50_000 }, rest: 10_000 });
  expect(reduced(lines, 100_000)).toEqual({ totals: { 0: 72_000, 1: 28_000 }, rest: 0 });
  expect(reduced([lines[0]!], 72_000)).toEqual({ totals: { 0: 72_000 }, rest: 0 });
  expect(reduced([lines[0]!], 60_000)).toEqual({ totals: {}, rest: 60_000 });
});

test('never pays a gift more than its amount, and accounts for all money', () => {
  const lines = fc
    .array(
      fc.record({
        total: fc.integer({ min: 1, max: 10_000 }),
        intention: fc.constantFrom(...INTENTIONS),
        isWhole: fc.boolean(),
      }),
      { minLength: 1, maxLength: 8 },
    )
    .map((made) => made.map((one, position) => ({ ...one, position })));
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 80_000 }), (made, arrived) => {
      const { totals, rest } = reduceLines(made, arrived);
      const paid = [...totals.values()].reduce((all, one) => all + one, 0);
      expect(paid + rest).toBe(arrived);
      for (const { position, total, isWhole } of made) {
        const given = totals.get(position) ?? 0;
        expect(given).toBeLessThanOrEqual(total);
        if (isWhole) expect([0, total]).toContain(given);
      }
      // Nothing is left while a gift that may be paid in part is not paid.
      const open = made.filter(
        (one) => !one.isWhole && (totals.get(one.position) ?? 0) < one.total,
      );
      if (open.length > 0) expect(rest).toBe(0);
    }),
  );
});
