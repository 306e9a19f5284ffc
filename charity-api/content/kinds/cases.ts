/** The content kind of tafreej cases: people with a court-ordered debt, each with one bill to pay off. */
import { GENDERS, SOCIAL_STATUSES } from '#contract/people';
import type { ObjectOf } from '../codec';
import { object } from '../codec';
import { startOfDay } from '../values/dates';
import { amount, amountOfMoney, choice, yesOrNo, wholeNumber } from '../values/plain';
import { idOf, matching, text } from '../values/text';
import { offeringFields } from './offering';
import { offeringKind } from './offering-kind';
import { saveRow } from './save-row';

const { first, last } = offeringFields({ intentions: ['sadaqa'], anyAmount: true });
export const nationality = matching(
  /^[A-Z]{2}$/,
  'a nationality: the two letters of a country, such as OM',
  'country',
);
const fields = {
  ...first,
  billNumber: matching(/^[\w/-]{3,30}$/, 'a bill number of letters, digits, / and -', 'billNumber'),
  /** The part of the claim that was still unpaid when the case was published. */
  goal: amount,
  claim: amountOfMoney,
  enforcementOrders: wholeNumber(),
  ordered: startOfDay,
  checked: startOfDay,
  socialSecurity: yesOrNo,
  nationality,
  gender: choice(GENDERS),
  socialStatus: choice(SOCIAL_STATUSES),
  children: wholeNumber(),
  area: idOf('an area'),
  areaName: text,
  ...last,
};

export const cases = offeringKind<ObjectOf<typeof fields>>({
  ...{ name: 'cases', kind: 'case', codec: object(fields) },
  // The API closes a case when its closing day has passed, although the file has not changed.
  settle: (value, now) =>
    value.closes !== null && value.closes <= now.toISOString()
      ? { ...value, status: 'open' }
      : value,
  terms: ({ goal }) => ({ limit: { unit: 'money', capacity: goal } }),
  saveMore: (db, { id, value: { nationality, gender, children, area, ...value } }) =>
    saveRow(db, 'cases', {
      ...{ offering_id: id, nationality, gender, children, area },
      bill_number: value.billNumber,
      social_status: value.socialStatus,
      claim_minor: value.claim.minor,
      claim_currency: value.claim.currency,
      enforcement_orders: value.enforcementOrders,
      ordered_at: value.ordered,
      social_security: value.socialSecurity ? 1 : 0,
    }),
  moved: ({ ordered, checked }, move) => ({
    ordered: move.day(ordered),
    checked: move.day(checked),
  }),
});
