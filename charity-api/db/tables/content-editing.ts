/** Tables of the content editor. Instants are ISO 8601 in UTC. */
import type { Generated } from 'kysely';

/** A draft of a record. No public endpoint reads it. */
export type ContentDraftRow = {
  kind: string;
  id: string;
  /** JSON of the written form: the value of a content file. */
  written: string;
  /** JSON: the stored path of each picture file that `written` names. */
  pictures: string;
  /** Hash of the published record from which the draft was made; '' for a new record. */
  base: string;
  /** Grows with each change, so that a form of an older draft is rejected. */
  revision: number;
  saved_at: string;
  /** JSON of the Actor. */
  saved_by: string;
  /** The time at which a background job publishes it. */
  publish_at: string | null;
  /** JSON of the Actor. */
  scheduled_by: string | null;
  /** JSON list of problems that prevented the scheduled publication. */
  failure: string | null;
};

/** `imported`: a state that a file import or the demonstration wrote before the next publication. */
export type VersionAction =
  'imported' | 'published' | 'closed' | 'reopened' | 'updated' | 'withdrawn';

/** A record as it was published. */
type ContentVersionRow = {
  seq: Generated<number>;
  kind: string;
  id: string;
  /** JSON of the written form; null after a withdrawal. */
  written: string | null;
  pictures: string;
  action: VersionAction;
  /** JSON list of the fields that changed. */
  fields: string;
  at: string;
  /** JSON of the Actor. */
  actor: string;
};

export type ContentEditingTables = {
  content_drafts: ContentDraftRow;
  content_versions: ContentVersionRow;
};
