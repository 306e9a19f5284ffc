/** Tests of the charity's logo in content: its size, transparency, export, replacement and removal. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { importFiles, importFolder, makeFolder } from '#tests/support/api/content-folder';
import { temporaryFolder } from '#tests/support/api/database';
import { organisationFiles, readOrganisationSettings } from '#tests/support/api/small-charity';
import { describeChanges } from './changes';
import { exportFolder } from './export';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#1d4ed800' } });
const png = await picture(400, 100).png().toBuffer();

const api = apiOfEachTest({ empty: true });

const settings = () => readOrganisationSettings(api);

describe('the logo of a charity', () => {
  const LOGO = 'logo:\n  file: logo.png\n  dark_file: logo-dark.webp\n  show_name: yes\n';

  test('is stored with its size, and is exported with its files unchanged', async () => {
    const dark = await picture(400, 100).webp().toBuffer();
    const files = organisationFiles(LOGO, { 'logo.png': png, 'logo-dark.webp': dark });
    await importFiles(api, files);
    expect((await settings()).logo?.value).toEqual({
      path: expect.stringMatching(/^\/files\/content\/logo-[0-9a-f]{16}\.png$/) as string,
      darkPath: expect.stringMatching(/^\/files\/content\/logo-dark-[0-9a-f]{16}\.webp$/) as string,
      ...{ width: 400, height: 100, showName: true },
    });
    const to = path.join(temporaryFolder('export-'), 'new');
    await exportFolder(api.deps, to);
    for (const [name, bytes] of Object.entries(files))
      expect(readFileSync(path.join(to, name)).equals(Buffer.from(bytes as string)), name).toBe(
        true,
      );
    expect(await importFolder(api, to)).toEqual([]);
  });

  test('has its displayed size when the EXIF orientation rotates the photograph', async () => {
    const upright = await picture(300, 200)
      .flatten({ background: '#fff' })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await importFiles(api, organisationFiles('logo:\n  file: logo.jpg\n', { 'logo.jpg': upright }));
    expect((await settings()).logo?.value).toMatchObject({ width: 200, height: 300 });
  });

  test('is served with its transparent background', async () => {
    await importFiles(api, organisationFiles('logo:\n  file: logo.png\n', { 'logo.png': png }));
    const { path: at } = (await settings()).logo!.value as { path: string };
    const answer = await api.get(`${at}?w=320`);
    const { hasAlpha, format, width } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ hasAlpha, format, width }).toEqual({ hasAlpha: true, format: 'webp', width: 320 });
  });

  test('is listed as changed when the file has other bytes under the same name', async () => {
    const folder = makeFolder(organisationFiles('logo:\n  file: logo.png\n', { 'logo.png': png }));
    await importFolder(api, folder);
    const before = (await settings()).logo?.value;
    writeFileSync(path.join(folder, 'logo.png'), await picture(200, 200).png().toBuffer());
    expect(describeChanges(await importFolder(api, folder))).toEqual([
      '~ organisation',
      '    logo.png: the picture of the last import → another picture',
    ]);
    expect((await settings()).logo?.value).not.toEqual(before);
    expect((await settings()).logo?.value).toMatchObject({ width: 200, height: 200 });
  });

  test('is removed from the settings with the colour when the file no longer contains them', async () => {
    const colour = 'colours:\n  primary: "#1d4ed8"\n';
    const files = organisationFiles(`logo:\n  file: logo.png\n${colour}`, { 'logo.png': png });
    await importFiles(api, files);
    expect((await settings()).colours?.value).toEqual({ primary: '#1d4ed8' });
    await importFiles(api, organisationFiles(''));
    expect(Object.keys(await settings())).not.toContain('logo');
    expect(Object.keys(await settings())).not.toContain('colours');
  });
});
