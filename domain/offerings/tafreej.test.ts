/** Eligibility of a debt: each rule at its very border. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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

describe('a case', () => {
  test.each<[string, Partial<EligibilityFacts>, ReturnType<typeof problems>]>([
    ['at every border', {}, []],
    ['of exactly the cap', { claim: money(2_000_000, 'OMR') }, []],
    ['one baisa above the cap', { claim: money(2_000_001, 'OMR') }, ['claim']],
    ['that claims nothing', { claim: money(0, 'OMR') }, ['claim']],
    // 2,000,000 cents are 20,000 dollars: a number of another currency is not compared.
    ['claimed in another currency', { claim: money(100, 'USD') }, ['claim']],
    ['without an order of enforcement', { enforcementOrders: 0 }, ['orders']],
    ['with two', { enforcementOrders: 2 }, ['orders']],
    ['ordered a year ago to the day', { orderedAt: '2025-03-12T23:59:59.000Z' }, []],
    ['ordered a day later', { orderedAt: '2025-03-13T00:00:00.000Z' }, ['time']],
    ['ordered tomorrow', { orderedAt: '2026-03-13T00:00:00.000Z' }, ['time']],
    ['of somebody without social security', { socialSecurity: false }, ['socialSecurity']],
    [
      'that breaks everything',
      {
        claim: money(5_000_000, 'OMR'),
        enforcementOrders: 3,
        orderedAt: '2026-01-01T00:00:00.000Z',
        socialSecurity: false,
      },
      ['claim', 'orders', 'time', 'socialSecurity'],
    ],
  ])('%s', (_, facts, expected) => expect(problems(facts)).toEqual(expected));

  test('is measured by the rules as they are set', () => {
    const facts = { claim: money(3_000_000, 'OMR'), socialSecurity: false };
    expect(problems(facts, { claimCap: money(3_000_000, 'OMR'), socialSecurity: false })).toEqual(
      [],
    );
    expect(problems({}, { years: 2 })).toEqual(['time']);
  });

  test('that may be published today may be tomorrow: time only heals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000 }), (later) => {
        const then = new Date(NOW.getTime() + later * 86_400_000);
        expect(eligibilityProblems(FACTS, RULES, then)).toEqual([]);
      }),
    );
  });
});

test.each([
  ['2026-03-12T06:00:00.000Z', 1, '2025-03-12'],
  ['2028-02-29T06:00:00.000Z', 1, '2027-02-28'],
  ['2026-03-12T06:00:00.000Z', 0, '2026-03-12'],
])('on %s, %i years are full since %s', (now, years, day) => {
  expect(lastOrderDay({ years }, new Date(now))).toBe(day);
});
