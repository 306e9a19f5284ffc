/** Lists paid-off cases before other closed ones, and indexes open cases by closing time for a background job. */
import { sql, type Kysely } from 'kysely';

const RANK = `case when paid >= capacity then 1 when status = 'closed' then 2 else 0 end`;

const STATEMENTS = [
  ...['closest', 'newest', 'smallest'].map((order) => `drop index cases_${order}`),
  `create index cases_closest on offerings (kind, ${RANK}, paid * 1.0 / capacity desc, position)`,
  `create index cases_newest on offerings (kind, ${RANK}, published_at desc, position)`,
  `create index cases_smallest on offerings (kind, ${RANK}, capacity - paid, position)`,
  `create index cases_closing on offerings (closes_at) where kind = 'case' and status = 'open'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
