/** Tests of the check of file names, folder names and duplicate ids in a content folder. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { changedCharity, makeFolder, problemsOf } from '#tests/support/api/content-folder';

const TAG = `title:
  en: Water
type: eghatha
position: 0
`;

describe('names in a content folder', () => {
  test('reports an unknown folder and an unknown file, with the known names', async () => {
    const problems = await problemsOf(
      makeFolder({ 'campains/a.yaml': '', 'organization.yaml': '' }),
    );
    expect(problems[0]).toMatch(
      /^campains:1 There is no such kind of content\. Folders here are (?:[\w-]+, )*campaigns,/,
    );
    expect(problems[1]).toContain(
      'organization.yaml:1 There is no such kind of content. Files here are currencies.yaml',
    );
  });

  test('reports a wrong file extension, and a name that cannot be part of a URL', async () => {
    const files = { 'tags/a.yml': '', 'tags/clean water.yaml': '', 'tags/ماء.yaml': '' };
    expect(await problemsOf(makeFolder(files))).toEqual([
      expect.stringContaining('tags/a.yml:1 Files of content end with .yaml') as string,
      expect.stringContaining(
        'tags/clean water.yaml:1 A name has only letters from a to z',
      ) as string,
      expect.stringContaining('tags/ماء.yaml:1 A name has only letters') as string,
    ]);
  });

  test('reports upper case in the name of a file or folder, and in a reference to it', async () => {
    const tag = TAG.replace('eghatha', 'Eghatha');
    const type = 'title:\n  en: Relief\nsummary:\n  en: Relief\nposition: 10\n';
    const names = { 'Organisation.yaml': '', 'Tags/water.yaml': '' };
    expect(await problemsOf(makeFolder(names))).toEqual([
      'Organisation.yaml:1 Write the name in lower case: organisation.yaml.',
      'Tags:1 Write the name in lower case: tags.',
    ]);
    const files = { 'tags/Clean-Water.yaml': TAG, 'tags/w.yaml': tag, 'types/eghatha.yaml': type };
    expect(await problemsOf(makeFolder(files))).toEqual([
      'tags/Clean-Water.yaml:1 Write the name in lower case: clean-water.yaml. It becomes part of a URL, where upper and lower case differ.',
      'tags/w.yaml:3 type: There is no “Eghatha” in types. Write “eghatha” in lower case.',
    ]);
  });

  test('reports an id that two offerings share', async () => {
    const folder = changedCharity({});
    const from = path.join(folder, 'campaigns/blankets.yaml');
    writeFileSync(path.join(folder, 'campaigns/zakat-fund.yaml'), readFileSync(from));
    expect((await problemsOf(folder)).join('\n')).toContain('already uses the id “zakat-fund”');
  });

  test('reports a fund when the campaign type `fund` is missing', async () => {
    const folder = changedCharity({});
    rmSync(path.join(folder, 'types/fund.yaml'));
    const problems = await problemsOf(folder);
    expect(problems).toContain('funds/zakat-fund.yaml:1 There is no “fund” in types.');
  });

  test('ignores Markdown files, drawings, hidden files and files of the operating system', async () => {
    expect(
      await problemsOf(
        makeFolder({
          'README.md': '#',
          '.git/x': '',
          'tags/.DS_Store': '',
          'logo.svg': '<svg/>',
          'tags/a.yaml': TAG,
        }),
      ),
    ).toEqual([]);
  });
});
