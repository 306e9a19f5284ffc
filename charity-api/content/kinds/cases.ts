/** The content kind of tafreej cases: people with a court-ordered debt, each with one bill to pay off. */
import { caseContent } from '#contract/cases';
import { offeringKind } from './offering-kind';
import { saveRow } from './save-row';

export const cases = offeringKind({
  ...{ name: 'cases', kind: 'case', schema: caseContent },
  // The API closes a case when its closing day has passed, although the file has not changed.
  settle: (value, now) =>
    value.closesAt !== null && value.closesAt <= now.toISOString()
      ? { ...value, status: 'open' }
      : value,
  terms: ({ goal }) => ({ limit: { unit: 'money', capacity: goal.minor } }),
  saveMore: (db, { id, value: { nationality, gender, children, area, ...value } }) =>
    saveRow(db, 'cases', {
      ...{ offering_id: id, nationality, gender, children, area },
      bill_number: value.billNumber,
      social_status: value.socialStatus,
      claim_minor: value.claim.minor,
      claim_currency: value.claim.currency,
      enforcement_orders: value.enforcementOrders,
      ordered_at: value.orderedAt,
      social_security: value.socialSecurity ? 1 : 0,
    }),
  moved: ({ orderedAt, checkedAt }, move) => ({
    orderedAt: move.day(orderedAt),
    checkedAt: move.day(checkedAt),
  }),
});
