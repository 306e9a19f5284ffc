/** Tests of the files of partners: rejected values, and an export that returns the imported files. */
import { expect, test } from 'vitest';
import { openTestApi, TEST_NOW } from '#tests/support/api/api';
import { makeFolder, problemsOf, validContent } from '#tests/support/api/content-folder';
import { exportFiles } from '../export';
import { importContent } from '../import';

const TYPE = `title:
  en: Business
summary:
  en: Companies.
position: 10
`;
const PARTNER = `name:
  en: Harbour Freight
summary:
  en: Ships our containers at cost
type: business
since: 2024
position: 10
logo:
  scene: parcel
  alt:
    en: A parcel
url: https://freight.example/
`;
const FILES = { 'partner-types/business.yaml': TYPE, 'partners/harbour-freight.yaml': PARTNER };

test('exports imported partners unchanged', async () => {
  const { db, api } = await openTestApi({ empty: true });
  const content = await validContent(makeFolder(FILES));
  await importContent(db, content, { now: TEST_NOW });
  const written = Object.fromEntries((await exportFiles(db)).map((file) => [file.path, file.text]));
  expect(written).toEqual(FILES);
  await api.close();
});

test.each([
  ['url: https://freight.example/', 'url: http://freight.example/', 'url'],
  ['url: https://freight.example/', 'url: javascript:alert(1)', 'url'],
  ['since: 2024', 'since: long ago', 'since'],
  ['type: business', 'type: buisness', 'type'],
  ['scene: parcel', 'file: logo.svg', 'logo'],
])('rejects a partner with "%s" changed to "%s"', async (from, to, field) => {
  const folder = makeFolder({
    ...FILES,
    'partners/harbour-freight.yaml': PARTNER.replace(from, to),
  });
  const problems = await problemsOf(folder);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`partners/harbour-freight.yaml`);
  expect(problems[0]).toContain(` ${field}`);
});
