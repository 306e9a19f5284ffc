/** Tables of what the charity publishes. Texts in four languages are JSON; instants are ISO 8601 in UTC; amounts are baisa. */
import type { Generated, GeneratedAlways } from 'kysely';

/** JSON of a text in every language: {"en":"…","ar":"…","tr":"…","id":"…"}. */
export type TextJson = string;
/** SQLite has no booleans. */
export type Flag = 0 | 1;

export type NamedTable = { id: string; position: number; title: TextJson; summary: TextJson };

/** `story` is HTML, `pictures` JSON of the contract's Picture[]; both may be empty. */
export type ProjectTypeTable = NamedTable & { story: TextJson; pictures: string };

/** What campaigns of one type are narrowed by. */
export type TagTable = { id: string; position: number; type: string; title: TextJson };
/** `project` is `projects.seq`. */
export type ProjectTagTable = { tag: string; project: number };

export type SliderTable = NamedTable & { action: TextJson; path: string; picture: string };

/** What lists filter and order by, and nothing wide: a list of 100,000 stays in a few pages of its indexes. */
export type ProjectTable = {
  /** The row's number: ties the search index to it. */
  seq: Generated<number>;
  id: string;
  type: string;
  category: string;
  /** Baisa; null is an open goal. */
  goal: number | null;
  /** Baisa. Grows in the transaction that makes an order paid. */
  raised: number;
  gifts: number;
  deadline: string | null;
  status: 'open' | 'completed' | 'closed';
  zakat: Flag;
  featured: Flag;
  published_at: string;
  /** Ten-thousandths of the goal reached by an open campaign; −1 where there is no way left to go. */
  closeness: GeneratedAlways<number>;
  /** The deadline of an open campaign. */
  closing: GeneratedAlways<string | null>;
};

/** The words of a project, apart from its figures. One row a project. */
export type ProjectTextTable = {
  project_id: string;
  title: TextJson;
  summary: TextJson;
  place: TextJson;
  /** JSON of the contract's Picture. */
  picture: string;
  /** JSON {text, spent (baisa), at}, or null. */
  outcome: string | null;
  story: TextJson;
  /** JSON lists: Picture[], {label, amount}[], {amount, text}[], {at, text}[]; amounts in baisa. */
  pictures: string;
  budget: string;
  impact: string;
  updates: string;
};

/** Full-text index over folded words; its rowid is `projects.seq`. */
export type ProjectSearchTable = { rowid: number; words: string };

export type ProgramTable = NamedTable & {
  category: string;
  story: TextJson;
  picture: string;
  pictures: string;
};

export type ContactTable = {
  position: number;
  phone_number: string;
  email: string;
  location: TextJson;
  social: string;
};

export type SettingTable = { category: string; key: string; value: string };

export type CurrencyRateTable = {
  currency: string;
  position: number;
  title: TextJson;
  rate: string;
  at: string;
  /** Databases of earlier releases have a plain text here. */
  source: TextJson;
};

export type SubscriptionTable = { email: string; locale: string; created_at: string };

export type ContentTables = {
  schema_version: { version: number };
  sliders: SliderTable;
  project_categories: NamedTable;
  project_types: ProjectTypeTable;
  tags: TagTable;
  project_tags: ProjectTagTable;
  projects: ProjectTable;
  project_texts: ProjectTextTable;
  project_search: ProjectSearchTable;
  programs: ProgramTable;
  contacts: ContactTable;
  settings: SettingTable;
  currency_rates: CurrencyRateTable;
  subscriptions: SubscriptionTable;
};
