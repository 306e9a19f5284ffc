/** Page tests of the home page: ways to give and to help that the charity offers, latest news, and the next event. */
import { within, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TEST_NOW } from '#tests/support/api/api';
import { renderPage } from '#tests/support/drawn-page';
import { setupTestSite } from '#tests/support/opened-site';
import { translateFor } from '#tests/support/words';
import HomePage, { loader } from './home';

const site = setupTestSite();

const t = translateFor('en');

test.each<[absent: string[], missing: string[]]>([
  [[], []],
  [
    ['zakat', 'orphans', 'mosques'],
    ['/projects/zakat', '/projects/orphans', '/projects/mosques'],
  ],
])('when %j are absent, the ways to give do not link to %j', async (absent, missing) => {
  await renderPage('/', { Component: HomePage, loader, shell: { absent } });
  const title = screen.getByRole('heading', { name: t('home:ways.title') });
  const ways = within(title.parentElement!).getAllByRole('link');
  const paths = ways.map((link) => link.getAttribute('href'));
  expect(paths).toHaveLength(8 - missing.length);
  expect(paths.filter((path) => missing.includes(path!))).toEqual([]);
});

/** Returns the paths of the links in the part of the page with this heading. */
function linksBelow(heading: string): (string | null)[] {
  const title = screen.getByRole('heading', { name: heading });
  const part = title.closest('.row')?.parentElement ?? title.parentElement!;
  return within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

test('shows the three newest news and the event that begins next', async () => {
  await renderPage('/', { Component: HomePage, loader });
  const newest = await site.db
    .selectFrom('news')
    .select('id')
    .where('published_at', '<=', TEST_NOW.toISOString())
    .orderBy('published_at', 'desc')
    .limit(3)
    .execute();
  expect(linksBelow(t('home:news.title'))).toEqual([
    '/news',
    ...newest.map(({ id }) => `/news/${id}`),
  ]);
  expect(linksBelow(t('home:event.title'))).toEqual(['/events', '/events/school-evening']);
});

test('links to ways to help other than with money, except those that are absent', async () => {
  await renderPage('/', { Component: HomePage, loader, shell: { absent: ['training'] } });
  expect(linksBelow(t('home:help.title'))).toEqual(['/volunteer', '/partners']);
});

test('shows no news and no event when the charity has none', async () => {
  await site.db.updateTable('events').set({ withdrawn: 1 }).execute();
  await site.db.deleteFrom('tagged_articles').execute();
  await site.db.deleteFrom('news').execute();
  await renderPage('/', { Component: HomePage, loader });
  expect(screen.queryByRole('heading', { name: t('home:news.title') })).toBeNull();
  expect(screen.queryByRole('heading', { name: t('home:event.title') })).toBeNull();
});
