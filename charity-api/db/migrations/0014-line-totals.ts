/** Order lines store their total instead of a unit price: a converted amount is rounded once, for the whole line. */
import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table order_lines rename column minor to total`,
  `update order_lines set total = total * quantity where quantity > 1`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
