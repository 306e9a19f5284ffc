/** Tables of the applications that visitors send with forms: for events, training, volunteering and others. */
import type { Generated } from 'kysely';
import type { ApplicationKind, ApplicationState } from '#contract/applications';
import type { Handling } from '#contract/staff/applications';
import type { Locale } from '#domain/locales';

export type ApplicationTable = {
  /** Order of arrival. The first one on a waiting list gets the next seat. */
  seq: Generated<number>;
  id: string;
  /** Shown to people, such as AP-4G7K-2QX8. */
  reference: string;
  kind: ApplicationKind;
  /** Id of the event or training. null for other kinds. */
  subject: string | null;
  state: ApplicationState;
  name: string;
  email: string;
  phone: string | null;
  /** The applicant's language, for mails. */
  locale: Locale;
  /** JSON of the other fields of the form, as the applicant sent them. */
  data: string;
  /** Reserved or requested seats. 0 when the subject has none. */
  seats: number;
  /** The same application sent twice has the same key. */
  dedupe_key: string;
  /** State of the work of staff. `state` is about the seats. */
  handling: Generated<Handling>;
  /** The folded words of the name, each after a space, for searches. */
  words: Generated<string>;
  account_id: string | null;
  created_at: string;
  updated_at: string;
};

/** A form with files that the applicant has not sent yet. A caller with `id` may read and change it. */
export type ApplicationDraftTable = {
  id: string;
  kind: ApplicationKind;
  data: string;
  /** The application that took over the files. Then `data` is empty. null: not sent. */
  application_id: string | null;
  created_at: string;
  updated_at: string;
  expires_at: string;
};

/** A file of a draft or of an application. `path`: its name in the folder `applications/` of the data folder. */
export type ApplicationFileTable = {
  id: string;
  draft_id: string | null;
  application_id: string | null;
  /** The form field. */
  field: string;
  /** File name as the applicant's device sent it. Untrusted text. */
  name: string;
  /** Media type, found from the content. */
  type: string;
  bytes: number;
  path: string;
  created_at: string;
};

/** A note of staff, which the applicant does not see, or an answer by mail. The outbox has the answer with the same id. */
export type ApplicationEntryTable = {
  id: string;
  application_id: string;
  kind: 'note' | 'answer';
  at: string;
  actor_kind: 'member' | 'command' | 'site';
  actor_id: string | null;
  actor_name: string;
  /** Subject of the mail with the answer. null: a note. */
  subject: string | null;
  text: string;
};

export type ApplicationTables = {
  applications: ApplicationTable;
  application_drafts: ApplicationDraftTable;
  application_files: ApplicationFileTable;
  application_entries: ApplicationEntryTable;
};
