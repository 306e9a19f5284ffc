/** The content kind of expiations (kaffarah) and fidya: cause, number of people to feed, price and ruling. */
import { EXPIATION_CAUSES } from '#contract/expiations';
import type { ObjectOf } from '../codec';
import { object } from '../codec';
import type { Kind } from '../kind';
import { startOfDay } from '../values/dates';
import { amount, choice, wholeNumber } from '../values/plain';
import { text } from '../values/text';
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

export const expiations: Kind<ObjectOf<typeof fields>> = {
  name: 'expiations',
  isOffering: true,
  codec: object(fields),
  read: async (db) => {
    const rows = new Map((await offeringRows(db, 'expiation')).map((row) => [row.id, row]));
    const facts = await db.selectFrom('expiations').selectAll().execute();
    return facts.flatMap(({ offering_id: id, cause, people, instead, authority, ruled_at }) => {
      const row = rows.get(id);
      if (!row) return [];
      const value = {
        ...offeringValue(row),
        ...{ cause, people, ruled: ruled_at },
        pricePerPerson: row.price ?? 0,
        instead: textOf(instead),
        authority: textOf(authority),
      };
      return [{ id, value }];
    });
  },
  save: async (db, { id, value }) => {
    await saveOffering(
      db,
      offeringColumns(value, { id, kind: 'expiation', price: value.pricePerPerson }),
    );
    const facts = {
      ...{ cause: value.cause, people: value.people, ruled_at: value.ruled },
      instead: json(value.instead),
      authority: json(value.authority),
    };
    await saveRow(db, 'expiations', { offering_id: id, ...facts });
  },
  remove: withdrawOffering,
  move: (value, move) => ({ ...moveOffering(value, move), ruled: move.day(value.ruled) }),
};
