/** Resizes pictures to the widths that pages request, and caches them in memory and on disk. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Original } from '../content/scenes';
import type { Log } from '../deps';

export const PICTURE_WIDTHS = [320, 640, 960, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Part of the names of cached files. Increase it when this code renders pictures in a different way. */
const RENDERING_VERSION = 2;
/** Effort 6 saves 4 % of the bytes but takes many times as long, and the first request waits for the picture. */
const WEBP = { quality: 68, effort: 4 };
/** Default resolution of librsvg, in dots per inch. */
const BASE_DENSITY = 72;

export type Pictures = (original: Original, width: PictureWidth) => Promise<Buffer>;

/**
 * Returns a function that renders a picture, or reads it from the cache in `folder`. The cache in memory has no limit,
 * because there are few originals and widths. Concurrent calls for one picture share one promise.
 */
export function createPictures(folder: string, log: Log): Pictures {
  const cache = new Map<string, Promise<Buffer>>();
  return (original, width) => {
    const file = `${original.name}-${width}-${original.hash}-${RENDERING_VERSION}.webp`;
    let picture = cache.get(file);
    if (!picture) {
      picture = readCached(path.join(folder, file)).then(
        async (cached) =>
          cached ?? writeCached(path.join(folder, file), await render(original, width), log),
      );
      cache.set(file, picture);
      picture.catch(() => cache.delete(file));
    }
    return picture;
  };
}

async function render({ read }: Original, width: PictureWidth): Promise<Buffer> {
  const bytes = await read();
  // Loaded at the first new picture: loading sharp takes a tenth of the start-up time.
  const { default: sharp } = await import('sharp');
  const { width: originalWidth = width, format } = await sharp(bytes).metadata();
  if (format === 'svg') {
    const density = Math.max(1, (BASE_DENSITY * width) / originalWidth);
    return sharp(bytes, { density }).resize({ width }).webp(WEBP).toBuffer();
  }
  // `rotate` applies the EXIF orientation. sharp omits all metadata from the result, such as the GPS position.
  return sharp(bytes).rotate().resize({ width, withoutEnlargement: true }).webp(WEBP).toBuffer();
}

async function readCached(file: string): Promise<Buffer | null> {
  const bytes = await readFile(file).catch(() => null);
  return bytes && bytes.length > 0 ? bytes : null;
}

/**
 * Writes a draft file and then renames it, so that no reader gets an incomplete picture. Returns the picture also when
 * the file cannot be written, for example on a full disk.
 */
async function writeCached(file: string, bytes: Buffer, log: Log): Promise<Buffer> {
  const draft = `${file}.${randomUUID()}.part`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch (error) {
    log.warn(
      { file: path.basename(file), cause: String(error) },
      'picture not written to the cache folder',
    );
  }
  return bytes;
}
