/** Tests of warnings about content: they do not prevent an import. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeFolder, readContent } from '#tests/support/api/content-folder';
import { describeProblem } from './content';

async function warningsOf(files: Record<string, string | Buffer>): Promise<string[]> {
  const { problems, warnings } = await readContent(makeFolder(files));
  expect(problems).toEqual([]);
  return warnings.map(describeProblem);
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1d4ed8' } })
    .png()
    .toBuffer();

describe('a warning about a logo', () => {
  const file = 'name:\n  en: Hope Relief\nlogo:\n  file: logo.png\n  dark_file: logo-dark.png\n';
  const logos = async (light: [number, number], dark: [number, number]) => ({
    'organisation.yaml': file,
    ...{ 'logo.png': await picture(...light), 'logo-dark.png': await picture(...dark) },
  });

  test('names the file that has too few pixels', async () => {
    expect(await warningsOf(await logos([100, 30], [320, 40]))).toEqual([
      'organisation.yaml:3 logo: logo.png has only 100 × 30 pixels and looks blurred on many screens. Use a picture with a width of 320 or a height of 80 pixels at least.',
    ]);
    expect(await warningsOf(await logos([80, 80], [319, 79]))).toEqual([
      expect.stringContaining('organisation.yaml:3 logo: logo-dark.png has only 319 × 79 pixels'),
    ]);
  });
});

describe('a warning about details of the demonstration', () => {
  const FILES = {
    'organisation.yaml':
      'name:\n  en: Hope Relief\ncontact:\n  phone: +968 0000 0000\n  email: care@nadawah.example\n',
    'tafreej.md': 'Nadawah',
  };

  test('names each line of a charity that contains one', async () => {
    expect(await warningsOf(FILES)).toEqual([
      'organisation.yaml:4 “+968 0000 0000” is a detail of the demonstration. Replace it with your own.',
      'organisation.yaml:5 “nadawah” is a detail of the demonstration. Replace it with your own.',
    ]);
  });

  test('is omitted in the folder of a demonstration', async () => {
    const demonstration = 'written_for: 2026-03-12\nfigures: {}\n';
    expect(await warningsOf({ ...FILES, 'demonstration.yaml': demonstration })).toEqual([]);
  });
});

test('a folder without content causes a warning, because its name is probably wrong', async () => {
  expect(await warningsOf({ 'notes.md': 'Text.' })).toEqual([
    expect.stringMatching(/:1 This folder has no content, such as a file organisation\.yaml\.$/),
  ]);
});
