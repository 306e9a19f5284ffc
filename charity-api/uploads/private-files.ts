/** Uploaded files that only staff open, on the server or in the staff area. */
import type { ApiDeps } from '../deps';
import { deleteStoredFiles, storeFile } from '../db/stored-files';
import { ApiError } from '../http/errors';
import type { CleanFile } from './clean-file';

/**
 * Stores a file before the transaction that refers to it, and deletes it again when this fails.
 * @param refer gets the name, which is random (128 bits) and contains nothing that the sender typed
 */
export async function storePrivateFile(
  deps: Pick<ApiDeps, 'db' | 'config' | 'now' | 'random' | 'log'>,
  folder: 'proofs' | 'applications',
  { bytes, kind }: CleanFile,
  refer: (name: string) => Promise<void>,
): Promise<void> {
  const name = `${deps.random(16).toString('hex')}.${kind}`;
  await storeFile(deps, `${folder}/${name}`, bytes);
  try {
    await refer(name);
  } catch (error) {
    // The connection was lost during the commit: a row may refer to the file.
    const isUnknown = error instanceof ApiError && error.code === 'server.failed';
    if (!isUnknown) await deleteStoredFiles(deps, [`${folder}/${name}`]);
    throw error;
  }
}
