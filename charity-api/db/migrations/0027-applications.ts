/** Columns and a table for the answers of staff to applications: the state of the work, words for searches, notes. */
import { sql, type Kysely } from 'kysely';
import { foldedWords } from '#domain/folding';

const STATEMENTS = [
  `alter table applications add column handling text not null default 'new'`,
  // An event gives its seats without staff, so its applications do not wait for an answer.
  `update applications set handling = 'done' where kind = 'event'`,
  `alter table applications add column words text not null default ''`,
  `create index applications_by_handling on applications (handling, seq)`,
  // Notes of staff and their answers by mail. The mail of an answer has the id of the answer.
  `create table application_entries (
    id text primary key, application_id text not null references applications (id),
    kind text not null check (kind in ('note', 'answer')), at text not null,
    actor_kind text not null, actor_id text, actor_name text not null,
    subject text, text text not null) strict`,
  `create index application_entries_application on application_entries (application_id)`,
  // At most one mail of each kind, except answers.
  `drop index outbox_application`,
  `create unique index outbox_application on outbox (application_id, kind)
    where application_id is not null and kind <> 'application-answer'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from applications`.execute(db);
  for (const { id, name } of rows) {
    const words = foldedWords(name).map((word) => ` ${word}`);
    await sql`update applications set words = ${words.join('')} where id = ${id}`.execute(db);
  }
}
