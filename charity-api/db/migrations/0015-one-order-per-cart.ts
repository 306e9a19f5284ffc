/** At most one order for each cart: when two tabs submit the checkout at the same time, both get the same order. */
import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table orders add column checkout_cart text`,
  `alter table orders add column checkout_form text`,
  `create unique index orders_by_cart on orders (checkout_cart) where checkout_cart is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
