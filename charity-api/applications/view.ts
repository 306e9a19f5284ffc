/** The data of an application for the applicant. */
import type { Application } from '#contract/applications';
import type { ApiDeps } from '../deps';
import type { ApplicationRow } from '../modules/applications/repository';
import { findSubject, hasBegun, type SubjectOfApplication } from '../modules/applications/subjects';

export async function viewApplication(
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  row: ApplicationRow,
): Promise<Application> {
  const subject = await findSubject(db, row);
  const { reference, kind, state, locale, seats } = row;
  return {
    ...{ reference, kind, state, locale, seats },
    createdAt: row.created_at,
    subject: subject && shownSubject(subject),
    canWithdraw: canWithdraw(row, subject, now()),
  };
}

function shownSubject({ id, title, startsAt, timeZone, hasPage }: SubjectOfApplication) {
  return { id, title, startsAt, timeZone, hasPage };
}

export function canWithdraw(
  { state }: Pick<ApplicationRow, 'state'>,
  subject: SubjectOfApplication | null,
  now: Date,
): boolean {
  return state !== 'withdrawn' && !(subject && hasBegun(subject, now));
}
