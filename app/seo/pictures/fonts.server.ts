/** Fonts for text in pictures: Cairo in bold, which has Latin, Turkish and Arabic letters. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { config } from '#config';
import arabic from './fonts/cairo-arabic.ttf?inline';
import latinExtended from './fonts/cairo-latin-ext.ttf?inline';
import latin from './fonts/cairo-latin.ttf?inline';

/** The name of the family in the files. */
export const FAMILY = 'Cairo Bold';

let loaded: Promise<string> | undefined;

/**
 * Returns the path of one file, after the renderer has loaded all of them: it reads fonts from files only, keeps them
 * for the life of the process, and takes each letter from the file that has it.
 */
export function loadFonts(): Promise<string> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(): Promise<string> {
  const folder = join(config().DATA_DIR, 'fonts');
  await mkdir(folder, { recursive: true });
  const files = Object.entries({ arabic, latinExtended, latin }).map(([name, url]) => ({
    path: join(folder, `${name}.ttf`),
    bytes: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'),
  }));
  for (const { path, bytes } of files) {
    // Another process with this folder never reads half a file.
    const temporary = `${path}.${process.pid}`;
    await writeFile(temporary, bytes);
    await rename(temporary, path);
    await sharp({ text: { text: 'a', font: FAMILY, fontfile: path } })
      .raw()
      .toBuffer();
  }
  return files[0]!.path;
}
