/** Tables of the applications that visitors send with forms: for events, training, volunteering and others. */
import type { ApplicationKind, ApplicationState } from '#contract/applications';
import type { Handling } from '#contract/staff/applications';
import type { Locale } from '#domain/locales';
import { integer, oneOf, sequence, table, text, type Row } from '../columns';

export const APPLICATIONS = {
  applications: table({
    /** Order of arrival. The first one on a waiting list gets the next seat. */
    seq: sequence(),
    id: text().unique(),
    /** Shown to people, such as AP-4G7K-2QX8. */
    reference: text().unique(),
    kind: text<ApplicationKind>(),
    /** Id of the event or training. null for other kinds. */
    subject: text().orNull(),
    state: text<ApplicationState>(),
    name: text(),
    email: text(),
    phone: text().orNull(),
    /** The applicant's language, for mails. */
    locale: text<Locale>(),
    /** JSON of the other fields of the form, as the applicant sent them. */
    data: text(),
    /** Reserved or requested seats. 0 when the subject has none. */
    seats: integer().check('>= 0'),
    /** The same application sent twice has the same key. */
    dedupe_key: text().unique(),
    /** State of the work of staff. `state` is about the seats. */
    handling: text<Handling>().default('new'),
    /** The folded words of the name, each after a space, for searches. */
    words: text().default(''),
    account_id: text().references('accounts (id)').orNull().index('$ is not null'),
    created_at: text(),
    updated_at: text(),
  }).with(
    'index applications_by_kind (kind, seq)',
    'index applications_by_subject (kind, subject, state, seq) where subject is not null',
    'index applications_by_email (lower(email))',
    'index applications_by_handling (handling, seq)',
  ),
  /** A form with files that the applicant has not sent yet. A caller with `id` may read and change it. */
  application_drafts: table({
    id: text().primary(),
    kind: text<ApplicationKind>(),
    data: text(),
    /** The application that took over the files. Then `data` is empty. null: not sent. */
    application_id: text().references('applications (id)').orNull(),
    created_at: text(),
    updated_at: text(),
    expires_at: text().index(),
  }),
  /** A file of a draft or of an application. `path`: its name in the folder `applications/` of the data folder. */
  application_files: table({
    id: text().primary(),
    draft_id: text().references('application_drafts (id)').orNull().index('$ is not null'),
    application_id: text().references('applications (id)').orNull().index('$ is not null'),
    /** The form field. */
    field: text(),
    /** File name as the applicant's device sent it. Untrusted text. */
    name: text(),
    /** Media type, found from the content. */
    type: text(),
    bytes: integer(),
    path: text(),
    created_at: text(),
  }).with('rowid'),
  /** A note of staff, which the applicant does not see, or an answer by mail. The outbox has the answer with the same id. */
  application_entries: table({
    id: text().primary(),
    application_id: text().references('applications (id)').index(),
    kind: oneOf('note', 'answer'),
    at: text(),
    actor_kind: text<'member' | 'command' | 'site'>(),
    actor_id: text().orNull(),
    actor_name: text(),
    /** Subject of the mail with the answer. null: a note. */
    subject: text().orNull(),
    text: text(),
  }),
};
export type ApplicationTable = Row<typeof APPLICATIONS.applications>;
export type ApplicationDraftTable = Row<typeof APPLICATIONS.application_drafts>;
export type ApplicationFileTable = Row<typeof APPLICATIONS.application_files>;
export type ApplicationEntryTable = Row<typeof APPLICATIONS.application_entries>;
