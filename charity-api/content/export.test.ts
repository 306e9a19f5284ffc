/** Tests of the export: it has the imported files, pictures included. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder, validContent } from '#tests/support/api/content-folder';
import { temporaryFolder, TEST_NOW, testCharityFolder } from '#tests/support/api/database';
import { setFields } from '#tests/support/api/documents';
import { setupDatabases } from '#tests/support/api/opened-databases';
import { exportFiles, exportFolder } from './export';
import { importContent } from './import';
import { storePictures } from './pictures';
import { smallJpeg } from '#tests/support/pictures';

const database = setupDatabases();
type Db = Awaited<ReturnType<typeof database>>;

const depsOf = (db: Db) => ({
  ...{ db, config: { dataDir: temporaryFolder('data-') }, now: () => TEST_NOW },
});

const importFolder = async (db: Db, folder: string) =>
  importContent(db, await validContent(folder), { now: TEST_NOW });

describe('export after import', () => {
  test('has all files, and an import of them changes nothing', async () => {
    const db = await database();
    const to = path.join(temporaryFolder('export-'), 'new');
    await exportFolder(depsOf(db), to);
    const filesIn = (folder: string) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.yaml') && file !== 'demonstration.yaml')
        .sort();
    expect(filesIn(to)).toEqual(filesIn(testCharityFolder()));
    expect(await importFolder(db, to)).toEqual([]);
  });

  test('is the same for documents that were saved before an optional field existed', async () => {
    const db = await database();
    const texts = async () => (await exportFiles(db)).map(({ text }) => text);
    const before = await texts();
    await setFields(db, { kind: 'partners', id: 'green-farm' }, ({ url: _, ...older }) => older);
    await setFields(db, { kind: 'stocks', id: 'nbrs' }, ({ figures, ...rest }) => ({
      ...rest,
      figures: (figures as object[]).map((one) => ({ ...one, zakatPaid: undefined })),
    }));
    const after = await texts();
    expect(after.filter((text) => !before.includes(text))).toEqual([]);
    expect(after).toHaveLength(before.length);
  });

  test('writes pictures under their original file names', async () => {
    const folder = makeFolder({
      'slides/a.yaml': `title:\n  en: A\nsummary:\n  en: B\nposition: 0\naction:\n  en: Go\npath: /projects\npicture:\n  file: tap.jpg\n  alt:\n    en: C\n`,
    });
    const photograph = await smallJpeg();
    writeFileSync(path.join(folder, 'slides/tap.jpg'), photograph);
    const db = await database('empty');
    const deps = depsOf(db);
    const content = await validContent(folder);
    await storePictures(deps, content.pictures);
    await importContent(db, content, { now: TEST_NOW });
    const to = path.join(temporaryFolder('export-'), 'new');
    expect(await exportFolder(deps, to)).toBe(1);
    expect(readFileSync(path.join(to, 'slides/tap.jpg'))).toEqual(photograph);
    expect(readFileSync(path.join(to, 'slides/a.yaml'), 'utf8')).toBe(
      readFileSync(path.join(folder, 'slides/a.yaml'), 'utf8'),
    );
  });

  test('rejects a target folder that is not empty', async () => {
    const db = await database();
    await expect(exportFolder(depsOf(db), testCharityFolder())).rejects.toThrow(
      'The folder is not empty.',
    );
  });
});
