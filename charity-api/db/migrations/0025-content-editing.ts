/** Tables of the content editor: drafts that are never public, and each published version of a record. */
import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table content_drafts (
    kind text not null, id text not null, written text not null, pictures text not null, base text not null,
    revision integer not null, saved_at text not null, saved_by text not null,
    publish_at text, scheduled_by text, failure text,
    primary key (kind, id)) strict, without rowid`,
  `create index content_drafts_due on content_drafts (publish_at) where publish_at is not null`,
  `create table content_versions (
    seq integer primary key autoincrement, kind text not null, id text not null,
    written text, pictures text not null, action text not null, fields text not null,
    at text not null, actor text not null) strict`,
  `create index content_versions_record on content_versions (kind, id, seq)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
