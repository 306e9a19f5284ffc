/** The network of each session of staff: guesses from other networks do not lock a member out of a known one. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff_sessions add column network text`.execute(db);
}

export async function upPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff_sessions add column network text collate "C"`.execute(db);
}
