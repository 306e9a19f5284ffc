/** The type of the database for Kysely: all tables. Those of the search and of the trials of providers are here. */
import type { Kysely, Transaction } from 'kysely';
import type { AccountTables } from './tables/accounts';
import type { AbuseTables } from './tables/abuse';
import type { ApplicationTables } from './tables/applications';
import type { CommunityTables } from './tables/community';
import type { ContentTables, TextJson } from './tables/content';
import type { ContentEditingTables } from './tables/content-editing';
import type { MonthTables } from './tables/months';
import type { OfferingTables } from './tables/offerings';
import type { OrderTables } from './tables/orders';
import type { OutboxTables } from './tables/outbox';
import type { PayoutTables } from './tables/payouts';
import type { StaffTables } from './tables/staff';

type TrialTables = {
  /** One row with the state of all trials, as `v8.serialize` writes it, in base64. */
  trials: { id: 1; state: string };
};

/** A record that the search finds. `seq` contains its kind and its date (modules/site-search/numbers.ts). */
type SearchEntryTable = {
  seq: number;
  kind: string;
  id: string;
  within: string | null;
  /** The instant from which the record is public. null: it is public now. */
  shown_from: string | null;
  title: TextJson;
  /** JSON of the contract's Picture. */
  picture: string | null;
  /** JSON: the summary and the plain text of the record, each in every language. The line of a result is from them. */
  texts: string;
};

/** Full-text index over folded words. Its rowid is `search_entries.seq`. `labels`: names of the kind. */
type SearchIndexTable = {
  rowid: number;
  title_en: string;
  text_en: string;
  title_ar: string;
  text_ar: string;
  title_tr: string;
  text_tr: string;
  title_id: string;
  text_id: string;
  labels: string;
};

/** Each folded word of the indexes. */
type SearchWordTable = { word: string };

/** A folded word of the index, under each of its spelling keys (domain/search/spelling.ts). */
type SearchSpellingTable = { spelling: string; word: string };

type SearchTables = {
  search_entries: SearchEntryTable;
  search_index: SearchIndexTable;
  search_words: SearchWordTable;
  search_spellings: SearchSpellingTable;
  search_rules: { rules: string };
};

export type Database = ContentTables &
  ContentEditingTables &
  OrderTables &
  OutboxTables &
  AbuseTables &
  MonthTables &
  OfferingTables &
  AccountTables &
  CommunityTables &
  ApplicationTables &
  PayoutTables &
  SearchTables &
  StaffTables &
  TrialTables;

/** The database, or a transaction in it. */
export type Db = Kysely<Database> | Transaction<Database>;
