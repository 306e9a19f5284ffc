/** Tests of imports and exports of pages and questions: unchanged files, changed fields, withdrawn pages. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importFiles } from '#tests/support/api/content-folder';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import { NO_PAGES, PAGE_FILES } from '#tests/support/charity/page-files';
import { describeChanges } from './changes';
import { exportFiles } from './export';

const TERMS = 'pages/terms-of-use.yaml';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi({ empty: true });
});
afterEach(() => api.api.close());

test('a link to a page is checked against the database when the folder has no pages', async () => {
  const faqs = { 'faqs/transfer.yaml': PAGE_FILES['faqs/transfer.yaml'] };
  await expect(importFiles(api, { ...faqs, 'pages/.empty': '' })).rejects.toThrow(
    'faqs/transfer.yaml',
  );
  await importFiles(api, PAGE_FILES);
  expect(
    await importFiles(api, { ...faqs, 'faqs/account.yaml': PAGE_FILES['faqs/account.yaml'] }),
  ).toEqual([]);
  await expect(importFiles(api, { 'pages/.empty': '' })).rejects.toThrow(
    '“terms-of-use” cannot be withdrawn: faqs/transfer in the database links to it.',
  );
});

test('pages and questions are exported unchanged, and a second import changes nothing', async () => {
  expect(await importFiles(api, PAGE_FILES)).toHaveLength(5);
  const written = Object.fromEntries(
    (await exportFiles(api.db)).map((file) => [file.path, file.text]),
  );
  expect(written).toEqual(PAGE_FILES);
  expect(await importFiles(api, PAGE_FILES)).toEqual([]);
});

test('an import lists each changed field of a page, and withdraws pages whose files were removed', async () => {
  await importFiles(api, PAGE_FILES);
  const changed = {
    ...PAGE_FILES,
    [TERMS]: PAGE_FILES[TERMS].replace('2026-01-02', '2026-03-01'),
  };
  expect(describeChanges(await importFiles(api, changed))).toEqual([
    '~ pages/terms-of-use',
    '    updated: 2026-01-02 → 2026-03-01',
  ]);
  const removed = await importFiles(api, NO_PAGES);
  expect(describeChanges(removed).sort()).toEqual([
    '- faqs/account',
    '- faqs/transfer',
    '- pages/about',
    '- pages/privacy-policy',
    '- pages/terms-of-use',
  ]);
  expect(await exportFiles(api.db)).toEqual([]);
});
