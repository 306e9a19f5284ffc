/** Table of the last time that each monthly gift was reconciled with its provider. */
import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table monthly_checks (
    gift_id text primary key references monthly_gifts (id),
    asked_at text not null, heard_at text) strict, without rowid`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
