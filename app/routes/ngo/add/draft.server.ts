/** Stores what the form contains in its draft, and files one by one, so that one bad file loses nothing else. */
import type { Draft, DraftData } from '#contract/drafts';
import { NGO_FILE_FIELDS, type NgoFileField } from '#contract/ngo-fields';
import { CharityError } from '#web/charity/results';
import { donorRateLimitKeys } from '#web/security/donor-marks.server';
import type { Visitor } from '../../../visitor/visitor.server';
import { TYPED_FIELDS } from './fields';
import type { Sent, Typed } from './schema.server';

/** Returns the typed fields that are not empty. */
function dataOf(values: Typed): DraftData {
  return Object.fromEntries(
    TYPED_FIELDS.flatMap((name) => {
      const value = values[name];
      return value === undefined || value.length === 0 ? [] : [[name, value]];
    }),
  );
}

/** Saves the typed fields. Begins a new draft without a token, and when the draft has expired. @throws CharityError */
export async function keepTyped(
  visitor: Visitor,
  token: string | undefined,
  values: Typed,
): Promise<Draft> {
  const { charity } = visitor;
  const data = dataOf(values);
  const saved =
    token && (await orNull(charity.call('saveDraft', { params: { token }, body: { data } })));
  const donor = donorRateLimitKeys(visitor);
  return saved || charity.call('createDraft', { body: { kind: 'ngo', data }, donor });
}

/** Returns null for a draft that is unknown, expired or sent. @throws CharityError on every other failure */
export async function orNull<Value>(call: Promise<Value>): Promise<Value | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof CharityError && error.code === 'draft.notFound') return null;
    throw error;
  }
}

export type FileProblems = Partial<Record<NgoFileField, string>>;

/**
 * Uploads the files of a form. Returns the draft with those that were accepted, and the message keys of the others.
 * @throws CharityError when the charity API is unavailable
 */
export async function keepFiles(
  visitor: Visitor,
  draft: Draft,
  values: Pick<Sent, NgoFileField>,
): Promise<{ draft: Draft; problems: FileProblems }> {
  let latest = draft;
  const problems: FileProblems = {};
  for (const field of NGO_FILE_FIELDS) {
    for (const file of [values[field]].flat()) {
      // Browsers send an empty file without a name when none was chosen.
      if (!file || (file.size === 0 && file.name === '')) continue;
      try {
        latest = await uploadFile(visitor, { token: draft.token, field }, file);
      } catch (error) {
        const problem = fileProblem(error, field);
        if (!problem) throw error;
        problems[field] = problem;
      }
    }
  }
  return { draft: latest, problems };
}

/** @throws CharityError */
export function uploadFile(
  visitor: Visitor,
  to: { token: string; field: NgoFileField },
  file: File,
): Promise<Draft> {
  const donor = donorRateLimitKeys(visitor);
  return visitor.charity.call('uploadDraftFile', { params: to, file, donor });
}

/** Returns the message key for a file that the charity API rejected, with what to do; otherwise undefined. */
export function fileProblem(error: unknown, field: NgoFileField): string | undefined {
  const kind = field === 'documents' ? 'document' : 'picture';
  switch (error instanceof CharityError ? error.code : undefined) {
    case 'upload.tooLarge':
      return `upload.${kind}TooLarge`;
    case 'upload.unsupportedType':
      return `upload.${kind}Type`;
    case 'upload.tooManyPixels':
      return 'upload.tooManyPixels';
    case 'draft.full':
      return 'upload.full';
    default:
      return undefined;
  }
}
