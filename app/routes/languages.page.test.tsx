/** Tests that a charity's texts have `lang` and `dir` when they are not in the visitor's language. */
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { isLocale, type Locale } from '#domain/locales';
import { setFields, type Stored } from '#tests/support/api/documents';
import { createPaidOrder, LINE } from '#tests/support/api/orders';
import { cartOf } from '#tests/support/carts';
import { renderPage } from '#tests/support/drawn-page';
import { args, openTestSite, type TestSite, visit } from '#tests/support/site';
import { translateFor } from '#tests/support/words';
import { clearResponseCache } from '../charity/client.server';
import CartPage, { loader as cartLoader } from './cart/cart';
import OrderPage, { loader as orderLoader } from './orders/order';
import * as list from './projects/list';
import * as project from './projects/project';

const FIRST_CAMPAIGN = 'bread';
const ENGLISH_CAMPAIGN = 'tankers';
const ENGLISH_TITLE = 'Tankers with drinking water';

/** Removes the texts of a document that are in other languages. */
const keepTexts = (of: Stored, ...kept: Locale[]) =>
  setFields(site.db, of, (document) =>
    JSON.parse(JSON.stringify(document), (name, value: unknown) =>
      typeof value === 'string' && isLocale(name) && !kept.includes(name) ? '' : value,
    ),
  );

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await keepTexts({ offering: FIRST_CAMPAIGN }, 'en', 'ar');
  await keepTexts({ kind: 'categories', id: 'cash_support' }, 'en', 'ar');
  await keepTexts({ offering: ENGLISH_CAMPAIGN }, 'en');
  await keepTexts({ kind: 'categories', id: 'water_and_sanitation' }, 'en');
});
afterEach(clearResponseCache);

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
  const texts = ['The harbour', 'Part 1', 'Report 1', 'pays for part 2', 'Cash and food'];
  for (const text of [/^The work began/, ...texts]) expect(languageOf(text)).toBe('en ltr');
  const picture = screen.getByAltText('Drawing: bread');
  expect([picture.lang, picture.dir]).toEqual(['en', 'ltr']);
  const t = translateFor('tr');
  for (const key of ['project:story', 'project:budget.title', 'project:budget.item'])
    expect(languageOf(t(key))).toBeUndefined();
  expect(languageOf(/12,000/)).toBeUndefined();
  for (const button of screen.getAllByRole('button')) expect(button.closest('[lang]')).toBeNull();
});

test('the page of a campaign has no `lang` attributes in a language that the charity has texts in', async () => {
  const heading = await drawProject('ar', FIRST_CAMPAIGN);
  expect(heading.textContent).toBe('خبز من مخبز الميناء');
  // The card below the page shows the campaign that has only English texts.
  expect(document.querySelectorAll('body [lang]:not(article *)')).toHaveLength(0);
});

test('the page of a campaign names the language of its title for the head of the page', async () => {
  const request = visit(`/tr/projects/${FIRST_CAMPAIGN}`);
  const { data } = (await project.loader(args(request, { id: FIRST_CAMPAIGN }))) as {
    data: { head: object };
  };
  expect(data.head).toMatchObject({
    title: 'Bread from the harbour bakery',
    language: { lang: 'en', dir: 'ltr' },
  });
});

test('the list of campaigns marks the languages of title and category on each card separately', async () => {
  await renderPage('/ar/projects', { Component: list.default, loader: list.loader });
  const titles = screen.getAllByRole('heading', { level: 3 });
  const marked = titles.map(({ textContent, lang, dir }) => [textContent, lang, dir]);
  expect(marked.filter(([, lang]) => lang)).toEqual([[ENGLISH_TITLE, 'en', 'ltr']]);
  expect(marked).toContainEqual(['خبز من مخبز الميناء', '', '']);
  const categories = [...document.querySelectorAll<HTMLElement>('article .muted[lang]')];
  expect(new Set(categories.map(({ textContent, lang }) => `${textContent} ${lang}`))).toEqual(
    new Set(['Water and washing en']),
  );
  const tab = screen.getByRole('link', { name: 'Water and washing' });
  expect([tab.lang, tab.dir]).toEqual(['en', 'ltr']);
  expect(screen.getByRole('link', { name: 'نقد وطعام' }).lang).toBe('');
});

const CAMPAIGNS = [FIRST_CAMPAIGN, ENGLISH_CAMPAIGN];
/** Text, language and direction of the headings. */
const titles = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent, lang, dir }) => [textContent, lang, dir]);

test('the cart marks the language of each line title separately', async () => {
  const sent = { cart: cartOf(...CAMPAIGNS.map((offeringId) => ({ offeringId }))) };
  await renderPage('/ar/cart', { Component: CartPage, loader: cartLoader, sent });
  expect(titles()).toEqual(
    expect.arrayContaining([
      ['خبز من مخبز الميناء', '', ''],
      [ENGLISH_TITLE, 'en', 'ltr'],
    ]),
  );
});

test('the cart does not mark the title of a sponsorship, which is a text of the interface', async () => {
  await keepTexts({ offering: 'orphan-amina' }, 'en');
  const sent = { cart: cartOf({ offeringId: 'orphan-amina', minor: 35_000 }) };
  await renderPage('/tr/cart', { Component: CartPage, loader: cartLoader, sent });
  const name = translateFor('tr')('gifts:sponsorshipOf', { name: 'Amina' });
  expect(titles()).toContainEqual([name, '', '']);
});

test('a receipt marks the title of a gift whose language is not that of the receipt', async () => {
  const lines = CAMPAIGNS.map((offeringId) => ({ ...LINE, offeringId }));
  const { token } = await createPaidOrder(site, { locale: 'ar', lines });
  const shown = { Component: OrderPage, loader: orderLoader, params: { token } };
  await renderPage(`/ar/orders/${token}`, shown);
  expect(screen.getByText('خبز من مخبز الميناء').lang).toBe('');
  const english = screen.getByText(ENGLISH_TITLE);
  expect([english.lang, english.dir]).toEqual(['en', 'ltr']);
});
