/** Adds the time of an order's next reconciliation, also after a failed one, so that it does not delay other orders. */
import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // The empty text sorts before every instant, so existing orders are reconciled at once.
  `alter table orders add column next_check text not null default ''`,
  `drop index orders_unsettled`,
  `create index orders_unsettled on orders (next_check) where state in ('pending_payment', 'processing')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
