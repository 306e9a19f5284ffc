/** Tests organisation.yaml: invalid accounts, logos and colours, opening hours, where the sample IBAN is accepted. */
import { describe, expect, test } from 'vitest';
import { TEST_NOW } from '#tests/support/api/api';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import {
  importFiles,
  makeFolder,
  problemsOf,
  readContent,
} from '#tests/support/api/content-folder';
import {
  IBANS,
  organisationFiles,
  readOrganisationSettings,
} from '#tests/support/api/small-charity';
import { ContentError, describeProblem } from './content';
import { markDemonstration } from './demonstration-day';
import { importContent } from './import';
import { smallPng } from '#tests/support/pictures';

const png = await smallPng();

const account = (fields: string) =>
  `bank_accounts:\n  - holder: Hope Relief\n    bank_name:\n      en: Bank of Oman\n${fields}`;

const api = apiOfEachTest({ empty: true });

const settings = () => readOrganisationSettings(api);

describe('organisation.yaml with an invalid field', () => {
  test.each<[what: string, fields: string, line: number, problem: string]>([
    [
      'a mistyped IBAN',
      account('    iban: OM810180000001299123465\n'),
      7,
      'bank_accounts[1].iban: “OM810180000001299123465” is mistyped: its check digits do not fit.',
    ],
    [
      'an account without IBAN and account number',
      account(''),
      4,
      'bank_accounts[1]: iban is missing. Write an IBAN such as GB29 NWBK 6016 1331 9268 19, or account_number where',
    ],
    [
      'an account number of one letter',
      account('    account_number: x\n'),
      7,
      'bank_accounts[1].account_number: “x” is not an account number as the bank prints it',
    ],
    [
      'a duplicate currency',
      account(`    iban: ${IBANS.oman}\n    currencies:\n      - OMR\n      - OMR\n`),
      8,
      'bank_accounts[1].currencies: Name each only once.',
    ],
    [
      'a wrong BIC',
      account(`    iban: ${IBANS.oman}\n    swift: HOPE\n`),
      8,
      'bank_accounts[1].swift: “HOPE” is not a BIC of 8 or 11 letters and digits.',
    ],
    [
      'an SVG logo',
      'logo:\n  file: logo.svg\n',
      4,
      'logo.file: “logo.svg” is a drawing, which can contain scripts. Save it as a .png file',
    ],
    [
      'a colour name instead of a code',
      'colours:\n  primary: teal\n',
      4,
      'colours.primary: “teal” is not a colour such as "#1d4ed8", between quotes.',
    ],
    [
      'an unquoted colour, which YAML reads as a comment',
      'colours:\n  primary: #1d4ed8\n',
      4,
      'colours.primary: Write a colour such as "#1d4ed8", between quotes.',
    ],
  ])('rejects %s, with its line', async (_, fields, line, problem) => {
    const files = organisationFiles(fields, {
      'there.png': png,
      'logo.svg': Buffer.from('<svg/>'),
    });
    const problems = await problemsOf(makeFolder(files));
    expect(problems).toEqual([expect.stringContaining(`organisation.yaml:${line} ${problem}`)]);
  });

  test('suggests the nearest accepted colour when a colour is too light', async () => {
    const colour = (primary: string) => organisationFiles(`colours:\n  primary: "${primary}"\n`);
    const [problem] = await problemsOf(makeFolder(colour('#ffd54a')));
    expect(problem).toMatch(
      /is 1\.\d{1,2}:1, and 3:1 is needed\. The nearest .* is "#[0-9a-f]{6}"\.$/,
    );
    const [, nearest] = /"(#\w{6})"\.$/.exec(problem!)!;
    expect(await problemsOf(makeFolder(colour(nearest!)))).toEqual([]);
  });
});

describe('a bank account in organisation.yaml', () => {
  test('has its IBAN stored without spaces and in capital letters', async () => {
    await importFiles(api, organisationFiles(account('    iban: om81 0180 0000 0129 9123 456\n')));
    expect((await settings()).bankAccounts?.value).toMatchObject([
      { currencies: [], iban: IBANS.oman, accountNumber: '', swift: '' },
    ]);
  });

  test('can have an account number instead of an IBAN, or both', async () => {
    const both = account(`    iban: ${IBANS.britain}\n    account_number: 12-34-56 12345678\n`);
    expect(await problemsOf(makeFolder(organisationFiles(both)))).toEqual([]);
    const number = account('    account_number: "0123456789"\n');
    expect(await problemsOf(makeFolder(organisationFiles(number)))).toEqual([]);
  });
});

describe('the sample IBAN', () => {
  const files = organisationFiles(account('    iban: OM00 0000 0000 0000 0000 000\n'));
  const problem =
    'organisation.yaml:7 bank_accounts[1].iban: This is the sample IBAN of the demonstration. Write the IBAN of your account.';

  test('is rejected by check, diff and import in the folder of a charity', async () => {
    const { content, problems } = await readContent(makeFolder(files));
    expect(problems).toEqual([]);
    expect(content.samples.map(describeProblem)).toEqual([problem]);
    const importIt = (dryRun: boolean) => importContent(api.db, content, { now: TEST_NOW, dryRun });
    for (const dryRun of [true, false])
      await expect(importIt(dryRun)).rejects.toEqual(new ContentError(content.samples));
    expect(await api.db.selectFrom('settings').selectAll().execute()).toEqual([]);
  });

  const DEMONSTRATION = {
    ...files,
    'demonstration.yaml': 'written_for: 2026-03-12\nfigures: {}\n',
  };

  test('is accepted in the database of a demonstration', async () => {
    await markDemonstration(api.db, TEST_NOW);
    await importFiles(api, DEMONSTRATION);
    expect((await settings()).bankAccounts?.value).toMatchObject([
      { iban: 'OM000000000000000000000' },
    ]);
  });

  test('is rejected in the database of a charity that kept the file of the demonstration', async () => {
    await expect(importFiles(api, DEMONSTRATION)).rejects.toBeInstanceOf(ContentError);
    expect(await api.db.selectFrom('settings').selectAll().execute()).toEqual([]);
  });

  test('is accepted when the database already has it, as after an export of a demonstration', async () => {
    await markDemonstration(api.db, TEST_NOW);
    await importFiles(api, DEMONSTRATION);
    expect(await importFiles(api, files)).toEqual([]);
  });
});
