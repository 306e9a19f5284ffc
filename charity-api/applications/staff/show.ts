/** One application for staff: readable fields, files, history. */
import type * as z from 'zod';
import type { applicationFileSchema, StaffApplication } from '#contract/staff/applications';
import { shownFileName } from '#domain/file-names';
import type { Locale } from '#domain/locales';
import { readStoredFile } from '../../db/stored-files';
import type { Db } from '../../db/tables';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { messages } from '../../http/messages';
import { fieldLabel, readableFields, readFieldNames } from '../../modules/applications/fields';
import type { ApplicationRow } from '../../modules/applications/repository';
import { findSubject, SEAT_TABLES } from '../../modules/applications/subjects';
import { readName } from '../../payments/organisation';
import { canWithdraw } from '../view';
import { readEntries } from './entries';
import { applicationOf } from './handle';
import { summaryOf } from './list';

type Deps = Pick<ApiDeps, 'db' | 'config' | 'now'>;

/** @throws ApiError application.notFound */
export async function showApplication(
  deps: Deps,
  reference: string,
  locale: Locale,
): Promise<StaffApplication> {
  const row = await applicationOf(deps.db, reference);
  const subject = await findSubject(deps.db, row);
  const names = await readFieldNames(deps, row, locale);
  return {
    ...summaryOf(row),
    ...{ phone: row.phone, locale: row.locale, updatedAt: row.updated_at },
    subject: subject && {
      ...{ id: subject.id, title: subject.title, startsAt: subject.startsAt },
      ...{ timeZone: subject.timeZone, hasTime: subject.hasTime },
    },
    canRelease: row.seats > 0 && canWithdraw(row, subject, deps.now()),
    fields: readableFields(row, locale, { names }),
    orderReference: orderReferenceIn(row),
    files: (await filesOf(deps.db, row)).map(({ id, field, name, type, bytes }) => ({
      ...{ id, type, bytes, name: shownFileName(name), label: fieldLabel(field, locale) },
    })),
    answerSubject: await answerSubject(deps, row),
    entries: await readEntries(deps.db, row),
  };
}

/** @throws ApiError application.notFound, also for a file of another application */
export async function readApplicationFile(
  deps: Pick<Deps, 'db' | 'config'>,
  { reference, id }: { reference: string; id: string },
): Promise<z.input<typeof applicationFileSchema>> {
  const row = await applicationOf(deps.db, reference);
  const file = (await filesOf(deps.db, row)).find((one) => one.id === id);
  const bytes = file && (await readStoredFile(deps, `applications/${file.path}`));
  if (!file || !bytes) throw new ApiError('application.notFound');
  return {
    name: shownFileName(file.name),
    // The upload stores only these types, found from the content.
    type: file.type as z.input<typeof applicationFileSchema>['type'],
    base64: bytes.toString('base64'),
  };
}

function filesOf(db: Db, { id }: Pick<ApplicationRow, 'id'>) {
  return db
    .selectFrom('application_files')
    .selectAll()
    .where('application_id', '=', id)
    .orderBy('created_at')
    .execute();
}

/** The subject of the mail that confirmed the application, which the applicant has seen. */
async function answerSubject(deps: Deps, { kind, locale }: ApplicationRow): Promise<string> {
  const state = kind in SEAT_TABLES ? 'confirmed' : 'received';
  return messages(locale).t(`mail:application.received.${kind}.${state}.subject`, {
    organisation: await readName(deps, locale),
  });
}

function orderReferenceIn({ kind, data }: ApplicationRow): string | null {
  if (kind !== 'contact') return null;
  return (JSON.parse(data) as { orderReference?: string }).orderReference || null;
}
