/** Pages of lists, and the number of rows of a short table. */
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables';

export type Page = { offset: number; limit: number };
export type Paged<Row> = { total: number; data: Row[] };

/** Tables with a few dozen rows that staff order by `position`. */
export type ShortList =
  | 'sliders'
  | 'project_categories'
  | 'project_types'
  | 'programs'
  | 'faqs'
  | 'partner_types'
  | 'beneficiary_types'
  | 'annual_figures';

export async function countRows(db: Kysely<Database>, table: ShortList): Promise<number> {
  const { total } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
