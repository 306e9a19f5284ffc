/** Uploads a picture of a form of the set-up. */
import { CharityError } from '#app/charity/errors';
import type { StaffClient } from '../../charity/client.server';

type Stored = { name: string; path: string };

/** Returns the stored picture, the message when it was not accepted, or neither without a file. */
export async function uploaded(
  charity: StaffClient,
  file: File | undefined,
): Promise<{ stored: Stored | null; problem: string | null }> {
  if (!file || file.size === 0) return { stored: null, problem: null };
  const form = new FormData();
  form.set('file', file);
  try {
    return { stored: await charity.call('staffUploadPhotograph', { form }), problem: null };
  } catch (error) {
    if (!(error instanceof CharityError) || !error.code?.startsWith('upload.')) throw error;
    return { stored: null, problem: error.detail.message ?? error.code };
  }
}
