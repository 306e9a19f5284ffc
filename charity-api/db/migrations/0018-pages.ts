/** Pages of the charity, questions with their answers, and opening hours. */
import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table pages (
    id text primary key, title text not null, description text not null, lead text not null,
    updated text, picture text, steps text not null, body text not null) strict`,
  `create table faqs (
    id text primary key, position integer not null, question text not null, answer text not null) strict`,
  `alter table contacts add column hours text not null default '[]'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
