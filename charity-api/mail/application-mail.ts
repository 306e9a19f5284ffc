/**
 * Composes the mails about an application: to the charity, and to the applicant, without text that was typed into the
 * form.
 */
import * as z from 'zod';
import { shownText, type Locale, type ShownText } from '#domain/locales';
import { formatDate, formatDateTime } from '#domain/time/dates';
import { longTimeZoneName } from '#domain/time/names';
import type { OutboxRow } from '../db/tables/outbox';
import type { ApiDeps } from '../deps';
import {
  readFieldNames,
  fieldLabel,
  readableFields,
  type FieldNames,
} from '../modules/applications/fields';
import { findApplication, type ApplicationRow } from '../modules/applications/repository';
import { findSubject, type SubjectOfApplication } from '../modules/applications/subjects';
import { applicationToken } from '../modules/applications/tokens';
import { applicationUrl, staffApplicationUrl } from '../links';
import { readName } from '../payments/organisation';
import { charityAddress } from './charity-address';
import type { ComposedMail } from './eml';
import { messages } from '../http/messages';
import type { Fact, MailContent } from './letter';

type ApplicationMailContext = {
  locale: Locale;
  /** Name of the organisation, in the language of the mail. */
  from: string;
  /** The event or training, with texts in the language of the mail. */
  subject:
    (Omit<SubjectOfApplication, 'title' | 'place'> & { title: ShownText; place: ShownText }) | null;
  /** Names that the mail to the charity shows instead of the ids in the fields. */
  names: FieldNames;
  /** URL of the applicant's page. */
  url: string;
  /** URL of the application in the staff area. null: this installation has no staff area. */
  staffUrl: string | null;
};

/** Confirms an application, or its seats from the waiting list. Links to the page on which applicants can withdraw. */
function toApplicant(
  row: ApplicationRow,
  context: ApplicationMailContext,
  isSeated: boolean,
): MailContent {
  const { locale, from, url } = context;
  const { t } = messages(locale);
  const canLeave = row.seats > 0;
  const text = (part: 'subject' | 'intro') =>
    isSeated
      ? t(`mail:application.seated.${row.kind}.${part}`, { organisation: from })
      : t(`mail:application.received.${row.kind}.${row.state}.${part}`, { organisation: from });
  return {
    ...{ locale, from },
    subject: text('subject'),
    greeting: t('mail:account.greeting'),
    paragraphs: [text('intro')],
    facts: [...subjectFacts(row, context), reference(row, locale)],
    action: { label: t(canLeave ? 'mail:application.leave' : 'mail:application.open'), url },
    closing: t('mail:application.closing'),
  };
}

/** An answer that staff have written, in the frame of the applicant's language. */
function applicationAnswer(
  row: ApplicationRow,
  context: ApplicationMailContext,
  { subject, text }: { subject: string; text: string },
): MailContent {
  const { locale, from, url } = context;
  const { t } = messages(locale);
  return {
    ...{ locale, from, subject },
    greeting: t('mail:account.greeting'),
    paragraphs: text.split(/(?:\s*\n)+/),
    facts: [...subjectFacts(row, context), reference(row, locale)],
    ...(row.state === 'withdrawn' ? {} : { action: { label: t('mail:application.open'), url } }),
    closing: t('mail:application.answer.closing'),
  };
}

/** Forwards an application to the charity, with every field of the form. Staff open its files in the staff area. */
function applicationToStaff(row: ApplicationRow, context: ApplicationMailContext): MailContent {
  const { locale, from, names, staffUrl } = context;
  const { t } = messages(locale);
  const field = (name: string) => fieldLabel(name, locale);
  const kind = t(`mail:application.kinds.${row.kind}`);
  return {
    ...{ locale, from },
    subject: t('mail:application.staff.subject', { kind, reference: row.reference }),
    greeting: t('mail:account.greeting'),
    paragraphs: [t('mail:application.staff.intro', { kind })],
    facts: [
      reference(row, locale),
      ...subjectFacts(row, context),
      ...(row.state === 'received'
        ? []
        : [{ label: field('state'), value: t(`mail:application.states.${row.state}`) }]),
      { label: field('name'), value: row.name },
      { label: field('email'), value: row.email },
      ...(row.phone === null ? [] : [{ label: field('phone'), value: row.phone }]),
      { label: field('locale'), value: t(`mail:application.languages.${row.locale}`) },
      ...readableFields(row, locale, { names, files: staffUrl === null ? 'paths' : 'names' }),
    ],
    ...(staffUrl !== null && {
      action: { label: t('mail:application.staff.open'), url: staffUrl },
    }),
    closing: t('mail:application.staff.closing'),
  };
}

