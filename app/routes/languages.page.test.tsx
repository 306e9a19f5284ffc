/** Tests that a charity's texts have `lang` and `dir` when they are not in the visitor's language. */
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { importFiles } from '#tests/support/api/content-folder';
import { setFields } from '#tests/support/api/documents';
import { insertOffering } from '#tests/support/api/offerings';
import { createPaidOrder } from '#tests/support/api/orders';
import { renderPage } from '#tests/support/drawn-page';
import { args, openTestSite, type TestSite, visit } from '#tests/support/site';
import { ENGLISH_CAMPAIGN, FIRST_CAMPAIGN, TWO_LANGUAGES } from '#tests/support/two-languages';
import { translateFor } from '#tests/support/words';
import { clearResponseCache } from '../charity/client.server';
import CartPage, { loader as cartLoader } from './cart/cart';
import OrderPage, { loader as orderLoader } from './orders/order';
import * as list from './projects/list';
import * as project from './projects/project';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ empty: true });
  await importFiles(site, TWO_LANGUAGES);
});
afterEach(() => {
  vi.restoreAllMocks();
  clearResponseCache();
});

const drawProject = (locale: string, id: string) =>
  renderPage(`/${locale}/projects/${id}`, {
    ...{ Component: project.default, loader: project.loader, action: project.action },
    params: { id },
  });

/** Returns `lang` and `dir` of the innermost element around the text that has a `lang` attribute. */
function languageOf(text: string | RegExp): string | undefined {
  const marked = screen.getAllByText(text)[0]!.closest('[lang]');
  return marked ? `${marked.getAttribute('lang')} ${marked.getAttribute('dir')}` : undefined;
}

test('the page of a campaign marks the language of each text of the charity, and of no other text', async () => {
  const heading = await drawProject('tr', FIRST_CAMPAIGN);
  expect([heading.lang, heading.dir]).toEqual(['en', 'ltr']);
  for (const text of [/^The school has two/, 'Bidiyah', 'Soil, seeds and tools'])
    expect(languageOf(text)).toBe('en ltr');
  expect(languageOf('The soil has come.')).toBe('en ltr');
  expect(languageOf('plants one bed.')).toBe('en ltr');
  expect(languageOf('Education')).toBe('en ltr');
  const picture = screen.getByAltText('Tomatoes in wooden beds');
  expect([picture.lang, picture.dir]).toEqual(['en', 'ltr']);
  const t = translateFor('tr');
  for (const key of ['project:story', 'project:budget.title', 'project:budget.item'])
    expect(languageOf(t(key))).toBeUndefined();
  expect(languageOf(/1,250\.500/)).toBeUndefined();
  for (const button of screen.getAllByRole('button')) expect(button.closest('[lang]')).toBeNull();
});

test('the page of a campaign has no `lang` attributes in a language that the charity has texts in', async () => {
  const heading = await drawProject('ar', FIRST_CAMPAIGN);
  expect(heading.textContent).toBe('حديقة لمدرسة بدية');
  // The card below the page shows the campaign that has only English texts.
  expect(document.querySelectorAll('body [lang]:not(article *)')).toHaveLength(0);
});

test('the page of a campaign names the language of its title for the head of the page', async () => {
  const request = visit(`/tr/projects/${FIRST_CAMPAIGN}`);
  const { data } = (await project.loader(args(request, { id: FIRST_CAMPAIGN }))) as {
    data: { head: object };
  };
  expect(data.head).toMatchObject({
    title: 'A garden for the school of Bidiyah',
    language: { lang: 'en', dir: 'ltr' },
  });
});

describe('the list of campaigns', () => {
  const draw = (locale: string) =>
    renderPage(`/${locale}/projects`, { Component: list.default, loader: list.loader });

  test('marks the languages of title and category on each card separately', async () => {
    await draw('ar');
    const titles = screen.getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent, lang, dir }) => [textContent, lang, dir])).toEqual([
      ['A library for the village (2026)', 'en', 'ltr'],
      ['حديقة لمدرسة بدية', '', ''],
    ]);
    const categories = [...document.querySelectorAll<HTMLElement>('article .muted[lang]')];
    expect(categories.map(({ textContent, lang }) => [textContent, lang])).toEqual([
      ['Reading', 'en'],
    ]);
    const tab = screen.getByRole('link', { name: 'Reading' });
    expect([tab.lang, tab.dir]).toEqual(['en', 'ltr']);
    expect(screen.getByRole('link', { name: 'التعليم' }).lang).toBe('');
  });
});

const CAMPAIGNS = [FIRST_CAMPAIGN, ENGLISH_CAMPAIGN];
const gift = { quantity: 1, intention: 'sadaqa' } as const;
/** Text, language and direction of the headings. */
const titles = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent, lang, dir }) => [textContent, lang, dir]);

test('the cart marks the language of each line title separately', async () => {
  const lines = CAMPAIGNS.map((id) => ({ ...gift, id, offeringId: id, minor: 35_000 }));
  const sent = { cart: { currency: 'OMR', lines } as const };
  await renderPage('/ar/cart', { Component: CartPage, loader: cartLoader, sent });
  expect(titles()).toEqual(
    expect.arrayContaining([
      ['حديقة لمدرسة بدية', '', ''],
      ['A library for the village (2026)', 'en', 'ltr'],
    ]),
  );
});

test('the cart does not mark the title of a sponsorship, which is a text of the interface', async () => {
  await insertOffering(site.db, {
    ...{ id: 'child', kind: 'orphan', price: 35_000 },
    ...{ unit: 'month', capacity: 12, starts_at: '2026-03-01' },
  });
  const title = { en: 'Maryam', ar: '', tr: '', id: '' };
  await setFields(site.db, { offering: 'child' }, { title });
  const lines = [{ ...gift, id: 'a', offeringId: 'child', minor: 35_000 }];
  const sent = { cart: { currency: 'OMR', lines } as const };
  await renderPage('/tr/cart', { Component: CartPage, loader: cartLoader, sent });
  const name = translateFor('tr')('gifts:sponsorshipOf', { name: 'Maryam' });
  expect(titles()).toContainEqual([name, '', '']);
});

test('a receipt marks the title of a gift whose language is not that of the receipt', async () => {
  const lines = CAMPAIGNS.map((offeringId) => ({ ...gift, offeringId, total: 10_000 }));
  const { token } = await createPaidOrder(site, { locale: 'ar', lines });
  const shown = { Component: OrderPage, loader: orderLoader, params: { token } };
  await renderPage(`/ar/orders/${token}`, shown);
  expect(screen.getByText('حديقة لمدرسة بدية').lang).toBe('');
  const english = screen.getByText('A library for the village (2026)');
  expect([english.lang, english.dir]).toEqual(['en', 'ltr']);
});
