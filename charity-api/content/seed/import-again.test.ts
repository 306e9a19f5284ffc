/** Tests of an import of the demonstration's files into a database that they filled: dates move to the same day. */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  changedCharity,
  makeFolder,
  problemsOf,
  validContent,
} from '#tests/support/api/content-folder';
import { temporaryFolder, testCharityFolder } from '#tests/support/api/database';
import { setupDatabases } from '#tests/support/api/opened-databases';
import { describeChanges } from '../changes';
import { DEMONSTRATION_FILE } from '../demonstration';
import { exportFolder } from '../export';
import { importContent } from '../import';
import { seed } from '.';

const database = setupDatabases();
type Db = Awaited<ReturnType<typeof database>>;

/** Differs in month, year and next Eid from the day for which the files are written. */
const FILLED_ON = new Date('2027-06-20T21:30:00Z');
const LATER = new Date('2027-08-02T06:00:00Z');

async function demonstration(): Promise<Db> {
  const db = await database('empty');
  await seed(db, { today: FILLED_ON, folder: testCharityFolder() });
  return db;
}

/** Removes the stored day, which databases of earlier releases do not have. */
async function withoutDay(db: Db): Promise<Db> {
  await db.deleteFrom('settings').where('key', '=', 'DAY').execute();
  return db;
}

async function importFolder(db: Db, folder: string) {
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  const changes = await importContent(db, await validContent(folder), { now: LATER, warn });
  return { changes: describeChanges(changes), warnings };
}

const FIGURES = ['id', 'taken', 'paid', 'raised', 'gifts'] as const;
const figuresIn = (db: Db) => db.selectFrom('offerings').select(FIGURES).orderBy('id').execute();

const CAMPAIGN = 'campaigns/wells';

describe.each([
  ['a demonstration', demonstration],
  ['a demonstration of an earlier release', async () => withoutDay(await demonstration())],
])('importing the files of the demonstration into %s', (_, open) => {
  test('changes nothing when no file was edited', async () => {
    const db = await open();
    expect(await importFolder(db, testCharityFolder())).toEqual({ changes: [], warnings: [] });
  });

  test('changes only the edited fields, and no donation figure', async () => {
    const db = await open();
    const figures = await figuresIn(db);
    const edited = changedCharity({
      [`${CAMPAIGN}.yaml`]: (text) =>
        text.replace('goal: 28000 OMR', 'goal: 29000 OMR').replace('9400 OMR', '10400 OMR'),
    });
    expect((await importFolder(db, edited)).changes).toEqual([
      `~ ${CAMPAIGN}`,
      '    goal: 28000 OMR → 29000 OMR',
      '    budget[1].amount: 9400 OMR → 10400 OMR',
    ]);
    expect(await figuresIn(db)).toEqual(figures);
  });

  test('changes nothing when the files are an export of the same database', async () => {
    const db = await open();
    const folder = `${temporaryFolder('export-')}/new`;
    await exportFolder(db, folder, '/tmp');
    expect(await importFolder(db, folder)).toEqual({ changes: [], warnings: [] });
  });
});

test('an import warns and leaves the dates as written when the day of the move cannot be derived', async () => {
  const db = await withoutDay(await demonstration());
  const rows = await db.selectFrom('offerings').select('id').orderBy('id').execute();
  for (const [at, { id }] of rows.entries())
    await db
      .updateTable('offerings')
      .set({ published_at: new Date(Date.UTC(2025, 0, at + 1)).toISOString() })
      .where('id', '=', id)
      .execute();
  const folder = changedCharity({});
  for (const name of readdirSync(folder))
    if (!['funds', DEMONSTRATION_FILE].includes(name))
      rmSync(path.join(folder, name), { recursive: true });
  const { changes, warnings } = await importFolder(db, folder);
  expect(warnings).toEqual([
    'The dates are imported as written: this database is a demonstration of an earlier release, and the day to which its dates were moved is unknown.',
  ]);
  expect(changes).toContain('~ funds/zakat-fund');
  expect((await importFolder(db, folder)).changes).toEqual([]);
});

test('an import moves no date in the database of a charity whose folder still has demonstration.yaml', async () => {
  const db = await database('empty');
  const folder = makeFolder({
    'demonstration.yaml': 'written_for: 2025-01-01\nfigures: {}\n',
    'organisation.yaml': 'name:\n  en: Hope Relief\n',
    'metals.yaml':
      'metals:\n  - metal: gold\n    price: 40.1\n    currency: OMR\n    at: 2025-02-03\n    source:\n      en: A mint\n',
  });
  for (let imports = 0; imports < 2; imports += 1) await importFolder(db, folder);
  const metal = db.selectFrom('metals').select('at');
  expect(await metal.executeTakeFirst()).toEqual({ at: '2025-02-03T00:00:00.000Z' });
});

test('invalid fields of demonstration.yaml are reported like those of other files', async () => {
  const folder = makeFolder({
    'demonstration.yaml': 'written_for: soon\nfigures:\n  a-well:\n    raised: much\n',
  });
  expect(await problemsOf(folder)).toEqual([
    'demonstration.yaml:1 written_for: “soon” is not a day such as 2027-03-01.',
    'demonstration.yaml:4 figures.a-well.raised: “much” is not an amount such as 28000 OMR or 12.500 OMR.',
  ]);
});
