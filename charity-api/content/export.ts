/** Writes the content of a database as files, such that an import of the files changes nothing. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from './content';
import type { Db } from './kind';
import { KINDS } from './kinds';
import { UnreadableRowError } from './kinds/columns';
import { fileNameOf, storedFile, storedPicturesIn } from './pictures';
import type { Problem } from './source';
import { writeValue, yamlOf } from './write-file';

export type ExportedFile = {
  path: string;
  text: string;
  /** Paths of the pictures that are files beside it. */
  pictures: string[];
};

/**
 * The files of everything that was not withdrawn, in the canonical form.
 *
 * @throws ContentError when a row is not what its kind expects
 */
export async function exportFiles(db: Db): Promise<ExportedFile[]> {
  const problems: Problem[] = [];
  const files: ExportedFile[] = [];
  for (const kind of KINDS) {
    const report = (file: string, message: string) =>
      problems.push({ file, line: 1, field: '', message });
    try {
      for (const { id, value } of await kind.read(db)) {
        const file = kind.isSingle ? `${kind.name}.yaml` : `${kind.name}/${id}.yaml`;
        const written = writeValue(kind, value);
        if (written === null) report(file, 'The database lacks a value of it.');
        else files.push({ path: file, text: yamlOf(written), pictures: storedPicturesIn(value) });
      }
    } catch (error) {
      if (!(error instanceof UnreadableRowError)) throw error;
      report(kind.name, `A row of the database cannot be read: ${error.message}.`);
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return files;
}

/**
 * @param folder is made, or is empty
 * @throws ContentError also when the folder has files, or a picture is not in the data folder
 */
export async function exportFolder(db: Db, folder: string, dataDir: string): Promise<number> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new ContentError([
      { file: folder, line: 1, field: '', message: 'The folder is not empty. Name a new one.' },
    ]);
  const files = await exportFiles(db);
  const problems: Problem[] = [];
  for (const { path: file, text, pictures } of files) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    for (const stored of pictures) {
      const source = storedFile(dataDir, stored);
      const copy = path.join(path.dirname(target), fileNameOf(stored)!);
      if (existsSync(source)) copyFileSync(source, copy);
      else
        problems.push({
          file,
          line: 1,
          field: '',
          message: `${path.basename(stored)} is not in ${dataDir}.`,
        });
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return files.length;
}
