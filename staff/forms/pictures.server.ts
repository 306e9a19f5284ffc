/**
 * Pictures of a form: they are stored before the form is validated, so that a form with errors does not lose them. The
 * field then has the name and the path of the stored picture, and the page sends both again (ui/file-input.tsx).
 */
import * as z from 'zod';
import { CharityError } from '#web/charity/results';
import type { StaffClient } from '../charity/client.server';

/** A stored picture, or null when none was chosen. */
export const pictureField = z
  .string()
  .max(330)
  .default('')
  .transform((kept) => {
    // A path has no spaces; the name of a file can have some.
    const [, name, path] = /^(.+) (\S+)$/.exec(kept) ?? [];
    return name && path ? { name, path } : null;
  });

/** Stores the chosen pictures, and writes them into the form. @returns the messages of rejected ones by field */
export async function storePictures(
  charity: StaffClient,
  form: FormData,
  names: readonly string[],
): Promise<Record<string, string[]>> {
  const problems: Record<string, string[]> = {};
  for (const name of names) {
    const file = form.get(name);
    form.set(name, form.get(`${name}Kept`) ?? '');
    if (!(file instanceof File) || file.size === 0) continue;
    try {
      const stored = await charity.call('staffUploadPhotograph', { file });
      form.set(name, `${stored.name} ${stored.path}`);
    } catch (error) {
      if (!(error instanceof CharityError) || !error.code?.startsWith('upload.')) throw error;
      problems[name] = [error.detail.message ?? error.code];
    }
  }
  return problems;
}
