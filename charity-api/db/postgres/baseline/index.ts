/**
 * The first schema on PostgreSQL: the state of a SQLite database after its first 32 migrations. Never change it after a
 * release: later migrations have statements for both databases.
 */
import { sql, type Kysely } from 'kysely';
import { CONTENT } from './content';
import { OFFERINGS } from './offerings';
import { ORDERS } from './orders';
import { PEOPLE } from './people';
import { SEARCH } from './search';
import { TRIGGERS } from './triggers';

/** Number of migrations that this schema replaces. */
export const BASELINE_VERSION = 32;

/** Tables refer to each other, so that one can only refer to the other after both exist. */
const REFERENCES = [
  'alter table orders add foreign key (monthly_gift_id) references monthly_gifts (id)',
];

/** Rows that the migrations insert into an empty database. */
const ROWS = [
  'insert into content_version (version) values (1)',
  `insert into attack_mode (id, setting, until) values (1, 'auto', '')`,
];

export async function createBaseline(db: Kysely<unknown>): Promise<void> {
  const statements = [
    ...[...CONTENT, ...OFFERINGS, ...PEOPLE, ...ORDERS, ...SEARCH],
    ...[...REFERENCES, ...TRIGGERS, ...ROWS],
  ];
  for (const statement of statements)
    await sql.raw(withDeferredKeys(withBinaryOrder(statement))).execute(db);
}

/**
 * Gives all text columns the order of their bytes, as in SQLite: lists and cursors rely on it. It also makes indexes
 * independent of the operating system, whose updates change the order of other collations.
 */
export function withBinaryOrder(statement: string): string {
  return statement.startsWith('create table')
    ? statement.replace(/\b(\w+) text\b/g, '$1 text collate "C"')
    : statement;
}

/** Lets a transaction check foreign keys at its end: a restore copies tables that refer to each other. */
const withDeferredKeys = (statement: string): string =>
  statement.replace(/references \w+ \(\w+\)( on delete cascade)?/g, '$& deferrable');
