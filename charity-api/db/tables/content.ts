/** Tables of the published content. Localised texts are JSON, instants ISO 8601 in UTC, amounts baisa. */
import type { Locale } from '#domain/locales';

/** JSON of a text in every language: {"en":"…","ar":"…","tr":"…","id":"…"}. */
export type TextJson = string;
/** SQLite has no booleans. */
export type Flag = 0 | 1;

/**
 * A record that no order changes, as one document. `kind` is the name of its content kind, `position` its place in
 * lists.
 */
type ContentTable = {
  kind: string;
  id: string;
  position: number;
  /** Folded words that the search of its list finds, each after a space. May be empty. */
  words: string;
  document: DocumentJson;
};

/** JSON of the fields of a content kind (content/kinds). */
export type DocumentJson = string;

/** `offering` is `offerings.seq`. */
type OfferingTagTable = { tag: string; offering: number };

type SettingTable = { category: string; key: string; value: string };

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

/** One row. The version grows whenever content changes. */
type ContentVersionTable = { version: number };

export type ContentTables = {
  content: ContentTable;
  content_version: ContentVersionTable;
  schema_version: { version: string };
  offering_tags: OfferingTagTable;
  settings: SettingTable;
  subscriptions: SubscriptionTable;
};