function reference(row: ApplicationRow, locale: Locale): Fact {
  return {
    label: messages(locale).t('mail:application.fields.reference'),
    value: row.reference,
  };
}

function subjectFacts(row: ApplicationRow, { subject, locale }: ApplicationMailContext): Fact[] {
  if (!subject) return [];
  const { t } = messages(locale);
  const { startsAt, timeZone, hasTime, title, place } = subject;
  const label = (name: string) => t(`mail:application.fields.${name}`);
  const when = hasTime
    ? `${formatDateTime(startsAt, locale, timeZone)} (${longTimeZoneName(startsAt, timeZone, locale)})`
    : formatDate(startsAt, timeZone);
  return [
    { label: label(row.kind), ...fact(title) },
    { label: label('when'), value: when },
    { label: label('place'), ...fact(place) },
    ...(row.seats > 1 ? [{ label: label('seats'), value: String(row.seats) }] : []),
  ];
}

const fact = ({ text, language }: ShownText) => ({ value: text, language });

const answerSchema = z.object({ subject: z.string(), text: z.string() });

/** Returns null when the application was withdrawn, which makes a mail of the site to the applicant wrong. */
export async function composeApplicationMail(
  deps: ApiDeps,
  { id, kind, application_id, data }: OutboxRow,
): Promise<ComposedMail | null> {
  const { db, config } = deps;
  const row = application_id && (await findApplication(db, 'id', application_id));
  if (!row) throw new Error(`mail ${id} belongs to an unknown application`);
  const isToStaff = kind === 'application-staff';
  if (kind === 'application-answer')
    return composeAnswer(deps, row, answerSchema.parse(JSON.parse(data ?? 'null')));
  if (row.state === 'withdrawn' && !isToStaff) return null;
  if (isToStaff) {
    const locale = config.locales[0] ?? row.locale;
    const context = await contextOf(deps, row, locale);
    const names = await readFieldNames(deps, row, locale);
    const address = await charityAddress(db, new URL(config.publicUrl).hostname);
    const letter = applicationToStaff(row, { ...context, names });
    return { letter, to: { name: context.from, address }, replyTo: row.email };
  }
  const context = await contextOf(deps, row, row.locale);
  // The mail has no name, because a third party may have typed it and could send any text to this address.
  return {
    letter: toApplicant(row, context, kind === 'application-seated'),
    to: { name: '', address: row.email },
  };
}

/** Composes an answer of staff, also for a withdrawn application. */
export async function composeAnswer(
  deps: ApiDeps,
  row: ApplicationRow,
  answer: z.output<typeof answerSchema>,
): Promise<ComposedMail> {
  const letter = applicationAnswer(row, await contextOf(deps, row, row.locale), answer);
  return { letter, to: { name: '', address: row.email } };
}

async function contextOf(
  deps: ApiDeps,
  row: ApplicationRow,
  locale: Locale,
): Promise<ApplicationMailContext> {
  const { db, config } = deps;
  const found = await findSubject(db, row);
  return {
    locale,
    from: await readName(deps, locale),
    subject: found && {
      ...found,
      title: shownText(found.title, locale, config.locales),
      place: shownText(found.place, locale, config.locales),
    },
    names: {},
    url: applicationUrl(config.publicUrl, {
      token: applicationToken(deps, row.id),
      locale: row.locale,
    }),
    staffUrl: config.staffUrl && staffApplicationUrl(config.staffUrl, row.reference),
  };
}
