/** Names of files and folders of content, and ids that things share. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { changedCharity, makeFolder, problemsOf } from '#tests/support/api/content-folder';

const TAG = `title:
  en: Water
type: eghatha
position: 0
`;

describe('names', () => {
  test('an unknown folder and an unknown file', async () => {
    const problems = await problemsOf(
      makeFolder({ 'campains/a.yaml': '', 'organization.yaml': '' }),
    );
    expect(problems[0]).toContain(
      'campains:1 There is no such kind of content. Folders here are campaigns,',
    );
    expect(problems[1]).toContain(
      'organization.yaml:1 There is no such kind of content. Files here are currencies.yaml',
    );
  });

  test('a file with another ending, or a name that can be no address', async () => {
    const files = { 'tags/a.yml': '', 'tags/clean water.yaml': '', 'tags/ماء.yaml': '' };
    expect(await problemsOf(makeFolder(files))).toEqual([
      expect.stringContaining('tags/a.yml:1 Files of content end with .yaml') as string,
      expect.stringContaining(
        'tags/clean water.yaml:1 A name has only letters from a to z',
      ) as string,
      expect.stringContaining('tags/ماء.yaml:1 A name has only letters') as string,
    ]);
  });

  test('one id for two things that can be given to', async () => {
    const folder = changedCharity({});
    const from = path.join(folder, 'campaigns/blankets.yaml');
    writeFileSync(path.join(folder, 'campaigns/zakat-fund.yaml'), readFileSync(from));
    expect((await problemsOf(folder)).join('\n')).toContain('The id “zakat-fund” is that of');
  });

  test('a fund needs the type of funds', async () => {
    const folder = changedCharity({});
    rmSync(path.join(folder, 'types/fund.yaml'));
    const problems = await problemsOf(folder);
    expect(problems).toContain('funds/zakat-fund.yaml:1 There is no “fund” in types.');
  });

  test('notes of people and files of their systems are passed over', async () => {
    expect(
      await problemsOf(
        makeFolder({ 'README.md': '#', '.git/x': '', 'tags/.DS_Store': '', 'tags/a.yaml': TAG }),
      ),
    ).toEqual([]);
  });
});
