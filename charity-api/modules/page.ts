/** Pages of lists. */
import type { SelectQueryBuilder } from 'kysely';
import type { Database } from '../db/tables';

export type Page = { offset: number; limit: number };

export type Paged<Row> = { total: number; data: Row[] };

/** Returns a page of a list that is whole in memory: at most a few dozen rows. */
export const pageOfAll = <Row>(rows: Row[], { offset, limit }: Page): Paged<Row> => ({
  total: rows.length,
  data: rows.slice(offset, offset + limit),
});

/** @param query without columns. PostgreSQL returns a count as text. */
export async function countRows<Tables extends keyof Database>(
  query: SelectQueryBuilder<Database, Tables, object>,
): Promise<number> {
  const { total } = await query
    .clearOrderBy()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
