/** The content kind of expiations (kaffarah) and fidya: cause, number of people to feed, price and ruling. */
import { EXPIATION_CAUSES } from '#contract/expiations';
import type { ObjectOf } from '../codec';
import { object } from '../codec';
import { startOfDay } from '../values/dates';
import { amount, choice, wholeNumber } from '../values/plain';
import { text } from '../values/text';
import { json, textOf } from './columns';
import { offeringFields } from './offering';
import { offeringKind } from './offering-kind';

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

export const expiations = offeringKind<ObjectOf<typeof fields>, 'expiations'>({
  ...{ kind: 'expiation', table: 'expiations', codec: object(fields) },
  read: (row, { cause, people, instead, authority, ruled_at }) => ({
    ...{ cause, people, ruled: ruled_at },
    pricePerPerson: row.price ?? 0,
    instead: textOf(instead),
    authority: textOf(authority),
  }),
  terms: ({ pricePerPerson }) => ({ price: pricePerPerson }),
  own: ({ cause, people, instead, authority, ruled }) => ({
    ...{ cause, people, ruled_at: ruled },
    instead: json(instead),
    authority: json(authority),
  }),
  moved: ({ ruled }, move) => ({ ruled: move.day(ruled) }),
});
