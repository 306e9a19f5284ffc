/** Content folders on disk for tests. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Change } from '#api/content/changes';
import { describeProblem, type Content } from '#api/content/content';
import { importContent } from '#api/content/import';
import { readFolder } from '#api/content/read-folder';
import { readScenes, SCENES_FOLDER } from '#api/content/scenes';
import type { Database } from '#api/db/tables';
import { temporaryFolder, TEST_NOW } from './database';

export const DEMO = path.resolve('demo');

/** A new folder with files. @param files text by path */
export function makeFolder(files: Record<string, string | Buffer>): string {
  const folder = temporaryFolder('content-');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** A copy of the demonstration in which files were changed. */
export function changedDemo(changes: Record<string, (text: string) => string>): string {
  const folder = temporaryFolder('content-');
  cpSync(DEMO, folder, { recursive: true });
  for (const [name, change] of Object.entries(changes)) {
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8');
    const changed = change(text);
    if (changed === text) throw new Error(`${name} was not changed`);
    writeFileSync(file, changed);
  }
  return folder;
}

export function readContent(folder: string) {
  return readFolder(folder, new Set(readScenes(path.resolve(SCENES_FOLDER)).keys()));
}

/** The content of a folder that has no problem. */
export async function validContent(folder: string): Promise<Content> {
  const { content, problems } = await readContent(folder);
  if (problems.length > 0) throw new Error(problems.map(describeProblem).join('\n'));
  return content;
}

/** Imports files that have no problem. @param files text by path */
export async function importFiles(
  db: Kysely<Database>,
  files: Record<string, string>,
): Promise<Change[]> {
  return importContent(db, await validContent(makeFolder(files)), { now: TEST_NOW });
}

/** The problems of a folder, as the command prints them. */
export async function problemsOf(folder: string): Promise<string[]> {
  return (await readContent(folder)).problems.map(describeProblem);
}
