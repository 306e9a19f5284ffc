/** Page tests of an article: its parts, its table of contents, and hostile texts. */
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearResponseCache } from '#app/charity/client.server';
import { HOSTILE_HTML, unsafeParts } from '#tests/support/hostile-html';
import { renderPage } from '#tests/support/drawn-page';
import { setupTestSite } from '#tests/support/opened-site';
import NewsItemPage, { loader } from './news-item';
import { setFields } from '#tests/support/api/documents';

const site = setupTestSite();

const article = (path: string, id: string) =>
  renderPage(path, { Component: NewsItemPage, loader, params: { id } });

test('an article shows author, date, reading time, table of contents, text, tags and share links', async () => {
  await article('/ar/news/blankets', 'blankets');
  const main = document.body.textContent!;
  for (const text of ['بقلم هدى ن.', '10-03-2026', 'قراءة دقيقة واحدة'])
    expect(main).toContain(text);
  const contents = within(screen.getByRole('navigation', { name: 'في هذه الصفحة' }));
  const anchors = contents
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')!.split('#')[1]!);
  expect(anchors).toEqual(['given', 'cost', 'wrong', 'next']);
  for (const anchor of anchors) expect(document.getElementById(anchor)?.tagName).toBe('SECTION');
  expect(screen.getByRole('link', { name: 'واتساب' }).getAttribute('href')).toContain(
    encodeURIComponent('/ar/news/blankets'),
  );
  const topics = within(screen.getByRole('navigation', { name: 'موضوعات هذه المقالة' }));
  expect(topics.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['/ar/news?tag=water', '/ar/news?tag=winter'],
  ]);
});

async function replaceBody(id: string, html: string) {
  const body = { en: html, ar: html, tr: html, id: html };
  await setFields(site.db, { table: 'news', id }, { body });
  clearResponseCache();
}
afterEach(clearResponseCache);

test('an article with hostile HTML shows only allowed elements in its text, and its other parts after it', async () => {
  await replaceBody(
    'visit-1',
    HOSTILE_HTML.map(([, html]) => `<h3>x</h3><p>y</p>${html}`).join(''),
  );
  await article('/news/visit-1', 'visit-1');
  const texts = [...document.querySelectorAll('.prose')];
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.flatMap(unsafeParts)).toEqual([]);
  expect(
    document.querySelectorAll('article script, article iframe, article form, article style'),
  ).toHaveLength(0);
  expect([...document.querySelectorAll('article > section')].length).toBeGreaterThan(100);
  expect(screen.getByRole('heading', { name: 'Similar news' })).toBeDefined();
});
