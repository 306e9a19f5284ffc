/** An index for each of the three orders of the case list, so that SQLite reads only the rows of one page. */
import { sql, type Kysely } from 'kysely';

const RANK = `case when status = 'closed' then 2 when paid >= capacity then 1 else 0 end`;

const STATEMENTS = [
  `create index cases_closest on offerings (kind, ${RANK}, paid * 1.0 / capacity desc, position)`,
  `create index cases_newest on offerings (kind, ${RANK}, published_at desc, position)`,
  `create index cases_smallest on offerings (kind, ${RANK}, capacity - paid, position)`,
  `create index cases_area on cases (area)`,
  `create index cases_nationality on cases (nationality)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
