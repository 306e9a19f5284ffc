/** Tests of the shared code of the commands. */
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { makeFolder, validContent } from '#tests/support/api/content-folder';
import { temporaryFolder, TEST_NOW } from '#tests/support/api/database';
import { importContent } from './content/import';
import { lockFolder } from './db/folder-lock';
import { openDatabase } from './db/open';
import { incrementVersion } from './modules/content-version/repository';
import { databaseFile, openExisting, openOrCreate, openCopy } from './terminal';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const FILES = { 'organisation.yaml': 'name:\n  en: Hope Relief\n' };

test('before the first import, a diff compares with an empty database and creates no file', async () => {
  const dataDir = temporaryFolder('data-');
  const warnings: string[] = [];
  const { db, close } = await openCopy(dataDir, (message) => warnings.push(message));
  const content = await validContent(makeFolder(FILES));
  const changes = await importContent(db, content, { now: TEST_NOW, dryRun: true });
  expect(changes).toEqual([{ kind: 'organisation', id: 'organisation', what: 'added' }]);
  expect(warnings).toEqual([
    expect.stringContaining(`There is no database at ${databaseFile(dataDir)} yet.`),
  ]);
  await close();
  expect(readdirSync(dataDir)).toEqual([]);
});

test('after an import, a diff compares with a copy of the database, without its lock', async () => {
  vi.stubEnv('TMPDIR', temporaryFolder('copies-'));
  const dataDir = temporaryFolder('data-');
  const opened = await openDatabase(databaseFile(dataDir));
  await importContent(opened.db, await validContent(makeFolder(FILES)), { now: TEST_NOW });
  const { db, close } = await openCopy(dataDir, (message) => expect(message).toBe(''));
  const content = await validContent(makeFolder(FILES));
  await opened.db.transaction().execute(async (tx) => {
    await incrementVersion(tx);
    expect(await importContent(db, content, { now: TEST_NOW, dryRun: true })).toEqual([]);
  });
  await opened.close();
  await close();
});

test('a command stops when the database of an earlier start is missing or empty', async () => {
  const dataDir = temporaryFolder('data-');
  const file = databaseFile(dataDir);
  lockFolder(dataDir, 'the site', TEST_NOW).release();
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit code ${code}`);
  });
  for (const bytes of [null, '']) {
    if (bytes !== null) writeFileSync(file, bytes);
    await expect(openOrCreate(dataDir)).rejects.toThrow('exit code 1');
    expect(printed).toHaveBeenLastCalledWith(
      expect.stringMatching(/missing or empty.*restore a backup.*an empty folder/),
    );
  }
  expect(statSync(file).size).toBe(0);
});

test('with DATABASE_URL, a command stops when the SQLite database of the folder was not moved', async () => {
  const dataDir = temporaryFolder('data-');
  await (await openDatabase(databaseFile(dataDir))).close();
  vi.stubEnv('DATABASE_URL', 'postgres://nadawah@127.0.0.1:1/nadawah');
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit code ${code}`);
  });
  for (const open of [openExisting, openOrCreate, (at: string) => openCopy(at, () => {})]) {
    await expect(open(dataDir)).rejects.toThrow('exit code 1');
    expect(printed).toHaveBeenLastCalledWith(expect.stringContaining('Run nadawah move-database'));
  }
});
