/** The content kind of expiations (kaffarah) and fidya: cause, number of people to feed, price and ruling. */
import { EXPIATION_CAUSES } from '#contract/expiations';
import type { ObjectOf } from '../codec';
import { object } from '../codec';
import { startOfDay } from '../values/dates';
import { amount, choice, wholeNumber } from '../values/plain';
import { text } from '../values/text';
import { offeringFields } from './offering';
import { offeringKind } from './offering-kind';
import { saveRow } from './save-row';

const { first, last } = offeringFields({ intentions: ['kafara'], anyAmount: false });
const fields = {
  ...first,
  cause: choice(EXPIATION_CAUSES),
  people: wholeNumber(1),
  pricePerPerson: amount,
  instead: text,
  authority: text,
  ruled: startOfDay,
  ...last,
};

export const expiations = offeringKind<ObjectOf<typeof fields>>({
  ...{ name: 'expiations', kind: 'expiation', codec: object(fields) },
  terms: ({ pricePerPerson }) => ({ price: pricePerPerson }),
  saveMore: (db, { id, value: { cause } }) => saveRow(db, 'expiations', { offering_id: id, cause }),
  moved: ({ ruled }, move) => ({ ruled: move.day(ruled) }),
});
