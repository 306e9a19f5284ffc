/** Tests of exports and imports when a row of the database cannot be read. */
import { beforeEach, describe, expect, test } from 'vitest';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { importFiles } from '#tests/support/api/content-folder';
import { ContentError } from './content';
import { exportFiles } from './export';

const organisation = (accountNumber: string) => ({
  'organisation.yaml': `name:
  en: Hope Relief
bank_accounts:
  - holder: Hope Relief
    bank_name:
      en: Bank of Oman
    account_number: ${accountNumber}
`,
});

const api = apiOfEachTest({ empty: true });

describe('bank accounts in the database that are no accounts', () => {
  beforeEach(async () => {
    await importFiles(api, organisation('12-34-56 12345678'));
    await api.db
      .updateTable('settings')
      .set({ value: '[null]' })
      .where('key', '=', 'bankAccounts')
      .execute();
  });

  test('are reported by an export', async () => {
    await expect(exportFiles(api.db)).rejects.toEqual(
      new ContentError([
        {
          ...{ file: 'organisation', line: 1, field: '' },
          message: 'A row of the database cannot be read: bank account 1 is not an account.',
        },
      ]),
    );
  });

  test('are reported by an import without organisation.yaml', async () => {
    const faq = 'question:\n  en: When?\nposition: 10\nanswer:\n  en: Soon.\n';
    await expect(importFiles(api, { 'faqs/when.yaml': faq })).rejects.toThrow(
      'organisation:1 A row of the database cannot be read: bank account 1 is not an account.',
    );
  });

  test('are replaced by an import with organisation.yaml', async () => {
    await importFiles(api, organisation('42-1'));
    expect(await exportFiles(api.db)).toMatchObject([
      { text: expect.stringContaining('account_number: 42-1') as string },
    ]);
  });
});
