/** Composes the mails about an application: to the applicant, and to the charity. */
import { shownText, type Locale, type ShownText } from '#domain/locales';
import { textFrom } from '../db/json';
import type { OutboxRow } from '../db/tables/orders';
import type { ApiDeps } from '../deps';
import { findApplication, type ApplicationRow } from '../modules/applications/repository';
import { findSubject } from '../modules/applications/subjects';
import { applicationToken } from '../modules/applications/tokens';
import { partnerTypeTitle } from '../modules/partners/repository';
import { applicationUrl } from '../links';
import { readName } from '../payments/organisation';
import { charityAddress } from './charity-address';
import type { ComposedMail } from './eml';
import { applicationReceived, applicationSeated, applicationToStaff } from './letters/application';

/** Returns null when the applicant has withdrawn the application, which makes a mail to them wrong. */
export async function composeApplicationMail(
  deps: ApiDeps,
  { id, kind, application_id }: OutboxRow,
): Promise<ComposedMail | null> {
  const { db, config } = deps;
  const row = application_id && (await findApplication(db, 'id', application_id));
  if (!row) throw new Error(`mail ${id} belongs to an unknown application`);
  const isToStaff = kind === 'application-staff';
  if (row.state === 'withdrawn' && !isToStaff) return null;
  const locale = isToStaff ? (config.locales[0] ?? row.locale) : row.locale;
  const found = await findSubject(db, row);
  const context = {
    locale,
    from: await readName(deps, locale),
    subject: found && {
      ...found,
      title: shownText(found.title, locale, config.locales),
      place: shownText(found.place, locale, config.locales),
    },
    partnerType: await findPartnerType(deps, row, locale),
    url: applicationUrl(config.publicUrl, {
      token: applicationToken(deps, row.id),
      locale: row.locale,
    }),
  };
  if (isToStaff) {
    const address = await charityAddress(db, new URL(config.publicUrl).hostname);
    const letter = applicationToStaff(row, context);
    return { letter, to: { name: context.from, address }, replyTo: row.email };
  }
  const compose = kind === 'application-seated' ? applicationSeated : applicationReceived;
  // The mail has no name, because a third party may have typed it and could send any text to this address.
  return { letter: compose(row, context), to: { name: '', address: row.email } };
}

async function findPartnerType(
  { db, config }: ApiDeps,
  { kind, data }: ApplicationRow,
  locale: Locale,
): Promise<ShownText | null> {
  if (kind !== 'partner') return null;
  const { type } = JSON.parse(data) as { type?: string };
  const title = type === undefined ? null : await partnerTypeTitle(db, type);
  return title === null ? null : shownText(textFrom(title), locale, config.locales);
}
