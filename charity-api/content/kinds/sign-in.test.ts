/** Tests of sign-in.yaml: the ids of social providers. */
import { expect, test } from 'vitest';
import { makeFolder, problemsOf, validContent } from '#tests/support/api/content-folder';
import { openTestApi, TEST_NOW } from '#tests/support/api/api';
import { exportFiles } from '../export';
import { importContent } from '../import';

const FILE = 'sign-in.yaml';

test('imports ids as system settings, removes one that the file leaves out, and exports the same file', async () => {
  const { db } = await openTestApi({ empty: true });
  const settings = () => db.selectFrom('settings').selectAll().orderBy('category').execute();
  for (const lines of [
    ['google: 1-a.apps.googleusercontent.com', 'facebook: 12345'],
    ['apple: a.b'],
  ]) {
    const text = `${lines.join('\n')}\n`;
    await importContent(db, await validContent(makeFolder({ [FILE]: text })), { now: TEST_NOW });
    expect(await exportFiles(db)).toEqual([expect.objectContaining({ path: FILE, text })]);
  }
  expect(await settings()).toEqual([{ category: 'apple', key: 'client_id', value: '"a.b"' }]);
});

test.each([
  'google: GOCSPX-abcdefghijklmnopqrstuvwx',
  'facebook: 0123456789abcdef0123456789abcdef',
  'apple: -----BEGIN PRIVATE KEY-----',
])('rejects a secret in place of an id: %s', async (line) => {
  expect(await problemsOf(makeFolder({ [FILE]: `${line}\n` }))).toHaveLength(1);
});
