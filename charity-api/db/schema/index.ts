/**
 * The schema. Its tables and indexes are written in SQLite's SQL, from which those of PostgreSQL are derived. Until
 * release 1.0.0 it is edited in place: a database of another schema is rejected (../create.ts).
 */
import { createHash } from 'node:crypto';
import { CONTENT } from './content';
import { OFFERINGS } from './offerings';
import { ORDERS } from './orders';
import { PEOPLE } from './people';
import { POSTGRES_SEARCH, SQLITE_SEARCH } from './search';
import { toPostgres, withRowid } from './to-postgres';
import { POSTGRES_TRIGGERS, SQLITE_TRIGGERS } from './triggers';

/** Tables before those that refer to them. */
const TABLES = [...CONTENT, ...OFFERINGS, ...PEOPLE, ...ORDERS];

/** Tables whose rows are read in the order of their insertion. */
const WITH_ROWID = ['orders', 'monthly_gifts', 'limit_events', 'outbox', 'application_files'];

const ROWS = [
  'insert into content_version (version) values (1)',
  // The empty text sorts before every instant, so attack mode is off.
  `insert into attack_mode (id, setting, until) values (1, 'auto', '')`,
];
/** The tables with these rows, which are never empty. */
export const FILLED_TABLES: readonly string[] = ['content_version', 'attack_mode'];

export const SQLITE_SCHEMA = [...TABLES, ...SQLITE_SEARCH, ...SQLITE_TRIGGERS, ...ROWS];
export const POSTGRES_SCHEMA = [
  ...TABLES.map(toPostgres),
  ...WITH_ROWID.map(withRowid),
  ...[...POSTGRES_SEARCH, ...POSTGRES_TRIGGERS, ...ROWS],
];

/** Differs between any two schemas. */
export const SCHEMA_VERSION = createHash('sha256')
  .update(JSON.stringify([SQLITE_SCHEMA, POSTGRES_SCHEMA]))
  .digest('hex')
  .slice(0, 12);
