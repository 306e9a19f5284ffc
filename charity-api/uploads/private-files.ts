/** Uploaded files that only staff open, on the server or in the staff area. */
import type { ApiDeps } from '../deps';
import { storeFile } from '../db/stored-files';
import type { CleanFile } from './clean-file';

/** Stores a file. @returns its name, which is random (128 bits) and contains nothing that the sender typed */
export async function storePrivateFile(
  deps: Pick<ApiDeps, 'db' | 'config' | 'now' | 'random'>,
  folder: 'proofs' | 'applications',
  { bytes, kind }: CleanFile,
): Promise<string> {
  const name = `${deps.random(16).toString('hex')}.${kind}`;
  await storeFile(deps, `${folder}/${name}`, bytes);
  return name;
}
