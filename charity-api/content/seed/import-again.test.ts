/** Tests of an import of the demonstration's files into a database that they filled: dates move to the same day. */
import { expect, test } from 'vitest';
import {
  changedCharity,
  makeFolder,
  problemsOf,
  validContent,
} from '#tests/support/api/content-folder';
import { temporaryFolder, testCharityFolder } from '#tests/support/api/database';
import { setupDatabases } from '#tests/support/api/opened-databases';
import { describeChanges } from '../changes';
import { exportFolder } from '../export';
import { importContent } from '../import';
import { seed } from '.';
import { readFields } from '#tests/support/api/documents';

const database = setupDatabases();
type Db = Awaited<ReturnType<typeof database>>;

/** Differs in month, year and next Eid from the day for which the files are written. */
const FILLED_ON = new Date('2027-06-20T21:30:00Z');
const LATER = new Date('2027-08-02T06:00:00Z');

async function importFolder(db: Db, folder: string) {
  return describeChanges(await importContent(db, await validContent(folder), { now: LATER }));
}

const FIGURES = ['id', 'taken', 'paid', 'raised', 'gifts'] as const;
const figuresIn = (db: Db) => db.selectFrom('offerings').select(FIGURES).orderBy('id').execute();

const CAMPAIGN = 'campaigns/wells';

test('importing the files of the demonstration into a demonstration changes only edited fields, and no figure', async () => {
  const db = await database('empty');
  await seed(db, { today: FILLED_ON, folder: testCharityFolder() });
  expect(await importFolder(db, testCharityFolder())).toEqual([]);
  const exported = `${temporaryFolder('export-')}/new`;
  await exportFolder({ db, config: { dataDir: '/tmp' } }, exported);
  expect(await importFolder(db, exported)).toEqual([]);
  const figures = await figuresIn(db);
  const edited = changedCharity(
    {
      [`${CAMPAIGN}.yaml`]: (text) =>
        text.replace('goal: 28000 OMR', 'goal: 29000 OMR').replace('9400 OMR', '10400 OMR'),
    },
    ['campaigns', 'demonstration.yaml'],
  );
  expect(await importFolder(db, edited)).toEqual([
    `~ ${CAMPAIGN}`,
    '    goal: 28000 OMR → 29000 OMR',
    '    budget[1].amount: 9400 OMR → 10400 OMR',
  ]);
  expect(await figuresIn(db)).toEqual(figures);
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
  const { metals } = await readFields(db, { kind: 'metals', id: 'metals' });
  expect(metals).toMatchObject([{ at: '2025-02-03T00:00:00.000Z' }]);
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
