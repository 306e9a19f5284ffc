/** Tests of served pictures: widths, caching, concurrent requests, metadata, and rejected names. */
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { apiErrorSchema } from '#contract/errors';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import { storeFile } from '../db/stored-files';
import { createPictures } from './routes';
import { readScenes } from '../content/scenes';

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0h30v20H0z" fill="#019C9C"/></svg>';
const folder = () => mkdtempSync(path.join(tmpdir(), 'pictures-'));
const silent = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

let test: TestApi;
beforeAll(async () => {
  const scenesDir = folder();
  writeFileSync(path.join(scenesDir, 'square.svg'), SQUARE);
  writeFileSync(path.join(scenesDir, 'notes.txt'), 'not a scene');
  test = await openTestApi({ empty: true, config: { scenesDir } });
});
afterAll(() => test.api.close());

describe('a drawn scene', () => {
  it.each([320, 640, 960, 1280])('is served as WebP with a width of %i pixels', async (width) => {
    const answer = await test.get(`/files/scenes/square.webp?w=${width}`);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=86400/);
    const { width: real, height, format } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ real, height, format }).toEqual({
      real: width,
      height: Math.round((width * 2) / 3),
      format: 'webp',
    });
  });

  it('has a width of 640 pixels when the URL has no width', async () => {
    const plain = await (await test.get('/files/scenes/square.webp')).arrayBuffer();
    const wide = await (await test.get('/files/scenes/square.webp?w=640')).arrayBuffer();
    expect(Buffer.from(plain).equals(Buffer.from(wide))).toBe(true);
  });

  it('returns 304 when the browser has cached it', async () => {
    const etag = (await test.get('/files/scenes/square.webp?w=320')).headers.get('etag')!;
    const answer = await test.get('/files/scenes/square.webp?w=320', {
      'if-none-match': `W/${etag}`,
    });
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe('');
  });

  it('is served unchanged as SVG, with a policy that forbids scripts', async () => {
    const answer = await test.get('/files/scenes/square.svg');
    expect(await answer.text()).toBe(SQUARE);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  });

  it.each([
    '/files/scenes/circle-that-is-not-there.webp',
    '/files/scenes/square.webp?w=321',
    '/files/scenes/square.webp?w=',
    '/files/scenes/square.webp?w=640.0',
    '/files/scenes/square.png',
    '/files/scenes/notes.txt',
    '/files/scenes/..%2f..%2fapp.svg',
    '/files/scenes/%2e%2e%2fsquare.svg',
    '/files/scenes/square.svg%00.webp',
    '/files/scenes/__proto__.webp',
  ])('returns 404 for %s', async (address) => {
    const answer = await test.get(address, { 'accept-language': 'id' });
    expect(answer.status).toBe(404);
    expect(apiErrorSchema.parse(await answer.json())).toMatchObject({
      errorCode: 'file.notFound',
      errorMessage: 'Berkas ini tidak ditemukan. Silakan periksa tautannya.',
    });
  });
});

describe('rendering of a scene', () => {
  const scene = () => {
    const scenesDir = folder();
    writeFileSync(path.join(scenesDir, 'square.svg'), SQUARE);
    return readScenes(scenesDir).get('square')!;
  };

  it('happens once for concurrent requests, and its result is cached on disk for the next start', async () => {
    const cacheFolder = folder();
    const pictures = createPictures(cacheFolder, silent);
    const requests = [1, 2, 3, 4].map(() => pictures(scene(), 320));
    const [first, ...others] = await Promise.all(requests);
    for (const other of others) expect(other).toBe(first);
    expect(readdirSync(cacheFolder)).toEqual([
      expect.stringMatching(/^square-320-[\w-]{16}-\d+\.webp$/),
    ]);
    const afterRestart = await createPictures(cacheFolder, silent)(scene(), 320);
    expect(afterRestart.equals(first!)).toBe(true);
  });

  it('returns the picture and logs a warning when the cache folder cannot be written', async () => {
    const blocked = path.join(folder(), 'a-file');
    writeFileSync(blocked, '');
    const picture = await createPictures(path.join(blocked, 'below'), silent)(scene(), 320);
    expect(picture.length).toBeGreaterThan(50);
    expect(silent.warn).toHaveBeenCalledOnce();
  });
});

describe('a photograph of the charity', () => {
  const name = 'tap-0123456789abcdef.jpg';
  const write = async (width: number) => {
    const image = sharp({ create: { width, height: 200, channels: 3, background: '#019C9C' } });
    // The EXIF orientation that a phone writes when it is held upright.
    const photograph = await image.withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await storeFile(test.deps, `content/${name}`, photograph);
  };

  it('is rotated by its EXIF orientation, resized, and served without EXIF metadata', async () => {
    await write(500);
    const answer = await test.get(`/files/content/${name}?w=320`);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const { width, height, exif } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ width, height, exif }).toEqual({ width: 200, height: 500, exif: undefined });
  });

  it.each(['tap-0123456789abcdee.jpg', 'tap.jpg', '..%2Fcharity.db', 'charity.db'])(
    'returns 404 for the unknown or invalid name %s',
    async (other) => {
      const answer = await test.get(`/files/content/${other}`);
      expect(apiErrorSchema.parse(await answer.json()).errorCode).toBe('file.notFound');
    },
  );
});
