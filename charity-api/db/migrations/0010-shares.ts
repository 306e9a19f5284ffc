/** Stores the number of whole endowment shares in an order line, because prices and rates change. null: an amount. */
import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table order_lines add column shares integer check (shares > 0)`,
  // A quantity above 1 always means shares. A quantity of 1 may also be a free amount, so it stays null.
  `update order_lines set shares = quantity where kind = 'endowment' and quantity > 1`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
