/** Tests the minimum and the maximum of a cart line to the minor unit, in every currency. */
import { describe, expect, test } from 'vitest';
import { MAXIMUM_AMOUNT, MINIMUM_AMOUNT } from '../constants';
import { CURRENCIES, money, units } from '../money';
import { isObligation, INTENTIONS } from './intentions';
import { limitProblem } from './limits';

describe.each(CURRENCIES)('limits of a cart line in %s', (currency) => {
  const least = units(MINIMUM_AMOUNT, currency);
  const most = units(MAXIMUM_AMOUNT, currency);
  const offered = INTENTIONS.filter((intention) => !isObligation(intention));
  const owed = INTENTIONS.filter(isObligation);

  test.each(offered)('%s: accepts both limits, and rejects one minor unit beyond', (intention) => {
    expect([least, most].map((total) => limitProblem(total, intention))).toEqual([null, null]);
    expect(limitProblem(money(least.minor - 1, currency), intention)).toBe('tooSmall');
    expect(limitProblem(money(most.minor + 1, currency), intention)).toBe('tooLarge');
  });

  test.each(owed)('%s has no minimum: accepts one minor unit and rejects zero', (intention) => {
    expect(limitProblem(money(1, currency), intention)).toBeNull();
    expect(limitProblem(money(1, currency), intention, 60)).toBeNull();
    expect(limitProblem(money(0, currency), intention)).toBe('zero');
    expect(limitProblem(money(most.minor + 1, currency), intention)).toBe('tooLarge');
  });

  test('applies the minimum to each unit of a line and the maximum to the whole line', () => {
    expect(limitProblem(money(least.minor * 99 - 1, currency), 'sadaqa', 99)).toBe('tooSmall');
    expect(limitProblem(money(least.minor * 99, currency), 'sadaqa', 99)).toBeNull();
    expect(limitProblem(most, 'sadaqa', 2)).toBeNull();
    expect(limitProblem(money(most.minor + 1, currency), 'sadaqa', 2)).toBe('tooLarge');
  });
});
