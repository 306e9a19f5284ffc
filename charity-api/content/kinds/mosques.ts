/** The content kind of mosques, each with its list of repairs. Each repair is an offering. */
import type { Db } from '../../db/tables';
import type { OfferingRow } from '../../db/tables/offerings';
import type { ObjectOf } from '../codec';
import { list, object } from '../codec';
import type { Kind } from '../kind';
import { picture } from '../values/picture';
import { amount, wholeNumber } from '../values/plain';
import { idOf, story, text } from '../values/text';
import { json, picturesOf, textOf } from './columns';
import {
  moveOffering,
  offeringColumns,
  offeringFields,
  offeringRows,
  offeringValue,
  saveOffering,
  type OfferingValue,
} from './offering';
import { saveRow } from './save-row';
import { withdrawOffering } from './withdraw';

const { first, last } = offeringFields({ intentions: ['sadaqa'], anyAmount: true });
/** Repairs have no position field. Pages list them in the order of the file, the most urgent first. */
const { position: _, ...firstOfRepair } = first;
const repair = object({ id: idOf('the repair'), ...firstOfRepair, cost: amount, ...last });

const fields = {
  title: text,
  summary: text,
  position: wholeNumber(),
  place: text,
  pictures: list(picture, 1),
  story,
  repairs: list(repair),
};
type Value = ObjectOf<typeof fields>;
type Repair = Value['repairs'][number];

export const mosques: Kind<Value> = {
  name: 'mosques',
  codec: object(fields),
  innerIds: ({ repairs }) => repairs.map(({ id }) => id),
  read: async (db) => {
    const rows = await db.selectFrom('mosques').selectAll().orderBy('position').execute();
    const repairs = await repairRows(db);
    return rows.map((row) => {
      const value: Value = {
        title: textOf(row.title),
        summary: textOf(row.summary),
        position: row.position,
        place: textOf(row.place),
        pictures: picturesOf(row.picture, row.pictures),
        story: textOf(row.story),
        repairs: repairs.filter(({ within }) => within === row.id).map(repairOf),
      };
      return { id: row.id, value };
    });
  },
  save: async (db, { id, value }) => {
    const columns = {
      position: value.position,
      title: json(value.title),
      summary: json(value.summary),
      place: json(value.place),
      picture: json(value.pictures[0]),
      story: json(value.story),
      pictures: json(value.pictures),
    };
    await saveRow(db, 'mosques', { id, ...columns });
    for (const [position, one] of value.repairs.entries()) {
      const limit = { unit: 'money', capacity: one.cost } as const;
      const facts = { id: one.id, kind: 'repair', within: id, limit } as const;
      await saveOffering(db, offeringColumns({ ...one, position }, facts));
    }
    const currentIds = new Set(value.repairs.map((one) => one.id));
    for (const row of await repairRows(db))
      if (row.within === id && !currentIds.has(row.id)) await withdrawOffering(db, row.id);
  },
  remove: async (db, id) => {
    const removals = [];
    for (const row of await repairRows(db))
      if (row.within === id) removals.push(await withdrawOffering(db, row.id));
    await db.deleteFrom('mosques').where('id', '=', id).execute();
    return removals.includes('hidden') ? 'hidden' : 'deleted';
  },
  move: (value, move) => ({
    ...value,
    repairs: value.repairs.map((one) =>
      withoutPosition(moveOffering({ ...one, position: 0 }, move)),
    ),
  }),
};

const repairRows = (db: Db): Promise<OfferingRow[]> => offeringRows(db, 'repair');

const repairOf = (row: OfferingRow): Repair => ({
  ...withoutPosition(offeringValue(row)),
  id: row.id,
  cost: row.capacity ?? 0,
});

function withoutPosition<V extends OfferingValue>({
  position: _,
  ...value
}: V): Omit<V, 'position'> {
  return value;
}
