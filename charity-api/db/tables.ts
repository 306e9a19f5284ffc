/** All tables, and the type of the database for Kysely. Those of the search and of the trials of providers are here. */
import type { Kysely, Transaction } from 'kysely';
import type { Locale } from '#domain/locales';
import { integer, table, text, type Row } from './columns';
import { ABUSE } from './tables/abuse';
import { ACCOUNTS } from './tables/accounts';
import { APPLICATIONS } from './tables/applications';
import { COMMUNITY } from './tables/community';
import { CONTENT } from './tables/content';
import { CONTENT_EDITING } from './tables/content-editing';
import { FILES } from './tables/files';
import { MONTHS } from './tables/months';
import { OFFERINGS } from './tables/offerings';
import { ORDERS } from './tables/orders';
import { OUTBOX } from './tables/outbox';
import { PAYOUTS } from './tables/payouts';
import { STAFF } from './tables/staff';

export const TABLES = {
  ...{ ...CONTENT, ...CONTENT_EDITING, ...COMMUNITY, ...OFFERINGS, ...ORDERS, ...MONTHS },
  ...{ ...PAYOUTS, ...OUTBOX, ...ABUSE, ...ACCOUNTS, ...APPLICATIONS, ...STAFF, ...FILES },
  /** One row with the state of all trials, as `v8.serialize` writes it, in base64. */
  trials: table({ id: integer<1>().primary().check('= 1'), state: text() }),
  /** Which process does the background jobs, or starts, and until when (ms since 1970, by the clock of the server). */
  leases: table({ name: text().primary(), holder: text(), ends_at: integer() }),
  /** A record that the search finds. `seq` contains its kind and its date (modules/site-search/numbers.ts). */
  search_entries: table({
    // Columns that decide about a result come first: SQLite reads the long texts only for the results of one page.
    seq: integer().primary(),
    kind: text(),
    id: text(),
    within: text().orNull(),
    /** The instant from which the record is public. null: it is public now. */
    shown_from: text().orNull(),
    /** JSON of a text in every language: {"en":"…","ar":"…","tr":"…","id":"…"}. */
    title: text(),
    /** JSON of the contract's Picture. */
    picture: text().orNull(),
    /** JSON: the summary and the plain text of the record, each in every language. The text below a result is a part of them. */
    texts: text(),
  }).with('unique (kind, id)'),
  /** A folded word of the index, under each of its spelling keys (domain/search/spelling.ts). */
  search_spellings: table({ spelling: text().key(), word: text().key() }),
  search_rules: table({ rules: text() }),
};

/** Full-text index over folded words. Its rowid is `search_entries.seq`. `labels`: names of the kind. */
type SearchIndexTable = { rowid: number } & Record<
  `${'title' | 'text'}_${Locale}` | 'labels',
  string
>;

export type Database = { [Name in keyof typeof TABLES]: Row<(typeof TABLES)[Name]> } & {
  schema_version: { version: string };
  search_index: SearchIndexTable;
  /** Each folded word of the indexes. */
  search_words: { word: string };
};

/** The database, or a transaction in it. */
export type Db = Kysely<Database> | Transaction<Database>;
