/** Tables of the content editor. Instants are ISO 8601 in UTC. */
import { integer, sequence, table, text, type Row } from '../columns';

/** `imported`: a state that a file import or the demonstration wrote before the next publication. */
export type VersionAction =
  'imported' | 'published' | 'closed' | 'reopened' | 'updated' | 'withdrawn';

export const CONTENT_EDITING = {
  /** A draft of a record. No public endpoint reads it. */
  content_drafts: table({
    kind: text().key(),
    id: text().key(),
    /** JSON of the written form: the value of a content file. */
    written: text(),
    /** JSON: the stored path of each picture file that `written` names. */
    pictures: text(),
    /** Hash of the published record from which the draft was made; '' for a new record. */
    base: text(),
    /** Grows with each change, so that a form of an older draft is rejected. */
    revision: integer(),
    saved_at: text(),
    /** JSON of the Actor. */
    saved_by: text(),
    /** The time at which a background job publishes it. */
    publish_at: text().orNull().index('$ is not null'),
    /** JSON of the Actor. */
    scheduled_by: text().orNull(),
    /** JSON list of problems that prevented the scheduled publication. */
    failure: text().orNull(),
  }),
  /** A record as it was published. */
  content_versions: table({
    seq: sequence('autoincrement'),
    kind: text(),
    id: text(),
    /** JSON of the written form; null after a withdrawal. */
    written: text().orNull(),
    pictures: text(),
    action: text<VersionAction>(),
    /** JSON list of the fields that changed. */
    fields: text(),
    at: text(),
    /** JSON of the Actor. */
    actor: text(),
  }).with('index content_versions_record (kind, id, seq)'),
};
export type ContentDraftRow = Row<typeof CONTENT_EDITING.content_drafts>;
