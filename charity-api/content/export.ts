/** Exports the content of a database as files. An import of these files into the same database changes nothing. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readStoredFile, type FileDeps } from '../db/stored-files';
import type { Db } from '../db/tables';
import { ContentError } from './content';
import { fileOf } from './kind';
import { KINDS } from './kinds';
import { fileNameOf, storedName, storedPicturesIn } from './pictures';
import type { Problem } from './problem-texts';
import { writeValue, yamlOf } from './write-file';

export type ExportedFile = {
  path: string;
  text: string;
  /** Stored paths of the pictures that are exported into the same folder. */
  pictures: string[];
};

/**
 * Returns the files of all items that are not withdrawn, in the canonical form.
 *
 * @throws ContentError when a row does not match the codec of its kind
 */
export async function exportFiles(db: Db): Promise<ExportedFile[]> {
  const problems: Problem[] = [];
  const files: ExportedFile[] = [];
  for (const kind of KINDS) {
    for (const { id, value } of await kind.read(db)) {
      const file = fileOf(kind, id);
      const written = writeValue(kind, value);
      if (written === null)
        problems.push({ file, line: 1, field: '', message: 'A value is missing in the database.' });
      else files.push({ path: file, text: yamlOf(written), pictures: storedPicturesIn(value) });
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return files;
}

/**
 * @param folder an empty folder, or a new one, which is created
 * @returns the number of content files
 * @throws ContentError when the folder is not empty, a row does not match its codec, or a picture file is missing
 */
export async function exportFolder(deps: FileDeps, folder: string): Promise<number> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new ContentError([
      { file: folder, line: 1, field: '', message: 'The folder is not empty. Name a new one.' },
    ]);
  const files = await exportFiles(deps.db);
  const problems: Problem[] = [];
  for (const { path: file, text, pictures } of files) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    for (const stored of pictures) {
      const bytes = await readStoredFile(deps, storedName(stored));
      if (bytes) writeFileSync(path.join(path.dirname(target), fileNameOf(stored)!), bytes);
      else
        problems.push({
          ...{ file, line: 1, field: '' },
          message: `The file of the picture ${path.basename(stored)} is missing.`,
        });
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return files.length;
}
