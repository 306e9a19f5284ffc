/** The eligibility rules exist in the domain and in SQL: both must give the same result for any case. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES, money } from '#domain/money';
import { eligibilityProblems } from '#domain/offerings/tafreej';
import { TEST_NOW } from '#tests/support/api/api';
import { sharedApi } from '#tests/support/api/opened-api';
import { changeRows } from '#tests/support/api/rows';
import { pageOfCases } from './repository';

const api = sharedApi();

const ID = 'case-surety';
const count = fc.nat({ max: 3 });
const minor = fc.oneof(fc.constantFrom(0, 1, 1_999, 2_000, 2_001), fc.nat({ max: 4_000 }));
const currency = fc.oneof(
  { weight: 3, arbitrary: fc.constant('OMR' as const) },
  fc.constantFrom(...CURRENCIES),
);
// Instants close to a whole number of years before the test's clock.
const orderedAt = fc
  .record({ years: count, seconds: fc.integer({ min: -200_000, max: 200_000 }) })
  .map(({ years, seconds }) => {
    const day = new Date(TEST_NOW.getTime() + seconds * 1_000);
    day.setUTCFullYear(day.getUTCFullYear() - years);
    return day.toISOString();
  });
const facts = fc.record({
  claim: fc.record({ minor, currency }),
  enforcementOrders: count,
  orderedAt,
  socialSecurity: fc.boolean(),
});
const rules = fc.record({
  claimCap: fc.record({ minor, currency }),
  enforcementOrders: count,
  years: count,
  socialSecurity: fc.boolean(),
});
// Random facts mostly violate several rules. These satisfy most of them, so that eligible cases occur as well.
const eligibleMostly = fc.tuple(facts, rules).map(([one, kept]) => {
  const enforcementOrders = kept.enforcementOrders;
  const claim = money(Math.min(one.claim.minor, kept.claimCap.minor), kept.claimCap.currency);
  return [{ ...one, claim, enforcementOrders }, kept] as const;
});

test('the case list omits exactly the cases with an eligibility problem', async () => {
  const seen = { listed: 0, omitted: 0 };
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.tuple(facts, rules), eligibleMostly), async ([one, kept]) => {
      await changeRows(
        api.db,
        'cases',
        { offering_id: ID },
        {
          claim_minor: one.claim.minor,
          claim_currency: one.claim.currency,
          enforcement_orders: one.enforcementOrders,
          ordered_at: one.orderedAt,
          social_security: one.socialSecurity ? 1 : 0,
        },
      );
      const query = { offset: 0, limit: 100, order: 'closest' as const };
      const { data } = await pageOfCases(api.db, query, { rules: kept, now: TEST_NOW });
      const isListed = data.some(({ id }) => id === ID);
      seen[isListed ? 'listed' : 'omitted'] += 1;
      expect(isListed).toBe(eligibilityProblems(one, kept, TEST_NOW).length === 0);
    }),
    { numRuns: 300 },
  );
  expect(Math.min(seen.listed, seen.omitted)).toBeGreaterThan(20);
});
