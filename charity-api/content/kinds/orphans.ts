/** The content kind of orphans, whom donors sponsor by the month. API responses never contain the birthday. */
import { GENDERS, ORPHANHOODS } from '#contract/people';
import { sponsorableMonths } from '#domain/offerings/sponsorship';
import type { ObjectOf } from '../codec';
import { list, object } from '../codec';
import type { Kind } from '../kind';
import { day, month } from '../values/dates';
import { amount, choice, wholeNumber } from '../values/plain';
import { idOf, text } from '../values/text';
import { nationality } from './cases';
import { factsOf, json, textOf } from './columns';
import { moveOffering } from './move-offering';
import {
  factCodec,
  offeringColumns,
  offeringFields,
  offeringRows,
  offeringValue,
  saveOffering,
} from './offering';
import { saveRow } from './save-row';
import { withdrawOffering } from './withdraw';

const { first, last } = offeringFields({ intentions: ['sadaqa'], anyAmount: false });
const fields = {
  ...first,
  monthPrice: amount,
  /** First day of a month. With an exact day, the end of the sponsorship would reveal the birthday. */
  since: month,
  born: day,
  gender: choice(GENDERS),
  nationality,
  orphanhood: choice(ORPHANHOODS),
  /** Number of children in the family, including this child. */
  children: wholeNumber(1),
  area: idOf('an area'),
  areaName: text,
  facts: list(factCodec),
  ...last,
};

export const orphans: Kind<ObjectOf<typeof fields>> = {
  name: 'orphans',
  isOffering: true,
  codec: object(fields),
  check: ({ value: { since, born } }) =>
    sponsorableMonths(since, born) > 0
      ? []
      : [
          {
            ...{ field: '', text: { key: 'childTooOld' } },
            message: 'The child turns 18 before the sponsorship begins.',
          },
        ],
  read: async (db) => {
    const rows = new Map((await offeringRows(db, 'orphan')).map((row) => [row.id, row]));
    const facts = await db.selectFrom('orphans').selectAll().execute();
    return facts.flatMap((fact) => {
      const row = rows.get(fact.offering_id);
      if (!row) return [];
      const { gender, orphanhood, children, area } = fact;
      const value = {
        ...offeringValue(row),
        ...{ gender, orphanhood, children, area, nationality: fact.nationality },
        monthPrice: row.price ?? 0,
        since: row.starts_at ?? '',
        born: fact.birth_date,
        areaName: textOf(fact.area_name),
        facts: factsOf(fact.facts),
      };
      return [{ id: row.id, value }];
    });
  },
  save: async (db, { id, value }) => {
    const columns = offeringColumns(value, {
      ...{ id, kind: 'orphan', price: value.monthPrice, startsAt: value.since },
      limit: { unit: 'month', capacity: sponsorableMonths(value.since, value.born) },
    });
    await saveOffering(db, columns);
    const { gender, orphanhood, children, area } = value;
    const facts = {
      ...{ gender, orphanhood, children, area, nationality: value.nationality },
      birth_date: value.born,
      area_name: json(value.areaName),
      facts: json(value.facts),
    };
    await saveRow(db, 'orphans', { offering_id: id, ...facts });
  },
  remove: withdrawOffering,
  move: (value, move) => ({
    ...moveOffering(value, move),
    since: move.month(value.since),
    born: move.day(value.born),
  }),
};
