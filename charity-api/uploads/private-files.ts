/** Uploaded files in folders of the data folder. Only staff open them, on the server or in the staff area. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiDeps } from '../deps';
import type { CleanFile } from './clean-file';

/** `proofs`: proofs of bank transfers. `applications`: files of drafts and applications. */
export type PrivateFolder = 'proofs' | 'applications';

type Deps = Pick<ApiDeps, 'config' | 'random' | 'log'>;

/** Writes a complete file. @returns its name, which is random (128 bits) and contains nothing that the sender typed */
export async function storePrivateFile(
  deps: Deps,
  folder: PrivateFolder,
  { bytes, kind }: CleanFile,
): Promise<string> {
  const name = `${deps.random(16).toString('hex')}.${kind}`;
  const file = pathOf(deps, folder, name);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, bytes, { mode: 0o600, flush: true });
  return name;
}

/** Returns null when the file is missing. */
export function readPrivateFile(
  deps: Pick<Deps, 'config'>,
  folder: PrivateFolder,
  name: string,
): Promise<Buffer | null> {
  return readFile(pathOf(deps, folder, name)).catch(() => null);
}

/** Deletes a file. A failure is logged and does not change the response to the sender. */
export async function deletePrivateFile(
  deps: Pick<Deps, 'config' | 'log'>,
  folder: PrivateFolder,
  name: string,
): Promise<void> {
  await rm(pathOf(deps, folder, name), { force: true }).catch((error: unknown) => {
    deps.log.warn({ folder, file: name, reason: String(error) }, 'uploaded file not deleted');
  });
}

function pathOf({ config }: Pick<ApiDeps, 'config'>, folder: PrivateFolder, name: string): string {
  return path.join(config.dataDir, folder, name);
}
