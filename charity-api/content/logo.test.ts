/** The charity's logo: its size, its transparent background, its export, and another picture under the same name. */
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

describe('a logo', () => {
  const LOGO = 'logo:\n  file: logo.png\n  dark_file: logo-dark.webp\n  show_name: yes\n';

  test('is stored with its size, and comes back with its files', async () => {
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

  test('of a photograph that was taken upright has the size in which it is shown', async () => {
    const upright = await picture(300, 200)
      .flatten({ background: '#fff' })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await importing(organisation('logo:\n  file: logo.jpg\n', { 'logo.jpg': upright }));
    expect((await settings()).logo?.value).toMatchObject({ width: 200, height: 300 });
  });

  test('keeps its transparent background when it is served', async () => {
    await importing(organisation('logo:\n  file: logo.png\n', { 'logo.png': png }));
    const { path: at } = (await settings()).logo!.value as { path: string };
    const answer = await api.get(`${at}?w=320`);
    const { hasAlpha, format, width } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ hasAlpha, format, width }).toEqual({ hasAlpha: true, format: 'webp', width: 320 });
  });

  test('with other bytes under the same name is a change', async () => {
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

  test('and a colour that are gone from the file are gone from the site', async () => {
    const colour = 'colours:\n  primary: "#1d4ed8"\n';
    const files = organisation(`logo:\n  file: logo.png\n${colour}`, { 'logo.png': png });
    await importing(files);
    expect((await settings()).colours?.value).toEqual({ primary: '#1d4ed8' });
    await importing(organisation(''));
    expect(Object.keys(await settings())).not.toContain('logo');
    expect(Object.keys(await settings())).not.toContain('colours');
  });
});
