/** Tests of the charity's logo in content: its size, transparency, export, replacement and removal. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { basic, openTestApi, TEST_NOW, type TestApi } from '#tests/support/api/api';
import { makeFolder, validContent } from '#tests/support/api/content-folder';
import { temporaryFolder } from '#tests/support/api/database';
import { importFiles } from '#tests/support/api/small-charity';
import { describeChanges } from './changes';
import { exportFolder } from './export';
import { importContent } from './import';
import { storePictures } from './pictures';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#1d4ed800' } });
const png = await picture(400, 100).png().toBuffer();

const organisation = (fields: string, pictures: Record<string, Buffer> = {}) => ({
  'organisation.yaml': `name:\n  en: Hope Relief\n${fields}`,
  ...pictures,
});

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi({ empty: true });
});
afterEach(() => api.api.close());

const importing = (files: Record<string, string | Buffer>) =>
  importFiles({ db: api.db, dataDir: api.deps.config.dataDir }, files);

async function settings(): Promise<Record<string, { value: unknown }>> {
  const answer = await api.get('/client/system/settings/category/organisation', basic());
  return ((await answer.json()) as { result: Record<string, { value: unknown }> }).result;
}

describe('the logo of a charity', () => {
  const LOGO = 'logo:\n  file: logo.png\n  dark_file: logo-dark.webp\n  show_name: yes\n';

  test('is stored with its size, and is exported with its files unchanged', async () => {
    const dark = await picture(400, 100).webp().toBuffer();
    const files = organisation(LOGO, { 'logo.png': png, 'logo-dark.webp': dark });
    await importing(files);
    expect((await settings()).logo?.value).toEqual({
      path: expect.stringMatching(/^\/files\/content\/logo-[0-9a-f]{16}\.png$/) as string,
      darkPath: expect.stringMatching(/^\/files\/content\/logo-dark-[0-9a-f]{16}\.webp$/) as string,
      ...{ width: 400, height: 100, showName: true },
    });
    const to = path.join(temporaryFolder('export-'), 'new');
    await exportFolder(api.db, to, api.deps.config.dataDir);
    for (const [name, bytes] of Object.entries(files))
      expect(readFileSync(path.join(to, name)).equals(Buffer.from(bytes as string)), name).toBe(
        true,
      );
    const content = await validContent(to);
    expect(await importContent(api.db, content, { now: TEST_NOW })).toEqual([]);
  });

  test('has its displayed size when the EXIF orientation rotates the photograph', async () => {
    const upright = await picture(300, 200)
      .flatten({ background: '#fff' })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await importing(organisation('logo:\n  file: logo.jpg\n', { 'logo.jpg': upright }));
    expect((await settings()).logo?.value).toMatchObject({ width: 200, height: 300 });
  });

  test('is served with its transparent background', async () => {
    await importing(organisation('logo:\n  file: logo.png\n', { 'logo.png': png }));
    const { path: at } = (await settings()).logo!.value as { path: string };
    const answer = await api.get(`${at}?w=320`);
    const { hasAlpha, format, width } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ hasAlpha, format, width }).toEqual({ hasAlpha: true, format: 'webp', width: 320 });
  });

  test('is listed as changed when the file has other bytes under the same name', async () => {
    const folder = makeFolder(organisation('logo:\n  file: logo.png\n', { 'logo.png': png }));
    const importFolder = async () => {
      const content = await validContent(folder);
      storePictures(api.deps.config.dataDir, content.pictures);
      return importContent(api.db, content, { now: TEST_NOW });
    };
    await importFolder();
    const before = (await settings()).logo?.value;
    writeFileSync(path.join(folder, 'logo.png'), await picture(200, 200).png().toBuffer());
    expect(describeChanges(await importFolder())).toEqual([
      '~ organisation',
      '    logo.png: the picture of the last import → another picture',
    ]);
    expect((await settings()).logo?.value).not.toEqual(before);
    expect((await settings()).logo?.value).toMatchObject({ width: 200, height: 200 });
  });

  test('is removed from the settings with the colour when the file no longer contains them', async () => {
    const colour = 'colours:\n  primary: "#1d4ed8"\n';
    const files = organisation(`logo:\n  file: logo.png\n${colour}`, { 'logo.png': png });
    await importing(files);
    expect((await settings()).colours?.value).toEqual({ primary: '#1d4ed8' });
    await importing(organisation(''));
    expect(Object.keys(await settings())).not.toContain('logo');
    expect(Object.keys(await settings())).not.toContain('colours');
  });
});
