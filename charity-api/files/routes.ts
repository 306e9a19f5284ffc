/**
 * GET /files/scenes/{name}.svg, /files/scenes/{name}.webp?w=320|640|960|1280, /files/content/{name}?w=…: pictures in
 * the width that a page requests, cached in memory and on disk.
 */
import { readFile, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import type { ApiDeps, Log } from '../deps';
import { readStoredName, storedName } from '../content/pictures';
import { readStoredFile } from '../db/stored-files';
import { ApiError } from '../http/errors';
import type { ApiRouter } from '../http/router';
import { readScenes, type Original } from '../content/scenes';

const PICTURE_WIDTHS = [320, 640, 960, 1280] as const;
type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Part of the names of cached files. Increase it when this code renders pictures in a different way. */
const RENDERING_VERSION = 2;
/** Effort 6 saves 4 % of the bytes but takes many times as long, and the first request waits for the picture. */
const WEBP = { quality: 68, effort: 4 };
/** Default resolution of librsvg, in dots per inch. */
const BASE_DENSITY = 72;

type Pictures = (original: Original, width: PictureWidth) => Promise<Buffer>;

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

const FILE = /^([\w-]{1,64})\.(svg|webp)$/;
const DEFAULT_WIDTH: PictureWidth = 640;
/** One day, because a changed drawing keeps its URL. Browsers then revalidate it by its ETag. */
const CACHING = 'public, max-age=86400, stale-while-revalidate=604800';
/** The name contains a hash of the bytes, so the response of a URL never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

export function mountFiles(app: ApiRouter, deps: ApiDeps): void {
  const { config, log } = deps;
  const scenes = readScenes(config.scenesDir);
  const pictures = createPictures(path.join(config.dataDir, 'pictures'), log);

  app.get('/files/scenes/:file', async (c) => {
    const [, name = '', kind] = FILE.exec(c.req.param('file')) ?? [];
    const scene = scenes.get(name);
    const width = readWidth(c.req.query('w'));
    if (!scene || !width) throw new ApiError('file.notFound');
    const etag = kind === 'svg' ? `"${scene.hash}"` : `"${scene.hash}-${width}"`;
    const headers = { etag, 'cache-control': CACHING };
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers);
    if (kind === 'svg') {
      // A browser shows a drawing as a document when a visitor opens its URL. The policy forbids scripts in it.
      return c.body(new Uint8Array(scene.svg), 200, {
        ...headers,
        'content-type': 'image/svg+xml',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      });
    }
    const bytes = await pictures(scene, width);
    return c.body(new Uint8Array(bytes), 200, { ...headers, 'content-type': 'image/webp' });
  });

  app.get('/files/content/:file', async (c) => {
    const path = `/files/content/${c.req.param('file')}`;
    const stored = readStoredName(path);
    const width = readWidth(c.req.query('w'));
    if (!stored || !width) throw new ApiError('file.notFound');
    const etag = `"${stored.hash}-${width}"`;
    const headers = { etag, 'cache-control': IMMUTABLE };
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers);
    const read = async () => {
      const original = await readStoredFile(deps, storedName(path));
      if (!original) throw new ApiError('file.notFound');
      return original;
    };
    const bytes = await pictures({ ...stored, read }, width);
    return c.body(new Uint8Array(bytes), 200, { ...headers, 'content-type': 'image/webp' });
  });
}

function readWidth(query: string | undefined): PictureWidth | undefined {
  if (query === undefined) return DEFAULT_WIDTH;
  return PICTURE_WIDTHS.find((width) => String(width) === query);
}
