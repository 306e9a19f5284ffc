/** Tests of pixels.yaml and sign-in.yaml: ids that become system settings. */
import { expect, test } from 'vitest';
import { makeFolder, problemsOf, validContent } from '#tests/support/api/content-folder';
import { openTestApi, TEST_NOW } from '#tests/support/api/api';
import { exportFiles } from '../export';
import { importContent } from '../import';

test.each([
  [
    'pixels.yaml',
    ['google_tag: AW-123456789', 'google_label: aB-c_12345', 'facebook_pixel: 1234567890'],
    ['microblog_pixel: o1a2b', 'conversion_currency: USD'],
    [
      { category: 'google-tag', key: 'currency', value: '"USD"' },
      { category: 'microblog-pixel', key: 'id', value: '"o1a2b"' },
    ],
  ],
  [
    'sign-in.yaml',
    ['google: 1-a.apps.googleusercontent.com', 'facebook: 12345'],
    ['apple: a.b'],
    [{ category: 'apple', key: 'client_id', value: '"a.b"' }],
  ],
])(
  'imports the ids of %s, removes one that the file leaves out, and exports the same file',
  async (path, first, second, settings) => {
    const { db } = await openTestApi({ empty: true });
    for (const lines of [first, second]) {
      const text = `${lines.join('\n')}\n`;
      await importContent(db, await validContent(makeFolder({ [path]: text })), { now: TEST_NOW });
      expect(await exportFiles(db)).toEqual([expect.objectContaining({ path, text })]);
    }
    const rows = db.selectFrom('settings').selectAll().orderBy('category').orderBy('key');
    expect(await rows.execute()).toEqual(settings);
  },
);

test.each([
  ['pixels.yaml', 'google_tag: G-ABCDEF1234'],
  ['pixels.yaml', 'google_label: "a&value=1"'],
  ['pixels.yaml', 'facebook_pixel: EAAB0123456789012345678901'],
  ['pixels.yaml', 'microblog_pixel: "https://evil.example"'],
  ['pixels.yaml', 'conversion_currency: ringgit'],
  // Secrets in place of ids.
  ['sign-in.yaml', 'google: GOCSPX-abcdefghijklmnopqrstuvwx'],
  ['sign-in.yaml', 'facebook: 0123456789abcdef0123456789abcdef'],
  ['sign-in.yaml', 'apple: -----BEGIN PRIVATE KEY-----'],
])('%s rejects %s', async (file, line) => {
  expect(await problemsOf(makeFolder({ [file]: `${line}\n` }))).toHaveLength(1);
});
