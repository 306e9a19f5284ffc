/** The least and the most, to the minor unit, in every currency. */
import { describe, expect, test } from 'vitest';
import { MAXIMUM_AMOUNT, MINIMUM_AMOUNT } from '../constants';
import { CURRENCIES } from './currency';
import { limitProblem } from './limits';
import { money, units } from './money';

describe.each(CURRENCIES)('in %s', (currency) => {
  const least = units(MINIMUM_AMOUNT, currency);
  const most = units(MAXIMUM_AMOUNT, currency);

  test('both limits can be given, and not one minor unit beyond', () => {
    expect([least, most].map((price) => limitProblem(price))).toEqual([null, null]);
    expect(limitProblem(money(least.minor - 1, currency))).toBe('tooSmall');
    expect(limitProblem(money(most.minor + 1, currency))).toBe('tooLarge');
  });

  test('the least holds for each of a line, the most for all of it', () => {
    expect(limitProblem(money(least.minor - 1, currency), 99)).toBe('tooSmall');
    expect(limitProblem(money(most.minor / 2, currency), 2)).toBe(null);
    expect(limitProblem(money(most.minor / 2 + 1, currency), 2)).toBe('tooLarge');
    expect(limitProblem(money(Number.MAX_SAFE_INTEGER, currency), 99)).toBe('tooLarge');
  });
});
