/** Tests the eligibility rules of a debt at their exact limits. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '../money';
import {
  eligibilityProblems,
  lastOrderDay,
  type EligibilityFacts,
  type EligibilityRules,
} from './tafreej';

const NOW = new Date('2026-03-12T06:00:00.000Z');
const RULES: EligibilityRules = {
  claimCap: money(2_000_000, 'OMR'),
  enforcementOrders: 1,
  years: 1,
  socialSecurity: true,
};
const FACTS: EligibilityFacts = {
  claim: money(2_000_000, 'OMR'),
  enforcementOrders: 1,
  orderedAt: '2025-03-12T00:00:00.000Z',
  socialSecurity: true,
};
const problems = (facts: Partial<EligibilityFacts>, rules: Partial<EligibilityRules> = {}) =>
  eligibilityProblems({ ...FACTS, ...facts }, { ...RULES, ...rules }, NOW);

test.each<[string, Partial<EligibilityFacts>, ReturnType<typeof problems>]>([
  ['exactly at all limits', {}, []],
  ['with a claim of exactly the cap', { claim: money(2_000_000, 'OMR') }, []],
  ['with a claim one baisa above the cap', { claim: money(2_000_001, 'OMR') }, ['claim']],
  ['with a claim of zero', { claim: money(0, 'OMR') }, ['claim']],
  // The claim has another currency than the cap, so the two numbers cannot be compared.
  ['with a claim in another currency', { claim: money(100, 'USD') }, ['claim']],
  ['without an enforcement order', { enforcementOrders: 0 }, ['orders']],
  ['with two enforcement orders', { enforcementOrders: 2 }, ['orders']],
  ['with an order of exactly one year ago', { orderedAt: '2025-03-12T23:59:59.000Z' }, []],
  ['with an order one day younger', { orderedAt: '2025-03-13T00:00:00.000Z' }, ['time']],
  ['with an enforcement order of tomorrow', { orderedAt: '2026-03-13T00:00:00.000Z' }, ['time']],
  ['of a person without social security', { socialSecurity: false }, ['socialSecurity']],
  [
    'that breaks all rules',
    {
      claim: money(5_000_000, 'OMR'),
      enforcementOrders: 3,
      orderedAt: '2026-01-01T00:00:00.000Z',
      socialSecurity: false,
    },
    ['claim', 'orders', 'time', 'socialSecurity'],
  ],
])('eligibilityProblems a case %s (%j) has the problems %j', (_, facts, expected) =>
  expect(problems(facts)).toEqual(expected),
);

test('eligibilityProblems uses the configured rules', () => {
  const facts = { claim: money(3_000_000, 'OMR'), socialSecurity: false };
  expect(problems(facts, { claimCap: money(3_000_000, 'OMR'), socialSecurity: false })).toEqual([]);
  expect(problems({}, { years: 2 })).toEqual(['time']);
});

test('eligibilityProblems returns no problem on any later day for a case that is eligible today', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000 }), (later) => {
      const then = new Date(NOW.getTime() + later * 86_400_000);
      expect(eligibilityProblems(FACTS, RULES, then)).toEqual([]);
    }),
  );
});

test.each([
  ['2026-03-12T06:00:00.000Z', 1, '2025-03-12'],
  ['2028-02-29T06:00:00.000Z', 1, '2027-02-28'],
  ['2026-03-12T06:00:00.000Z', 0, '2026-03-12'],
])('on %s, an enforcement order must be %i years old: made on %s or earlier', (now, years, day) => {
  expect(lastOrderDay({ years }, new Date(now))).toBe(day);
});
