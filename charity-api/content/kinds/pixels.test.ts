/** Tests of pixels.yaml: the ids of advertising pixels. */
import { expect, test } from 'vitest';
import { makeFolder, problemsOf, validContent } from '#tests/support/api/content-folder';
import { openTestApi, TEST_NOW } from '#tests/support/api/api';
import { exportFiles } from '../export';
import { importContent } from '../import';

const FILE = 'pixels.yaml';

test('imports ids as system settings, removes one that the file leaves out, and exports the same file', async () => {
  const { db } = await openTestApi({ empty: true });
  const settings = () =>
    db.selectFrom('settings').selectAll().orderBy('category').orderBy('key').execute();
  for (const lines of [
    ['google_tag: AW-123456789', 'google_label: aB-c_12345', 'facebook_pixel: 1234567890'],
    ['microblog_pixel: o1a2b', 'conversion_currency: USD'],
  ]) {
    const text = `${lines.join('\n')}\n`;
    await importContent(db, await validContent(makeFolder({ [FILE]: text })), { now: TEST_NOW });
    expect(await exportFiles(db)).toEqual([expect.objectContaining({ path: FILE, text })]);
  }
  expect(await settings()).toEqual([
    { category: 'google-tag', key: 'currency', value: '"USD"' },
    { category: 'microblog-pixel', key: 'id', value: '"o1a2b"' },
  ]);
});

test.each([
  'google_tag: G-ABCDEF1234',
  'google_label: "a&value=1"',
  'facebook_pixel: EAAB0123456789012345678901',
  'microblog_pixel: "https://evil.example"',
  'conversion_currency: ringgit',
])('rejects %s', async (line) => {
  expect(await problemsOf(makeFolder({ [FILE]: `${line}\n` }))).toHaveLength(1);
});
