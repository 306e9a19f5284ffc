/** Tests of the rendered text pages with their real loaders: questions, their search, and languages. */
import { cleanup, screen } from '@testing-library/react';
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { ComponentType } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { importFiles } from '#tests/support/api/content-folder';
import { PAGE_FILES } from '#tests/support/charity/page-files';
import { renderPage } from '#tests/support/drawn-page';
import { openTestSite } from '#tests/support/site';
import { translateFor } from '#tests/support/words';
import AboutPage, { loader as about } from './about';
import FaqsPage, { loader as faqs } from './faqs';
import TermsPage, { loader as terms } from './terms';

const ORGANISATION = `name:
  en: Hope
contact:
  phone: +44 7700 900123
  email: hello@hope.example
  hours:
    - en: Sunday to Thursday, 8 to 14
facts:
  - value:
      en: 1,200
    label:
      en: wells dug
`;

beforeAll(async () => {
  const site = await openTestSite({ empty: true });
  await importFiles(site, { ...PAGE_FILES, 'organisation.yaml': ORGANISATION });
});

type Loader = (given: LoaderFunctionArgs) => Promise<unknown>;

const draw = (path: string, Component: ComponentType, loader: Loader) =>
  renderPage(path, { Component, loader });

test('shows all questions closed, with the anchor of each inside its <details>', async () => {
  await draw('/faqs', FaqsPage, faqs);
  const folds = [...document.querySelectorAll('details')];
  expect(folds.map((fold) => fold.querySelector('summary')?.textContent)).toEqual([
    'Do I need an account?',
    'How does a transfer work?',
  ]);
  expect(folds.filter(({ open }) => open)).toEqual([]);
  expect(document.querySelector('details > #transfer')?.textContent).toMatch(/reference/);
  const link = document.querySelector('#transfer a.btn.plain');
  expect(link?.getAttribute('href')).toBe('/terms-of-use#changes');
});

test('a search shows the questions that it finds, open, and offers help when it finds none', async () => {
  await draw('/faqs?search=transfer', FaqsPage, faqs);
  const folds = [...document.querySelectorAll('details')];
  expect(folds.map(({ id, open }) => [id, open])).toEqual([['', true]]);
  expect(screen.getByRole<HTMLInputElement>('searchbox').form?.method).toBe('get');
  cleanup();
  await draw('/faqs?search=zzzz', FaqsPage, faqs);
  expect(screen.getByText(translateFor('en')('about:faqs.none.title'))).toBeTruthy();
  expect(document.querySelector('.empty a[href="/contact-us"]')).not.toBeNull();
});

test.each([
  ['/tr/terms-of-use', TermsPage, terms, 'h1, section h2'],
  ['/tr/faqs', FaqsPage, faqs, 'summary span span'],
  ['/tr/about', AboutPage, about, 'h1, section h2[lang]'],
] as [string, ComponentType, Loader, string][])(
  '%s marks text that is not in the language of the URL',
  async (path, Page, loader, texts) => {
    await draw(path, Page, loader);
    const marks = [...document.querySelectorAll<HTMLElement>(texts)].map(({ lang, dir }) => [
      lang,
      dir,
    ]);
    expect(marks.length).toBeGreaterThan(0);
    for (const mark of marks) expect(mark).toEqual(['en', 'ltr']);
  },
);
