/** The content kind of tafreej cases: people with a court-ordered debt, each with one bill to pay off. */
import { GENDERS, SOCIAL_STATUSES } from '#contract/people';
import type { ObjectOf } from '../codec';
import { object } from '../codec';
import type { Kind } from '../kind';
import { startOfDay } from '../values/dates';
import { amount, amountOfMoney, choice, yesOrNo, wholeNumber } from '../values/plain';
import { idOf, matching, text } from '../values/text';
import { json, textOf } from './columns';
import { moveOffering } from './move-offering';
import {
  offeringColumns,
  offeringFields,
  offeringRows,
  offeringValue,
  saveOffering,
} from './offering';
import { saveRow } from './save-row';
import { withdrawOffering } from './withdraw';

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

export const cases: Kind<ObjectOf<typeof fields>> = {
  name: 'cases',
  isOffering: true,
  codec: object(fields),
  // The API closes a case when its closing day has passed, although the file has not changed.
  settle: (value, now) =>
    value.closes !== null && value.closes <= now.toISOString()
      ? { ...value, status: 'open' }
      : value,
  read: async (db) => {
    const rows = new Map((await offeringRows(db, 'case')).map((row) => [row.id, row]));
    const facts = await db.selectFrom('cases').selectAll().execute();
    return facts.flatMap((fact) => {
      const row = rows.get(fact.offering_id);
      if (!row) return [];
      const value = {
        ...offeringValue(row),
        billNumber: fact.bill_number,
        goal: row.capacity ?? 0,
        claim: { minor: fact.claim_minor, currency: fact.claim_currency },
        enforcementOrders: fact.enforcement_orders,
        ordered: fact.ordered_at,
        checked: fact.checked_at,
        socialSecurity: fact.social_security === 1,
        nationality: fact.nationality,
        gender: fact.gender,
        socialStatus: fact.social_status,
        children: fact.children,
        area: fact.area,
        areaName: textOf(fact.area_name),
      };
      return [{ id: row.id, value }];
    });
  },
  save: async (db, { id, value }) => {
    const limit = { unit: 'money', capacity: value.goal } as const;
    await saveOffering(db, offeringColumns(value, { id, kind: 'case', limit }));
    const facts = {
      bill_number: value.billNumber,
      nationality: value.nationality,
      gender: value.gender,
      social_status: value.socialStatus,
      children: value.children,
      area: value.area,
      area_name: json(value.areaName),
      claim_minor: value.claim.minor,
      claim_currency: value.claim.currency,
      enforcement_orders: value.enforcementOrders,
      ordered_at: value.ordered,
      social_security: value.socialSecurity ? (1 as const) : (0 as const),
      checked_at: value.checked,
    };
    await saveRow(db, 'cases', { offering_id: id, ...facts });
  },
  remove: withdrawOffering,
  move: (value, move) => ({
    ...moveOffering(value, move),
    ordered: move.day(value.ordered),
    checked: move.day(value.checked),
  }),
};
