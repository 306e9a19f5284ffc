/** Reads sacrifices in the format of the contract. */
import type * as z from 'zod';
import { sql } from 'kysely';
import type { Sacrifice, sacrificeContent } from '#contract/sacrifices';
import { instantAt } from '#domain/time/zoned';
import type { OfferingRow } from '../../db/tables/offerings';
import type { ApiDeps } from '../../deps';
import { documentOf } from '../documents';
import { offeringsWithDocuments, toOffering } from '../offerings/repository';
import { type Page, type Paged, countRows } from '../page';

/** Order: open sacrifices first; then by closing time, with sacrifices without a closing time last. */
export async function listSacrifices(
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  { category, limit, offset }: Page & { category?: string | undefined },
): Promise<Paged<Sacrifice>> {
  const at = now();
  const listed = offeringsWithDocuments(db)
    .where('kind', '=', 'sacrifice')
    .$if(category !== undefined, (query) => query.where('within', '=', category!));
  const rows = await listed
    .selectAll()
    .orderBy(
      sql`status <> 'open' or coalesce(closes_at <= ${at.toISOString()}, false) or coalesce(paid >= capacity, false)`,
    )
    .orderBy(sql`closes_at is null`)
    .orderBy('closes_at')
    .orderBy('position')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total: await countRows(listed), data: rows.map((row) => viewSacrifice(row, at)) };
}

const viewSacrifice = (row: OfferingRow, now: Date): Sacrifice =>
  documentOf<z.output<typeof sacrificeContent>, Sacrifice>(row, ({ slaughter, ...fields }) => ({
    ...fields,
    ...toOffering(row, now, fields),
    slaughter: slaughter && {
      from: instantAt(slaughter.from, fields.timeZone),
      until: instantAt(slaughter.until, fields.timeZone),
    },
  }));
