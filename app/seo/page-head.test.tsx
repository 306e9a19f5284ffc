/** Tests title, meta tags and links in the head of a page. */
import { createRemixStub } from '@remix-run/testing';
import { render, waitFor } from '@testing-library/react';
import { Outlet } from '@remix-run/react';
import { expect, test } from 'vitest';
import type { PageHead as Head } from './head.server';
import '#tests/support/drawn-page';
import { PageHead } from './page-head';

const site = { siteName: 'Nadawah', publicUrl: 'https://give.test', locales: ['en', 'ar'] };

async function headOf(head: Head, locale: () => null = () => null) {
  const Page = createRemixStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ site }),
      Component: () => (
        <>
          <PageHead />
          <Outlet />
        </>
      ),
      children: [
        {
          path: 'ar',
          loader: locale,
          ErrorBoundary: () => <h1>Error</h1>,
          children: [{ path: 'faqs', loader: () => ({ head }), Component: () => <h1>Page</h1> }],
        },
      ],
    },
  ]);
  const { container } = render(<Page initialEntries={['/ar/faqs']} />);
  await waitFor(() => expect(container.querySelector('h1')).not.toBeNull());
  return (selector: string) => [...document.querySelectorAll(selector)];
}

test('the head contains title, description, and links to the page in all languages', async () => {
  const all = await headOf({ title: 'Questions', description: 'Answers' });
  expect(all('title').map((title) => title.textContent)).toEqual(['Questions · Nadawah']);
  expect(all('meta[name=robots]')).toEqual([]);
  expect(all('meta[name=description]').map((meta) => meta.getAttribute('content'))).toEqual([
    'Answers',
  ]);
  expect(all('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://give.test/ar/faqs',
    'https://give.test/faqs',
    'https://give.test/ar/faqs',
    'https://give.test/faqs',
  ]);
});

test('the head of an article contains its type and the instant of its publication', async () => {
  const published = '2026-03-10T00:00:00.000Z';
  const all = await headOf({ title: 'Blankets', published });
  const contentOf = (property: string) =>
    all(`meta[property="${property}"]`).map((meta) => meta.getAttribute('content'));
  expect(contentOf('og:type')).toEqual(['article']);
  expect(contentOf('article:published_time')).toEqual([published]);
});

test('the title has the language of the content when that is not the language of the page', async () => {
  const all = await headOf({ title: 'Water', language: { lang: 'en', dir: 'ltr' } });
  expect(all('title').map((title) => title.getAttribute('lang'))).toEqual(['en']);
});

test('the head contains noindex and no links for a page with `index: false`', async () => {
  const all = await headOf({ title: 'Your receipt', index: false });
  expect(all('title').map((title) => title.textContent)).toEqual(['Your receipt · Nadawah']);
  expect(all('meta[name=robots]')).toHaveLength(1);
  expect(all('link')).toEqual([]);
});

test('the head has no title when the loader of a parent route failed', async () => {
  const all = await headOf({ title: 'Questions' }, () => {
    throw new Response(null, { status: 404 });
  });
  expect(all('title')).toEqual([]);
});
