/** Pictures in the sizes that pages ask for: made once, kept in memory and, for the next start, on disk. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Original } from '../content/scenes';
import type { Log } from '../deps';

export const PICTURE_WIDTHS = [320, 640, 960, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Part of the kept files' names: raise it when pictures are to be made differently. */
const RECIPE = 2;
/** Effort 6 takes many times as long for 4 % fewer bytes, and somebody waits for the first drawing. */
const WEBP = { quality: 72, effort: 4 };
/** librsvg draws at 72 dots an inch unless told otherwise. */
const BASE_DENSITY = 72;

export type Pictures = (original: Original, width: PictureWidth) => Promise<Buffer>;

/** Originals times widths is a small, closed set, so nothing is ever dropped. Each is made once, whoever asks meanwhile. */
export function createPictures(folder: string, log: Log): Pictures {
  const made = new Map<string, Promise<Buffer>>();
  return (original, width) => {
    const file = `${original.name}-${width}-${original.hash}-${RECIPE}.webp`;
    let picture = made.get(file);
    if (!picture) {
      picture = readKept(path.join(folder, file)).then(
        async (kept) => kept ?? keep(path.join(folder, file), await draw(original, width), log),
      );
      made.set(file, picture);
      picture.catch(() => made.delete(file));
    }
    return picture;
  };
}

async function draw({ read }: Original, width: PictureWidth): Promise<Buffer> {
  const bytes = await read();
  const { width: drawn = width, format } = await sharp(bytes).metadata();
  if (format === 'svg') {
    const density = Math.max(1, (BASE_DENSITY * width) / drawn);
    return sharp(bytes, { density }).resize({ width }).webp(WEBP).toBuffer();
  }
  // A photograph is turned as its camera was held. What else the camera wrote, such as the place, is left out.
  return sharp(bytes).rotate().resize({ width, withoutEnlargement: true }).webp(WEBP).toBuffer();
}

async function readKept(file: string): Promise<Buffer | null> {
  const bytes = await readFile(file).catch(() => null);
  return bytes && bytes.length > 0 ? bytes : null;
}

/** Written aside and renamed, so that no reader ever sees half a picture. A full disk costs speed, not the picture. */
async function keep(file: string, bytes: Buffer, log: Log): Promise<Buffer> {
  const aside = `${file}.${randomUUID()}.part`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(aside, bytes);
    await rename(aside, file);
  } catch (error) {
    log.warn({ file: path.basename(file), cause: String(error) }, 'a picture could not be kept');
  }
  return bytes;
}
