/** How many whole shares a line bought, written down when it was made: prices and rates change. null: an amount. */
import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table order_lines add column shares integer check (shares > 0)`,
  // Of one it is not known any more; more than one was never taken of anything but the price.
  `update order_lines set shares = quantity where kind = 'endowment' and quantity > 1`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
