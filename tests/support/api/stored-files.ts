/** Reads the stored files of an API, in the data folder or in PostgreSQL. */
import path from 'node:path';
import { listStoredFiles } from '#api/db/stored-files';
import type { StoredFolder } from '#api/db/tables/files';
import type { TestApi } from './api';

/** Returns the names of the files without their folder. */
export async function storedFilesOf(
  { deps }: Pick<TestApi, 'deps'>,
  folder: StoredFolder,
): Promise<string[]> {
  return (await listStoredFiles(deps, folder)).map(({ name }) => path.basename(name));
}
