/** Tables of the payment providers' books: their movements, and the time that was fetched from each provider. */
import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table provider_movements (
    method text not null, id text not null,
    kind text not null check (kind in ('payment', 'refund', 'dispute', 'fee', 'payout', 'other')),
    payment_id text, attempt_id text,
    paid_minor integer, paid_currency text,
    gross integer not null, fee integer not null, net integer not null, currency text not null,
    payout_id text, at text not null,
    primary key (method, id),
    check ((paid_minor is null) = (paid_currency is null)),
    check (gross - fee = net)) strict, without rowid`,
  `create index provider_movements_by_time on provider_movements (at)`,
  `create index provider_movements_by_payment on provider_movements (method, payment_id)`,
  `create index provider_movements_by_payout on provider_movements (method, payout_id)`,
  `create table provider_fetches (
    method text primary key,
    covered_from text, covered_until text,
    wanted_from text, wanted_until text,
    fetched_at text, next_at text not null, failed_at text, failure text,
    check ((covered_from is null) = (covered_until is null)),
    check ((wanted_from is null) = (wanted_until is null)),
    check ((failed_at is null) = (failure is null))) strict, without rowid`,
  // The report compares the payments of a time with these movements.
  `create index payments_by_time on payments (at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
