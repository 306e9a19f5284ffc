/** A charity with only a few files, for tests of the fields of organisation.yaml: accounts, logo and colour. */
import type { Kysely } from 'kysely';
import { importContent } from '#api/content/import';
import { storePictures } from '#api/content/pictures';
import type { Database } from '#api/db/tables';
import { makeFolder, validContent } from './content-folder';
import { TEST_NOW } from './database';

/** Id of the charity's only fund. */
export const FUND = 'where-it-is-needed-most';

/** Example IBANs of the SWIFT IBAN registry. They are not accounts. */
export const IBANS = {
  oman: 'OM810180000001299123456',
  britain: 'GB29NWBK60161331926819',
} as const;

const named = (title: string) => `title:\n  en: ${title}\nsummary:\n  en: ${title}\n`;
const rate = (currency: string, units: string) =>
  `  - currency: ${currency}\n    title:\n      en: ${currency}\n    rate: ${units}\n    at: 2026-03-12\n    source:\n      en: A source\n`;

const FILES = {
  'types/fund.yaml': `${named('Funds')}position: 10\n`,
  'categories/relief.yaml': `${named('Relief')}position: 10\n`,
  [`funds/${FUND}.yaml`]: `${named('Where it is needed most')}category: relief
place:
  en: Oman
published: 2026-01-01
pictures:
  - scene: parcel
    alt:
      en: A parcel
story:
  en: |
    Your gift goes where the need is greatest.
`,
  'currencies.yaml': `currencies:\n${rate('OMR', '1')}${rate('USD', '2.6008')}${rate('EUR', '2.2406')}${rate('GBP', '1.9')}`,
};

/** Returns the files by path. @param organisation more fields of organisation.yaml @param pictures by file name */
export function smallCharity(
  organisation: string,
  pictures: Record<string, Buffer> = {},
): Record<string, string | Buffer> {
  return {
    'organisation.yaml': `name:\n  en: Hope Relief\n  ar: أمل للإغاثة\n${organisation}`,
    ...FILES,
    ...pictures,
  };
}

/** Imports files as the content command does. @param dataDir the folder for the pictures */
export async function importFiles(
  { db, dataDir }: { db: Kysely<Database>; dataDir: string },
  files: Record<string, string | Buffer>,
) {
  const content = await validContent(makeFolder(files));
  storePictures(dataDir, content.pictures);
  return importContent(db, content, { now: TEST_NOW });
}
