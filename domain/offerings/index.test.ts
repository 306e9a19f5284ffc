/**
 * Tests availability, price checks and partial payments of offerings: no payment exceeds the balance or loses a baisa.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Intention } from '../cart';
import { CURRENCIES, exchange, money } from '../money';
import {
  amountProblem,
  balanceIn,
  remainingUnits,
  nameFieldCount,
  capacityUsedBy,
  availabilityOf,
  type Limit,
  type AvailabilityInput,
} from './';

const RATES = { OMR: '1', USD: '2.6008', EUR: '2.2406', GBP: '1.9485' };
const now = new Date('2026-03-12T06:00:00.000Z');

describe('availabilityOf', () => {
  const at = (changes: Partial<AvailabilityInput> & { taken?: number; paid?: number }) => {
    const { taken, paid = 0, ...rest } = changes;
    const limit: Limit | null =
      taken === undefined ? null : { unit: 'share', capacity: 7, taken, paid };
    return availabilityOf({ status: 'open', closesAt: null, limit, ...rest }, now);
  };
  test.each([
    ['without a closing date', {}, 'open'],
    ['with one share remaining', { taken: 6, paid: 6 }, 'open'],
    ['when the last share is reserved but not paid', { taken: 7, paid: 6 }, 'held'],
    ['when all shares are paid', { taken: 7, paid: 7 }, 'completed'],
    ['with the status completed', { status: 'completed' as const }, 'completed'],
    ['with the status closed', { status: 'closed' as const }, 'closed'],
    ['closed, with all shares paid', { status: 'closed' as const, taken: 7, paid: 7 }, 'completed'],
    ['one second before it closes', { closesAt: '2026-03-12T06:00:01.000Z' }, 'open'],
    ['at the time at which it closes', { closesAt: '2026-03-12T06:00:00.000Z' }, 'closed'],
  ] as const)('an offering %s (%j) is %s', (_, changes, standing) =>
    expect(at(changes)).toBe(standing),
  );
});

test.each([
  ['sacrifice', 3, 3],
  ['endowment', 3, 1],
  ['orphan', 3, 0],
  ['campaign', 1, 0],
] as const)('%s with quantity %i has %i name fields', (kind, quantity, names) => {
  expect(nameFieldCount(kind, quantity)).toBe(names);
});

describe('amountProblem: the amount of a line', () => {
  const goat = { price: money(38_000, 'OMR'), anyAmount: false, limit: null };
  const fidya = { price: money(615, 'OMR'), anyAmount: false, limit: null };
  const campaign = { price: null, anyAmount: true, limit: null };
  const well = { price: money(25_000, 'OMR'), anyAmount: true, limit: null };
  const bill = {
    price: null,
    anyAmount: true,
    limit: { unit: 'money', capacity: 5_000, taken: 0, paid: 0 } as const,
  };
  const problem = (
    of: Parameters<typeof amountProblem>[1],
    total: ReturnType<typeof money>,
    { quantity = 1, intention = 'sadaqa' as Intention } = {},
  ) => amountProblem({ total, quantity, intention }, of, RATES);

  test('must be the published price, converted and rounded once', () => {
    expect(problem(goat, money(98_83, 'USD'))).toBeNull();
    expect(problem(goat, money(98_84, 'USD'))).toBe('priceChanged');
    expect(problem(goat, money(197_66, 'USD'), { quantity: 2 })).toBeNull();
    expect(problem(goat, money(98_83, 'USD'), { quantity: 2 })).toBe('priceChanged');
    expect(problem(goat, money(98_83, 'USD'), { intention: 'kafara' })).toBe('priceChanged');
    expect(problem(goat, money(98_84, 'USD'), { intention: 'kafara' })).toBeNull();
  });

  test('may be below the minimum for a published price, an obligation, or a bill', () => {
    expect(problem(fidya, money(615, 'OMR'), { intention: 'kafara' })).toBeNull();
    expect(problem(fidya, money(615, 'OMR'))).toBeNull();
    expect(problem(campaign, money(96, 'OMR'), { intention: 'zakat' })).toBeNull();
    expect(problem(bill, money(600, 'OMR'))).toBeNull();
    expect(problem(campaign, money(999, 'OMR'))).toBe('tooSmall');
    expect(problem(campaign, money(1_999, 'OMR'), { quantity: 2 })).toBe('tooSmall');
  });

  test('may be another amount than the price when the offering accepts any amount', () => {
    expect(problem(well, money(7_000, 'OMR'), { intention: 'waqf' })).toBeNull();
    expect(problem(well, money(14_000, 'OMR'), { intention: 'waqf', quantity: 2 })).toBe(
      'priceChanged',
    );
  });

  test('the amount is rejected without a rate, unless the price was agreed before', () => {
    const asked = { total: money(87_69, 'GBP'), quantity: 1, intention: 'sadaqa' } as const;
    expect(amountProblem(asked, goat, { OMR: '1' })).toBe('priceChanged');
    expect(amountProblem(asked, bill, { OMR: '1' })).toBe('priceChanged');
    expect(amountProblem(asked, goat, null)).toBeNull();
  });
});

describe('capacityUsedBy: the part of a bill that an amount pays', () => {
  test.each([
    [money(5_000, 'OMR'), 10_400, 5_000],
    [money(10_400, 'OMR'), 10_400, 10_400],
    [money(10_401, 'OMR'), 10_400, null],
    [money(1, 'OMR'), 0, null],
    // 10 rials are 26.008 dollars: 26.01 completes the bill, 26.02 is a cent too much; 26.00 would leave a rounding
    // remainder.
    [money(25_99, 'USD'), 10_000, 9_993],
    [money(26_00, 'USD'), 10_000, 10_000],
    [money(26_01, 'USD'), 10_000, 10_000],
    [money(26_02, 'USD'), 10_000, null],
  ])('%j for a balance of %i baisa pays %s', (amount, left, portion) => {
    expect(capacityUsedBy(amount, left, RATES)).toBe(portion);
  });

  const bill = fc.integer({ min: 1, max: 100_000_000 });
  const currency = fc.constantFrom(...CURRENCIES);

  test('the paid part never exceeds the balance', () => {
    fc.assert(
      fc.property(bill, bill, currency, (left, minor, of) => {
        expect(capacityUsedBy(money(minor, of), left, RATES) ?? 0).toBeLessThanOrEqual(left);
      }),
    );
  });

  test('equals the balance when the donor pays the converted balance, in any currency', () => {
    fc.assert(
      fc.property(bill, currency, (left, of) => {
        const rest = balanceIn(left, of, RATES)!;
        expect(capacityUsedBy(rest, left, RATES)).toBe(left);
      }),
    );
  });

  test('equals the balance when the converted balance is rounded to the nearest, as in the cart', () => {
    fc.assert(
      fc.property(bill, currency, (left, of) => {
        const rest = exchange(money(left, 'OMR'), of, { from: RATES.OMR, to: RATES[of] });
        fc.pre(rest.minor > 0);
        expect(capacityUsedBy(rest, left, RATES)).toBe(left);
      }),
    );
  });

  test('the paid part is never smaller for a larger amount', () => {
    fc.assert(
      fc.property(bill, bill, currency, (left, minor, of) => {
        const less = capacityUsedBy(money(minor, of), left, RATES);
        const more = capacityUsedBy(money(minor + 1, of), left, RATES);
        if (less !== null && more !== null) expect(more).toBeGreaterThanOrEqual(less);
        if (less === null) expect(more).toBeNull();
      }),
    );
  });

  test('the paid part is null for an amount in another currency without a rate', () => {
    expect(capacityUsedBy(money(100, 'USD'), 10_000, { OMR: '1' })).toBeNull();
  });
});

test('remainingUnits is never negative', () => {
  expect(remainingUnits({ unit: 'month', capacity: 12, taken: 13, paid: 0 })).toBe(0);
});
