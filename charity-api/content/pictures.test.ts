/** Tests of the picture files in a content folder: content-hashed paths, and rejected files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder, problemsOf, readContent } from '#tests/support/api/content-folder';
import { smallPng } from '#tests/support/pictures';

const png = await smallPng();

describe('picture files of a content folder', () => {
  const slide = (file: string) => `title:
  en: A
summary:
  en: B
position: 0
action:
  en: Go
path: /projects
picture:
  file: ${file}
  alt:
    en: C
`;

  test('are stored under a path with a hash of their bytes', async () => {
    const folder = makeFolder({ 'slides/a.yaml': slide('tap.png'), 'slides/tap.png': png });
    const { content, problems } = await readContent(folder);
    expect(problems).toEqual([]);
    expect(content.pictures).toEqual([
      {
        file: path.join(folder, 'slides/tap.png'),
        path: expect.stringMatching(/^\/files\/content\/tap-[0-9a-f]{16}\.png$/) as string,
      },
    ]);
  });

  test.each([
    ['their format does not match the extension', 'tap.jpg', png],
    ['they are damaged', 'tap.png', png.subarray(0, 40)],
    ['they are SVG with a .png extension', 'tap.png', Buffer.from('<svg onload="alert(1)"/>')],
  ])('are rejected when %s', async (_, name, bytes) => {
    const folder = makeFolder({ 'slides/a.yaml': slide(name), [`slides/${name}`]: bytes });
    expect(await problemsOf(folder)).toEqual([
      expect.stringContaining(`slides/${name}:1 This file is damaged, or its format`) as string,
    ]);
  });

  test('are rejected when they are larger than 10 MB', async () => {
    const folder = makeFolder({ 'slides/a.yaml': slide('tap.png') });
    mkdirSync(path.join(folder, 'slides'), { recursive: true });
    writeFileSync(path.join(folder, 'slides/tap.png'), Buffer.alloc(11 * 1024 * 1024));
    expect(await problemsOf(folder)).toEqual([
      expect.stringContaining('tap.png is larger than 10 MB.') as string,
    ]);
  });
});
