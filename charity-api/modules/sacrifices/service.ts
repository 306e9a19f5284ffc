/** Reads sacrifices in the format of the contract. */
import type * as z from 'zod';
import { sql, type Kysely } from 'kysely';
import type { Sacrifice, sacrificeContent } from '#contract/sacrifices';
import { instantAt } from '#domain/time/zoned';
import type { OfferingRow } from '../../db/tables/offerings';
import type { ApiDeps } from '../../deps';
import { documentOf } from '../documents';
import { toOffering } from '../offerings/repository';
import { type Page, type Paged, countRows } from '../page';
import type { Database } from '../../db/tables';

type Wanted = Page & { category?: string | undefined };

/** Order: open sacrifices first; then by closing time, with sacrifices without a closing time last. */
async function pageOfSacrifices(
  db: Kysely<Database>,
  { category, ...page }: Wanted,
  now: Date,
): Promise<Paged<OfferingRow>> {
  const at = now.toISOString();
  const all = db.selectFrom('offerings').where('kind', '=', 'sacrifice');
  const listed = category === undefined ? all : all.where('within', '=', category);
  const data = await listed
    .innerJoin('offering_documents', 'offering_documents.offering_id', 'offerings.id')
    .selectAll()
    .orderBy(
      sql`status <> 'open' or coalesce(closes_at <= ${at}, false) or coalesce(paid >= capacity, false)`,
    )
    .orderBy(sql`closes_at is null`)
    .orderBy('closes_at')
    .orderBy('position')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { total: await countRows(listed), data };
}

export async function listSacrifices(
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  query: Page & { category?: string | undefined },
): Promise<Paged<Sacrifice>> {
  const at = now();
  const { total, data } = await pageOfSacrifices(db, query, at);
  return { total, data: data.map((row) => viewSacrifice(row, at)) };
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
