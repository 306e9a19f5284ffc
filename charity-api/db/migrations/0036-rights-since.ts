/** The time since which a member has all present permissions: agreeing as the second person needs seven days. */
import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table staff_members add column rights_since text not null default ''`,
  'update staff_members set rights_since = created_at',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export async function upPostgres(db: Kysely<unknown>): Promise<void> {
  const [add = '', ...others] = STATEMENTS;
  // Text columns have the order of their bytes, as in SQLite.
  for (const statement of [add.replace('text', 'text collate "C"'), ...others])
    await sql.raw(statement).execute(db);
}
