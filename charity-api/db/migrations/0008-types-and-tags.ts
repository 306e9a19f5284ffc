/** Stories and pictures of campaign types, and tags that filter the campaigns of one type. */
import { sql, type Kysely } from 'kysely';

const NO_TEXT = `'{"en":"","ar":"","tr":"","id":""}'`;
const STATEMENTS = [
  `alter table project_types add column story text not null default ${NO_TEXT}`,
  `alter table project_types add column pictures text not null default '[]'`,
  `create table tags (
    id text primary key, position integer not null,
    type text not null references project_types (id), title text not null) strict`,
  // The key begins with the tag, so that SQLite finds the campaigns of one tag without a scan.
  `create table project_tags (
    tag text not null references tags (id),
    project integer not null references projects (seq) on delete cascade,
    primary key (tag, project)) strict, without rowid`,
  `create index project_tags_project on project_tags (project)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
