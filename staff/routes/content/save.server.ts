/** Reads the form of the editor: uploads its photographs and saves everything as a draft. */
import { redirect } from '@remix-run/node';
import type { ContentRecord } from '#contract/staff/content';
import { type FieldChange, fieldChanges } from '#domain/content/changes';
import { fieldPath, type FormValues, PART, readRecordForm } from '#domain/content/form';
import { isFields, type WrittenFields } from '#domain/content/shape';
import { withoutEmpty } from '#domain/content/trim';
import { isLocale, type Locale } from '#domain/locales';
import { CharityError } from '#web/charity/results';
import type { StaffClient } from '../../charity/client.server';
import { staffLinks } from '../../links';
import { type StaffVisitor, withMessage } from '../../visitor/visitor.server';
import { LANGUAGE_FIELD, type RecordName, UPLOADED_FIELD } from './texts';

export type Saved = {
  language: Locale;
  /** Revision of the draft; null when another person was faster and nothing was saved. */
  revision: number | null;
  conflict: Conflict | null;
  /** Messages of rejected photographs, by field. The other fields are saved. */
  errors: Record<string, string>;
};

/** The typed values, which the form shows again, and what differs from the version of the other person. */
export type Conflict = {
  written: WrittenFields;
  /** Stored path of each uploaded photograph by its name. */
  pictures: Record<string, string>;
  differences: FieldChange[];
};

/** Number of differences that the page lists. */
const MAX_DIFFERENCES = 50;

/**
 * @param always save a draft even without a change, so that the API can publish it or return the missing fields
 * @throws CharityError when the API rejects the draft for another reason than staff.changed
 */
export async function saveForm(
  charity: StaffClient,
  record: ContentRecord,
  form: FormData,
  always: boolean,
): Promise<Saved> {
  const { kind, id, shape } = record;
  const language = languageOf(form);
  const { files, errors } = await uploadAll(charity, form);
  const written = readRecordForm(shape, record.written, valuesOf(form, files), language);
  if (!isFields(written)) throw new Error(`the form of ${kind} has no fields`);
  const pictures = {
    ...picturesIn(form),
    ...Object.fromEntries([...files.values()].map(({ name, path }) => [name, path])),
  };
  const differences = fieldChanges(record.written, withoutEmpty(shape, written));
  // Without a change no draft is saved, so that viewing another language creates none.
  if (!always && record.draft === null && differences.length === 0)
    return { language, revision: record.revision, conflict: null, errors };
  try {
    const { revision } = await charity.call('staffSaveDraft', {
      params: { kind, id },
      body: { ...seenIn(form), written, pictures },
    });
    return { language, revision, conflict: null, errors };
  } catch (error) {
    if (!(error instanceof CharityError && error.code === 'staff.changed')) throw error;
    const conflict = { written, pictures, differences: differences.slice(0, MAX_DIFFERENCES) };
    return { language, revision: null, conflict, errors };
  }
}

/** Returns the state that the person saw. */
export const seenIn = (form: FormData) => ({
  revision: Number(form.get('revision')) || 0,
  base: String(form.get('base') ?? ''),
});

/** The response when the draft no longer exists, because a colleague has published or discarded it. */
export const redirectWithoutDraft = (visitor: StaffVisitor, name: RecordName) =>
  redirect(staffLinks.record(name), {
    headers: withMessage(visitor, { key: 'api:content.nothingToPublish', tone: 'warm' }),
  });

/** Returns the photographs that were uploaded with an earlier form, which a conflict prevented from being saved. */
const picturesIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    form
      .getAll(UPLOADED_FIELD)
      .flatMap((picture) =>
        typeof picture === 'string' ? [picture.split(' ', 2) as [string, string]] : [],
      )
      .filter((pair) => pair.length === 2),
  );

function languageOf(form: FormData): Locale {
  const given = form.get(LANGUAGE_FIELD);
  return typeof given === 'string' && isLocale(given) ? given : 'en';
}

type Stored = { name: string; path: string };

/** Uploads the photographs of the form. A rejected one is reported, so that the other fields are saved. */
async function uploadAll(charity: StaffClient, form: FormData) {
  const files = new Map<string, Stored>();
  const errors: Record<string, string> = {};
  for (const [name, file] of form) {
    if (!(file instanceof File) || file.size === 0) continue;
    try {
      const stored = await charity.call('staffUploadPhotograph', { file });
      files.set(name.slice(0, -`.${PART.upload}`.length), stored);
    } catch (error) {
      if (!(error instanceof CharityError) || !error.code?.startsWith('upload.')) throw error;
      errors[name] = error.detail.message ?? error.code;
    }
  }
  return { files, errors };
}

/** Values of the form, in which an uploaded photograph replaces the file and the drawing of its field. */
function valuesOf(form: FormData, files: ReadonlyMap<string, Stored>): FormValues {
  const uploaded = new Map<string, string>();
  for (const [path, { name }] of files) {
    uploaded.set(path, name);
    uploaded.set(fieldPath(path, 'file'), name);
    uploaded.set(fieldPath(path, 'scene'), '');
  }
  return (name) => {
    const own = uploaded.get(name);
    if (own !== undefined) return [own];
    return form.getAll(name).filter((value) => typeof value === 'string');
  };
}
