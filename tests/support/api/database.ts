/**
 * Databases for tests. A run of the unit tests makes one empty and one filled database, and each test that needs one
 * opens a copy: filling takes about 200 ms, a copy about 5 ms.
 */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase, type OpenDatabase } from '#api/db/open';
import { seed } from '#api/content/seed';
import { writeTestCharity } from '../charity';
import { openPostgresCopy } from '../postgres/copies';

/**
 * The instant at which unit tests run, unless they move their clock. Dates of the test charity are written
 * for it.
 */
export const TEST_NOW = new Date('2026-03-12T06:00:00.000Z');

/** Environment variable with the folder of the templates, for the processes that run the tests. */
export const TEMPLATES_VARIABLE = 'TEST_DATABASE_TEMPLATES';

/** empty: without content. filled: with the test charity. */
export type Template = 'empty' | 'filled';

/** The folder of the test charity's files, next to the templates. */
const CHARITY = 'charity';

/** Writes the file of each template, and the test charity's files. @param folder an existing folder */
export async function makeTemplates(folder: string): Promise<void> {
  const empty = await openDatabase(fileOf(folder, 'empty'));
  await empty.close();
  const filled = await openDatabase(fileOf(folder, 'filled'));
  writeTestCharity(path.join(folder, CHARITY));
  await seed(filled.db, { today: TEST_NOW, folder: path.join(folder, CHARITY) });
  await filled.close();
}

/** Environment variable with the folder of the PostgreSQL server, when the tests run on PostgreSQL. */
export const POSTGRES_VARIABLE = 'TEST_POSTGRES';

/** Opens a copy of a template, in a SQLite file or on the PostgreSQL server of this run. */
export function openCopy(template: Template): Promise<OpenDatabase> {
  const server = process.env[POSTGRES_VARIABLE];
  return server ? openPostgresCopy(server, template) : openFileCopy(template);
}

/** Opens a copy of a template. Its file is deleted at once, so that thousands of copies need no disk space. */
async function openFileCopy(template: Template): Promise<OpenDatabase> {
  const templates = process.env[TEMPLATES_VARIABLE];
  if (!templates)
    throw new Error(`${TEMPLATES_VARIABLE} is not set: run tests with vitest.config.ts`);
  const folder = mkdtempSync(path.join(templates, 'copy-'));
  const file = path.join(folder, 'charity.db');
  copyFileSync(fileOf(templates, template), file);
  const opened = await openDatabase(file);
  // No journal on disk and no flush: no test needs its copy after a crash.
  await sql`pragma journal_mode = memory`.execute(opened.db);
  await sql`pragma synchronous = off`.execute(opened.db);
  rmSync(folder, { recursive: true });
  return opened;
}

/** Copies a template to a file that stays, with a journal on disk, for tests that lock, fill or reopen it. */
export function copyTemplate(template: Template, file: string): void {
  copyFileSync(fileOf(templatesFolder(), template), file);
}

/** The content folder of the test charity. Tests change copies of it. */
export const testCharityFolder = (): string => path.join(templatesFolder(), CHARITY);

/** Creates a folder that is deleted after the run. */
export function temporaryFolder(prefix: string): string {
  return mkdtempSync(path.join(templatesFolder(), prefix));
}

function templatesFolder(): string {
  const folder = process.env[TEMPLATES_VARIABLE];
  if (!folder) throw new Error(`${TEMPLATES_VARIABLE} is not set: run tests with vitest.config.ts`);
  return folder;
}

const fileOf = (folder: string, template: Template) => path.join(folder, `${template}.db`);
