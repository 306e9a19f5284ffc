/** Reads the form of the editor: uploads its photographs and saves everything as a draft. */
import { CharityError } from '#app/charity/errors';
import type { ContentRecord } from '#contract/staff/content';
import { fieldPath, PART, readRecordForm, type FormValues } from '#domain/content/form';
import { isFields, type Written, type WrittenFields } from '#domain/content/shape';
import { isLocale, type Locale } from '#domain/locales';
import type { StaffClient } from '../../charity/client.server';
import { LANGUAGE_FIELD } from './texts';

/** `errors`: messages of rejected photographs, by field. The other fields are saved. */
export type Saved = {
  written: WrittenFields;
  language: Locale;
  /** null when another person was faster and nothing was saved. */
  revision: number | null;
  errors: Record<string, string>;
};

/** @throws CharityError when the API rejects the draft for another reason than staff.changed */
export async function saveForm(
  charity: StaffClient,
  record: ContentRecord,
  form: FormData,
): Promise<Saved> {
  const { kind, id } = record;
  const language = languageOf(form);
  const { files, errors } = await uploadAll(charity, form);
  const written = readRecordForm(record.shape, record.written, valuesOf(form, files), language);
  if (!isFields(written)) throw new Error(`the form of ${kind} has no fields`);
  const seen = {
    revision: Number(form.get('revision')) || 0,
    base: String(form.get('base') ?? ''),
  };
  const pictures = Object.fromEntries([...files.values()].map(({ name, path }) => [name, path]));
  // Without a change no draft is saved, so that viewing another language creates none.
  if (files.size === 0 && record.draft === null && isSame(written, record.written))
    return { written, language, revision: record.revision, errors };
  try {
    const { revision } = await charity.call('staffSaveDraft', {
      params: { kind, id },
      body: { ...seen, written, pictures },
    });
    return { written, language, revision, errors };
  } catch (error) {
    if (!(error instanceof CharityError && error.code === 'staff.changed')) throw error;
    return { written, language, revision: null, errors };
  }
}

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
    const body = new FormData();
    body.set('file', file);
    try {
      const stored = await charity.call('staffUploadPhotograph', { form: body });
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

/** Compares values. Ignores empty texts, and the line breaks that browsers change. */
function isSame(a: Written, b: Written): boolean {
  return JSON.stringify(canonical(a)) === JSON.stringify(canonical(b));
}

function canonical(value: Written): unknown {
  if (typeof value === 'string') return value.replace(/\r\n?/g, '\n').trim() || undefined;
  if (Array.isArray(value)) {
    const items = value.map(canonical).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (value === undefined) return undefined;
  const entries = Object.entries(value)
    .map(([name, one]) => [name, canonical(one)] as const)
    .filter(([, one]) => one !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
