/** Uploaded files that only staff open, on the server or in the staff area. */
import type { ApiDeps } from '../deps';
import { deleteStoredFile, storeFile } from '../db/stored-files';
import type { StoredFolder } from '../db/tables/files';
import type { CleanFile } from './clean-file';

type PrivateFolder = Exclude<StoredFolder, 'content'>;

/** Stores a file. @returns its name, which is random (128 bits) and contains nothing that the sender typed */
export async function storePrivateFile(
  deps: Pick<ApiDeps, 'db' | 'config' | 'now' | 'random'>,
  folder: PrivateFolder,
  { bytes, kind }: CleanFile,
): Promise<string> {
  const name = `${deps.random(16).toString('hex')}.${kind}`;
  await storeFile(deps, `${folder}/${name}`, bytes);
  return name;
}

/** Deletes a file. A failure is logged and does not change the response to the sender. */
export async function deletePrivateFile(
  deps: Pick<ApiDeps, 'db' | 'config' | 'log'>,
  folder: PrivateFolder,
  name: string,
): Promise<void> {
  await deleteStoredFile(deps, `${folder}/${name}`).catch((error: unknown) => {
    deps.log.warn({ folder, file: name, reason: String(error) }, 'uploaded file not deleted');
  });
}
