/** Tests of photographs that staff upload. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { problemsOf, setupEditor } from '#tests/support/api/editor';
import { readStoredFile } from '../../db/stored-files';
import { storedName } from '../pictures';
import { kindNamed } from './kinds';
import { storePhotograph } from './photographs';

const editor = setupEditor();

describe('a photograph', () => {
  const image = () =>
    sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#019C9C' } });
  const file = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name);

  test.each(['jpeg', 'png', 'webp'] as const)(
    'as %s is stored smaller, without metadata',
    async (type) => {
      const bytes = await image()
        .withExif({ IFD3: { GPSLatitude: '23/1 35/1 0/1' } })
        .toFormat(type)
        .toBuffer();
      const { name, path } = await storePhotograph(editor.api.deps, file(bytes, 'IMG 1 (2).JPG'));
      expect(name).toMatch(/^img-1-2-[0-9a-f]{8}\.(jpg|png|webp)$/);
      const answer = await editor.api.get(`${path}?w=1280`);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const stored = sharp((await readStoredFile(editor.api.deps, storedName(path)))!);
      expect(await stored.metadata()).toMatchObject({ width: 2560, height: 1280, format: type });
      expect((await stored.metadata()).exif).toBeUndefined();
    },
  );

  test('is rejected as SVG or as text', async () => {
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('x'),
    ])
      await expect(storePhotograph(editor.api.deps, file(bytes, 'a.jpg'))).rejects.toMatchObject({
        code: 'upload.notAPhotograph',
      });
  });

  test.each(['heic', 'heix', 'mif1'])('is rejected as HEIC with the brand %s', async (brand) => {
    const bytes = Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0`, 'latin1');
    await expect(storePhotograph(editor.api.deps, file(bytes, 'IMG_1.HEIC'))).rejects.toMatchObject(
      { code: 'upload.heic' },
    );
  });

  test('is part of the published record, and needs a description', async () => {
    const name = { kind: 'partners', id: 'garden' };
    const bytes = await image().jpeg().toBuffer();
    const { name: logo, path } = await storePhotograph(editor.api.deps, file(bytes, 'logo.jpg'));
    const [type] = await kindNamed('partner-types').read(editor.api.db);
    const texts = { name: { en: 'Garden' }, summary: { en: 'Seeds' } };
    const partner = { ...texts, type: type!.id, since: '2020', position: '1' };
    await editor.save({ ...partner, logo: { file: logo } }, name, { [logo]: path });
    expect(await problemsOf('en', () => editor.publish(name), 'partners')).toEqual({
      'logo.alt': 'Fill this in.',
    });
    await editor.save({ ...partner, logo: { file: logo, alt: { en: 'A seed' } } }, name, {
      [logo]: path,
    });
    await editor.publish(name);
    expect((await editor.publishedOf(name))?.pictures).toEqual({ [logo]: path });
  });
});
