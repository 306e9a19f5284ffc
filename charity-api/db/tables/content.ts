/** Tables of the published content. Localised texts are JSON, instants ISO 8601 in UTC, amounts baisa. */
import type { Locale } from '#domain/locales';
import { document, integer, table, text, type Row } from '../columns';

export const CONTENT = {
  /** A record that no order changes, as one document. `kind`: its content kind. `position`: its place in lists. */
  content: table({
    kind: text(),
    id: text(),
    position: integer(),
    /** Folded words that the search of its list finds, each after a space. May be empty. */
    words: text(),
    document: document(),
    // Not `key()`: SQLite reads rows without `rowid` slowly when they are long.
  }).with('primary key (kind, id)', 'index content_in_order (kind, position, id)'),
  /** One row. The version grows whenever content changes. */
  content_version: table({ version: integer() }),
  settings: table({ category: text().key(), key: text().key(), value: text() }),
  /** A newsletter subscription. It gets mails when `confirmed_at` is set. */
  subscriptions: table({
    email: text().key(),
    locale: text<Locale>(),
    created_at: text(),
    /** 32 random hex digits. Signed links in mails contain it. */
    id: text(),
    /** When the last confirmation mail was queued. */
    requested_at: text().index('confirmed_at is null'),
    confirmed_at: text().orNull(),
  }).with('unique index subscriptions_id (id)'),
};
export type SubscriptionTable = Row<typeof CONTENT.subscriptions>;
