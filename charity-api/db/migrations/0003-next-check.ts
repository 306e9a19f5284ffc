/** When an order is to be asked about next: also after a provider that did not answer, so that it holds up no other. */
import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // Empty is before every instant: orders of before are asked about at once.
  `alter table orders add column next_check text not null default ''`,
  `drop index orders_unsettled`,
  `create index orders_unsettled on orders (next_check) where state in ('pending_payment', 'processing')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
