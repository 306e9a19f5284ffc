/** One page of a short list, and how many there are in all. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables';

export type Page = { offset: number; limit: number };
export type Paged<Row> = { total: number; data: Row[] };

/** Lists that people put in order by hand: a few dozen rows with a `position`. */
export type ShortList = 'sliders' | 'project_categories' | 'project_types' | 'programs' | 'faqs';

export async function countRows(db: Kysely<Database>, table: ShortList): Promise<number> {
  const { total } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
