/** Browser tests of a charity whose content is only in English and Arabic: pages in a language that a text lacks. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { importContent } from '#api/content/import';
import { readFolder } from '#api/content/read-folder';
import { readScenes, SCENES_FOLDER } from '#api/content/scenes';
import { openDatabase } from '#api/db/open';
import { expect, expectReadable, test } from '#tests/support/browser';
import { startServer, type RunningServer } from '#tests/support/server';
import { ENGLISH_CAMPAIGN, FIRST_CAMPAIGN, TWO_LANGUAGES } from '#tests/support/two-languages';

let site: RunningServer;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'languages-'));
  const files = path.join(folder, 'content');
  for (const [name, text] of Object.entries(TWO_LANGUAGES)) {
    mkdirSync(path.dirname(path.join(files, name)), { recursive: true });
    writeFileSync(path.join(files, name), text);
  }
  const { content } = await readFolder(files, new Set(readScenes(SCENES_FOLDER).keys()));
  const { db, close } = await openDatabase(path.join(folder, 'charity.db'));
  await importContent(db, content, { now: new Date() });
  await close();
  site = await startServer({
    env: { DATA_DIR: folder, DEMO_CONTENT: 'false', TRIAL_PAYMENTS: 'true' },
  });
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const width = 360;

test.for([
  { locale: 'tr', id: FIRST_CAMPAIGN },
  { locale: 'ar', id: ENGLISH_CAMPAIGN },
] as const)(
  'a campaign that lacks $locale is shown in English from left to right, and is accessible',
  async ({ locale, id }, { open }) => {
    const page = await open(`/${locale}/projects/${id}`, { at: site.origin, locale, width });
    const heading = page.locator('h1');
    await expect(page.locator('title')).toHaveAttribute('lang', 'en');
    await expect(page.locator('.prose')).toHaveCSS('direction', 'ltr');
    // The heading is aligned to the start of the page, not of its own language.
    await expect(heading).toHaveCSS('text-align', locale === 'ar' ? 'right' : 'left');
    await expectReadable(page);
  },
);

test('the list of campaigns is accessible in Arabic and in Turkish', async ({ open }) => {
  for (const locale of ['ar', 'tr'] as const) {
    const page = await open(`/${locale}/projects`, { at: site.origin, locale, width });
    await expect(page.locator('article h3[lang="en"]').first()).toBeVisible();
    await expectReadable(page);
  }
});
