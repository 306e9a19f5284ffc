/** Tests of the files of partners: rejected values, and an export that returns the imported files. */
import { expect, test } from 'vitest';
import { makeFolder, problemsOf } from '#tests/support/api/content-folder';

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

test.each([
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
