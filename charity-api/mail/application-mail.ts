/** Composes the mails about an application: to the applicant, and to the charity. */
import * as z from 'zod';
import { shownText, type Locale } from '#domain/locales';
import type { OutboxRow } from '../db/tables/outbox';
import type { ApiDeps } from '../deps';
import { readFieldNames } from '../modules/applications/fields';
import { findApplication, type ApplicationRow } from '../modules/applications/repository';
import { findSubject } from '../modules/applications/subjects';
import { applicationToken } from '../modules/applications/tokens';
import { applicationUrl, staffApplicationUrl } from '../links';
import { readName } from '../payments/organisation';
import { charityAddress } from './charity-address';
import type { ComposedMail } from './eml';
import {
  applicationAnswer,
  applicationReceived,
  applicationSeated,
  applicationToStaff,
  type ApplicationMailContext,
} from './letters/application';

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
  const compose = kind === 'application-seated' ? applicationSeated : applicationReceived;
  // The mail has no name, because a third party may have typed it and could send any text to this address.
  return {
    letter: compose(row, await contextOf(deps, row, row.locale)),
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
