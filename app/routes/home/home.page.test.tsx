// @vitest-environment jsdom
/** Page test of the home page: it links only to the ways to give that the charity offers. */
import { within, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#tests/support/drawn-page';
import { setupTestSite } from '#tests/support/opened-site';
import { translateFor } from '#tests/support/words';
import HomePage, { loader } from './home';

setupTestSite();

const t = translateFor('en');

test.each<[absent: string[], missing: string[]]>([
  [[], []],
  [
    ['zakat', 'orphans', 'programs'],
    ['/projects/zakat', '/projects/orphans', '/programs'],
  ],
])('when %j are absent, the ways to give do not link to %j', async (absent, missing) => {
  await renderPage('/', { Component: HomePage, loader, shell: { absent } });
  const title = screen.getByRole('heading', { name: t('home:ways.title') });
  const ways = within(title.parentElement!).getAllByRole('link');
  const paths = ways.map((link) => link.getAttribute('href'));
  expect(paths).toHaveLength(10 - missing.length);
  expect(paths.filter((path) => missing.includes(path!))).toEqual([]);
});
