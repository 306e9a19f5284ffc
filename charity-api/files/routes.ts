/** GET /files/scenes/{name}.svg, /files/scenes/{name}.webp?w=320|640|960|1280, /files/content/{name}?w=… */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiDeps } from '../deps';
import { readStoredName, storedFile } from '../content/pictures';
import { ApiError } from '../http/errors';
import type { ApiRouter } from '../http/router';
import { createPictures, PICTURE_WIDTHS, type PictureWidth } from './pictures';
import { readScenes } from '../content/scenes';

const FILE = /^([\w-]{1,64})\.(svg|webp)$/;
const DEFAULT_WIDTH: PictureWidth = 640;
/** One day, because a changed drawing keeps its URL. Browsers then revalidate it by its ETag. */
const CACHING = 'public, max-age=86400, stale-while-revalidate=604800';
/** The name contains a hash of the bytes, so the response of a URL never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

export function mountFiles(app: ApiRouter, { config, log }: ApiDeps): void {
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
    const read = () => readFile(storedFile(config.dataDir, path));
    const bytes = await pictures({ ...stored, read }, width).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new ApiError('file.notFound');
      throw error;
    });
    return c.body(new Uint8Array(bytes), 200, { ...headers, 'content-type': 'image/webp' });
  });
}

function readWidth(query: string | undefined): PictureWidth | undefined {
  if (query === undefined) return DEFAULT_WIDTH;
  return PICTURE_WIDTHS.find((width) => String(width) === query);
}
