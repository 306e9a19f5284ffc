/** Tests of the endpoints of pages and questions, and of the lists of existing pages and sections in the settings. */
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints';
import { OFFERING_SECTIONS } from '#contract/pages';
import { FUNDS } from '#domain/offerings/funds';
import { basic, openTestApi, type TestApi } from '#tests/support/api/api';
import { importFiles } from '#tests/support/api/content-folder';
import { NO_PAGES, PAGE_FILES } from '#tests/support/charity/page-files';
import { testWithPragma } from '#tests/support/api/sqlite-only';
import { removeKind } from '#tests/support/api/documents';

let opened: TestApi;
beforeEach(async () => {
  opened = await openTestApi({ empty: true });
});
afterEach(() => opened.api.close());

const json = async (path: string, headers?: Record<string, string>) =>
  (await opened.get(path, headers)).json();

const faqs = async (query = '') => ENDPOINTS.faqs.reply.parse(await json(`/faqs${query}`)).result;

const SETTINGS = '/client/system/settings';
const organisation = async () => {
  const path = `${SETTINGS}/category/organisation`;
  return ENDPOINTS.settingsCategory.reply.parse(await json(path, basic())).result;
};
const existing = async () => (await organisation()).pages?.value;
const sections = async () => (await organisation()).sections?.value;

test('the settings category organisation lists the pages that exist', async () => {
  expect(await existing()).toEqual([]);
  await importFiles(opened, PAGE_FILES);
  expect(await existing()).toEqual(['about', 'privacy-policy', 'terms-of-use', 'faqs']);
  const { result } = ENDPOINTS.settings.reply.parse(await json(SETTINGS, basic()));
  expect(result.organisation?.pages?.value).toEqual(await existing());
  await importFiles(opened, NO_PAGES);
  expect([await existing(), await faqs()]).toEqual([[], { total: 0, data: [] }]);
});

testWithPragma(
  'the settings category organisation lists the sections that have content',
  async () => {
    expect(await sections()).toEqual([]);
    await opened.api.close();
    opened = await openTestApi();
    expect(await sections()).toEqual([...OFFERING_SECTIONS]);
    const { db } = opened;
    await sql`pragma foreign_keys = off`.execute(db);
    await db.deleteFrom('offerings').where('id', '=', FUNDS.purification).execute();
    await db.deleteFrom('offerings').where('kind', 'in', ['case', 'repair']).execute();
    await removeKind(db, 'programs');
    const absent: readonly string[] = ['stock-purification', 'cases', 'programs'];
    expect(await sections()).toEqual(OFFERING_SECTIONS.filter((id) => !absent.includes(id)));
    await removeKind(db, 'mosques');
    expect(await sections()).not.toContain('mosques');
  },
);

test('the list of sections has news and blogs only from the time at which an article is published', async () => {
  await opened.api.close();
  opened = await openTestApi();
  const published_at = new Date(opened.clock.now.getTime() + 1).toISOString();
  await opened.db.updateTable('news').set({ published_at }).execute();
  await opened.db.updateTable('blogs').set({ published_at }).execute();
  const others = OFFERING_SECTIONS.filter((id) => id !== 'news' && id !== 'blogs');
  expect(await sections()).toEqual(others);
  opened.clock.now = new Date(published_at);
  expect(await sections()).toEqual([...OFFERING_SECTIONS]);
});
