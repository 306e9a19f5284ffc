/** Tests of the guide (docs/content.md): its example is complete, and the command prints the output that it shows. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, problemsOf, validContent } from '#tests/support/api/content-folder';
import { openTestApi, TEST_NOW } from '#tests/support/api/api';
import { describeChanges } from './changes';
import { exportFiles } from './export';
import { importContent } from './import';
import { smallPng } from '#tests/support/pictures';

const guide = readFileSync('docs/content.md', 'utf8');

/** The files of the example by name. The first line of each example contains its file name. */
const files = Object.fromEntries(
  [...guide.matchAll(/```yaml\n# (\S+\.yaml)\n([\s\S]*?)```/g)].map(([, name, text]) => [
    name!,
    text!,
  ]),
);
/** Returns the lines of the printed output that the guide shows after a heading. */
const printed = (after: string) =>
  /```\n([\s\S]*?)```/
    .exec(guide.slice(guide.indexOf(after)))![1]!
    .trimEnd()
    .split('\n');

const CAMPAIGN = 'campaigns/school-garden.yaml';

function changed(...changes: [from: string, to: string][]): string {
  const folder = makeFolder(files);
  const file = path.join(folder, CAMPAIGN);
  const text = changes.reduce((old, [from, to]) => old.replace(from, to), files[CAMPAIGN]!);
  writeFileSync(file, text);
  return folder;
}

test('exports the imported example of the guide unchanged', async () => {
  const { db, api, get } = await openTestApi({ empty: true });
  const options = { now: TEST_NOW };
  const changes = await importContent(db, await validContent(makeFolder(files)), options);
  expect(changes.map(({ what }) => what)).toEqual(Object.keys(files).map(() => 'added'));
  const written = Object.fromEntries((await exportFiles(db)).map((file) => [file.path, file.text]));
  expect(written).toEqual(files);
  const answer = (await (await get('/projects/school-garden')).json()) as { result: object };
  expect(answer.result).toMatchObject({
    goal: { minor: 1_250_500, currency: 'OMR' },
    raised: { minor: 0 },
    deadline: '2026-09-30T19:59:59.000Z',
    story: {
      en:
        '<p>The school has <strong>two hundred square metres</strong> behind its wall, and water.</p><h3>What we do</h3>' +
        '<ul><li>We bring soil and seeds.</li><li>A teacher comes <a href="https://hope.example/sundays">every Sunday</a>.</li></ul>',
      tr: '',
    },
  });
  await api.close();
});

test('accepts the logo, colour and bank accounts of the guide, and rejects only the sample IBAN', async () => {
  const [look, accounts] = ['## Logo', '## Bank accounts'].map(
    (section) => /```yaml\n([\s\S]*?)```/.exec(guide.slice(guide.indexOf(section)))![1]!,
  );
  const logo = await smallPng();
  const folder = makeFolder({
    'organisation.yaml': `${files['organisation.yaml']}${look}${accounts}`,
    ...{ 'logo.png': logo, 'logo-dark.png': logo },
  });
  const { samples } = await validContent(folder);
  expect(samples.map(({ field }) => field)).toEqual(['bank_accounts[1].iban']);
});

test('reports the problems that the guide shows for its wrong fields', async () => {
  const folder = changed(
    ['1250.500 OMR', 'a thousand'],
    ['category: education', 'category: educatoin'],
    ['      ar: ساعات المعلّمة\n', ''],
  );
  expect((await problemsOf(folder)).sort()).toEqual(printed('## Check').sort());
});

test('lists the changes that the guide shows for its edited campaign', async () => {
  const { db, api } = await openTestApi({ empty: true });
  const options = { now: TEST_NOW };
  await importContent(db, await validContent(makeFolder(files)), options);
  const folder = changed(
    ['goal: 1250.500 OMR', 'goal: 1400 OMR'],
    ['amount: 1000 OMR', 'amount: 1149.500 OMR'],
  );
  const changes = await importContent(db, await validContent(folder), { ...options, dryRun: true });
  expect([...describeChanges(changes), '1 change would be made.']).toEqual(
    printed('## Change and'),
  );
  await api.close();
});
