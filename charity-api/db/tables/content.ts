/** Tables of the published content. Localised texts are JSON, instants ISO 8601 in UTC, amounts baisa. */
import type { Generated } from 'kysely';
import type { Locale } from '#domain/locales';

/** JSON of a text in every language: {"en":"…","ar":"…","tr":"…","id":"…"}. */
export type TextJson = string;
/** SQLite has no booleans. */
export type Flag = 0 | 1;

export type NamedTable = { id: string; position: number; title: TextJson; summary: TextJson };

/** `story` is HTML, `pictures` JSON of the contract's Picture[]; both may be empty. */
type ProjectTypeTable = NamedTable & { story: TextJson; pictures: string };

/** A filter for campaigns of one type. */
export type TagTable = { id: string; position: number; type: string; title: TextJson };
/** `offering` is `offerings.seq`. */
type OfferingTagTable = { tag: string; offering: number };

type SliderTable = NamedTable & { action: TextJson; path: string; picture: string };

export type ProgramTable = NamedTable & {
  category: string;
  story: TextJson;
  picture: string;
  pictures: string;
};

type ContactTable = {
  position: number;
  phone_number: string;
  email: string;
  location: TextJson;
  /** JSON of a list of texts. */
  hours: string;
  social: string;
  /** URL of a map, or empty. */
  map: Generated<string>;
};

type SettingTable = { category: string; key: string; value: string };

type CurrencyRateTable = {
  currency: string;
  position: number;
  title: TextJson;
  rate: string;
  at: string;
  source: TextJson;
};

/** A newsletter subscription. It gets mails when `confirmed_at` is set. */
export type SubscriptionTable = {
  email: string;
  locale: Locale;
  created_at: string;
  /** 32 random hex digits. Signed links in mails contain it. */
  id: string;
  /** When the last confirmation mail was queued. */
  requested_at: string;
  confirmed_at: string | null;
};

/** `picture` is JSON of the contract's Picture, `steps` of its list, `body` HTML. `updated` is a day without a time. */
type PageTable = {
  id: string;
  title: TextJson;
  description: TextJson;
  lead: TextJson;
  updated: string | null;
  picture: string | null;
  steps: string;
  body: TextJson;
};

/** `answer` is HTML. */
type FaqTable = {
  id: string;
  position: number;
  question: TextJson;
  answer: TextJson;
  /** Id of a row of faq_categories. */
  category: string | null;
  /** The folded words of question and answer in all languages, each after a space. */
  words: Generated<string>;
};

/** One row. The version grows whenever content changes. */
type ContentVersionTable = { version: number };

export type ContentTables = {
  content_version: ContentVersionTable;
  schema_version: { version: string };
  sliders: SliderTable;
  project_categories: NamedTable;
  project_types: ProjectTypeTable;
  tags: TagTable;
  offering_tags: OfferingTagTable;
  programs: ProgramTable;
  pages: PageTable;
  faqs: FaqTable;
  contacts: ContactTable;
  settings: SettingTable;
  currency_rates: CurrencyRateTable;
  subscriptions: SubscriptionTable;
};
