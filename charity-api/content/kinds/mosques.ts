/** The content kind of mosques, each with its list of repairs. Each repair is an offering. */
import { mosqueContent } from '#contract/mosques';
import type { Db } from '../../db/tables';
import type { Removal } from '../kind';
import { documentKind } from './document-kind';
import { moveOffering, offeringColumns, saveOffering } from './offering';
import { withdrawOffering } from './withdraw';

const whole = documentKind({
  name: 'mosques',
  schema: mosqueContent,
  innerIds: ({ repairs }) => repairs.map(({ id }) => id),
  move: (value, move) => ({
    ...value,
    repairs: value.repairs.map((one) => moveOffering(one, move)),
  }),
});

export const mosques: typeof whole = {
  ...whole,
  save: async (db, item) => {
    await whole.save(db, item);
    const { repairs } = item.value;
    for (const [position, one] of repairs.entries()) {
      const limit = { unit: 'money', capacity: one.cost.minor } as const;
      const facts = { id: one.id, kind: 'repair', within: item.id, limit } as const;
      await saveOffering(db, offeringColumns({ ...one, position }, facts), one);
    }
    await withdrawRepairs(db, item.id, new Set(repairs.map(({ id }) => id)));
  },
  remove: async (db, id) => {
    const removals = await withdrawRepairs(db, id, new Set());
    await whole.remove(db, id);
    return removals.includes('hidden') ? 'hidden' : 'deleted';
  },
};

/** Withdraws the repairs of a mosque that it no longer has. */
async function withdrawRepairs(
  db: Db,
  mosque: string,
  current: ReadonlySet<string>,
): Promise<Removal[]> {
  const rows = await db
    .selectFrom('offerings')
    .select('id')
    .where('kind', '=', 'repair')
    .where('within', '=', mosque)
    .execute();
  const removals: Removal[] = [];
  for (const { id } of rows) if (!current.has(id)) removals.push(await withdrawOffering(db, id));
  return removals;
}
