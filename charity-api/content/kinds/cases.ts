/** The content kind of tafreej cases: people with a court-ordered debt, each with one bill to pay off. */
import { GENDERS, SOCIAL_STATUSES } from '#contract/people';
import type { ObjectOf } from '../codec';
import { object } from '../codec';
import { startOfDay } from '../values/dates';
import { amount, amountOfMoney, choice, yesOrNo, wholeNumber } from '../values/plain';
import { idOf, matching, text } from '../values/text';
import { json, textOf } from './columns';
import { offeringFields } from './offering';
import { offeringKind } from './offering-kind';

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

export const cases = offeringKind<ObjectOf<typeof fields>, 'cases'>({
  ...{ kind: 'case', table: 'cases', codec: object(fields) },
  // The API closes a case when its closing day has passed, although the file has not changed.
  settle: (value, now) =>
    value.closes !== null && value.closes <= now.toISOString()
      ? { ...value, status: 'open' }
      : value,
  read: (row, { nationality, gender, children, area, ...own }) => ({
    ...{ nationality, gender, children, area },
    billNumber: own.bill_number,
    goal: row.capacity ?? 0,
    claim: { minor: own.claim_minor, currency: own.claim_currency },
    enforcementOrders: own.enforcement_orders,
    ordered: own.ordered_at,
    checked: own.checked_at,
    socialSecurity: own.social_security === 1,
    socialStatus: own.social_status,
    areaName: textOf(own.area_name),
  }),
  terms: ({ goal }) => ({ limit: { unit: 'money', capacity: goal } }),
  own: ({ nationality, gender, children, area, ...value }) => ({
    ...{ nationality, gender, children, area },
    bill_number: value.billNumber,
    social_status: value.socialStatus,
    area_name: json(value.areaName),
    claim_minor: value.claim.minor,
    claim_currency: value.claim.currency,
    enforcement_orders: value.enforcementOrders,
    ordered_at: value.ordered,
    social_security: value.socialSecurity ? 1 : 0,
    checked_at: value.checked,
  }),
  moved: ({ ordered, checked }, move) => ({
    ordered: move.day(ordered),
    checked: move.day(checked),
  }),
});
