/** Creates and reads content folders for tests. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Change } from '#api/content/changes';
import { describeProblem, type Content } from '#api/content/content';
import { importContent } from '#api/content/import';
import { storePictures } from '#api/content/pictures';
import { readFolder } from '#api/content/read-folder';
import { readScenes, SCENES_FOLDER } from '#api/content/scenes';
import { writeFiles } from '../write-files';
import type { TestApi } from './api';
import { temporaryFolder, TEST_NOW, testCharityFolder } from './database';

/** Creates a folder with files. @param files text or bytes by path */
export function makeFolder(files: Record<string, string | Buffer>): string {
  const folder = temporaryFolder('content-');
  writeFiles(folder, files);
  return folder;
}

/**
 * Copies the folder of the test charity and changes files.
 * @param kinds copies only the folders of these kinds. An import does not change other kinds, and takes less time.
 * @throws Error when a change does not change its file
 */
export function changedCharity(
  changes: Record<string, (text: string) => string>,
  kinds: readonly string[] = [''],
): string {
  const folder = temporaryFolder('content-');
  for (const kind of kinds)
    cpSync(path.join(testCharityFolder(), kind), path.join(folder, kind), { recursive: true });
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

/** Returns the content of a folder. @throws Error with the problems of the folder */
export async function validContent(folder: string): Promise<Content> {
  const { content, problems } = await readContent(folder);
  if (problems.length > 0) throw new Error(problems.map(describeProblem).join('\n'));
  return content;
}

/** Imports valid files and their pictures, as the content command does. @param files text or bytes by path */
export function importFiles(
  api: Pick<TestApi, 'db' | 'deps'>,
  files: Record<string, string | Buffer>,
): Promise<Change[]> {
  return importFolder(api, makeFolder(files));
}

/** Imports a valid folder and its pictures, as the content command does. */
export async function importFolder(
  { db, deps }: Pick<TestApi, 'db' | 'deps'>,
  folder: string,
): Promise<Change[]> {
  const content = await validContent(folder);
  await storePictures(deps, content.pictures);
  return importContent(db, content, { now: TEST_NOW });
}

/** Returns the problems of a folder, as the content command prints them. */
export async function problemsOf(folder: string): Promise<string[]> {
  return (await readContent(folder)).problems.map(describeProblem);
}

export type Mistake = { file: string; from: RegExp | string; to: string };

/**
 * Returns the problems that each mistake alone causes. One folder has a copy of the file for each mistake, because
 * reading a folder takes longer than finding a mistake. There is only one organisation.yaml, so it has one mistake.
 */
export async function problemsOfEach(mistakes: readonly Mistake[]): Promise<string[][]> {
  const folder = changedCharity({});
  const names = mistakes.map(({ file, from, to }, at) => {
    const text = readFileSync(path.join(testCharityFolder(), file), 'utf8');
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} was not changed to ${to}`);
    const name = file.includes('/') ? file.replace('.yaml', `-mistake-${at}.yaml`) : file;
    writeFileSync(path.join(folder, name), changed);
    return name;
  });
  const problems = await problemsOf(folder);
  const found = names.map((name) => problems.filter((one) => one.startsWith(`${name}:`)));
  if (found.flat().length !== problems.length) throw new Error(problems.join('\n'));
  return found;
}
