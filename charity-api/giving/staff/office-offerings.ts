/** The offerings for which staff can enter a gift of any amount. */
import type * as z from 'zod';
import type { officeOfferingSchema } from '#contract/staff/gift-decisions';
import { availabilityOf } from '#domain/offerings';
import type { ApiDeps } from '../../deps';
import { findOfferings } from '../../modules/offerings/repository';

/** Returns open offerings without a fixed price and without names, sorted by their id. */
export async function listOfficeOfferings({
  db,
  now,
}: Pick<ApiDeps, 'db' | 'now'>): Promise<z.input<typeof officeOfferingSchema>[]> {
  const rows = await db
    .selectFrom('offerings')
    .select('id')
    .where(({ or, eb }) => or([eb('price', 'is', null), eb('any_amount', '=', 1)]))
    .where('kind', 'not in', ['sacrifice', 'orphan', 'expiation'])
    .orderBy('id')
    .execute();
  const known = await findOfferings(
    db,
    rows.map(({ id }) => id),
    now(),
  );
  return [...known.values()]
    .filter((one) => availabilityOf(one, now()) === 'open')
    .map(({ id, kind, title, intentions }) => ({
      ...{ id, kind, intentions: [...intentions] },
      title: title,
    }));
}
