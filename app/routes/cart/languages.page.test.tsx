/** Tests that titles in the cart have `lang` and `dir` when the charity has no text in the visitor's language. */
import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Cart } from '#domain/cart';
import { importFiles } from '#tests/support/api/content-folder';
import { insertOffering } from '#tests/support/api/offerings';
import { renderPage } from '#tests/support/drawn-page';
import { openTestSite } from '#tests/support/site';
import { ENGLISH_CAMPAIGN, FIRST_CAMPAIGN, TWO_LANGUAGES } from '#tests/support/two-languages';
import { translateFor } from '#tests/support/words';
import CartPage, { loader } from './cart';

beforeAll(async () => {
  const site = await openTestSite({ empty: true });
  await importFiles(site, TWO_LANGUAGES);
  await insertOffering(site.db, {
    ...{ id: 'child', kind: 'orphan', price: 35_000 },
    ...{ unit: 'month', capacity: 12, starts_at: '2026-03-01' },
  });
  const name = { en: 'Maryam', ar: '', tr: '', id: '' };
  await site.db
    .updateTable('offering_texts')
    .set({ title: JSON.stringify(name) })
    .where('offering_id', '=', 'child')
    .execute();
});

function cartOf(...offeringIds: string[]): Cart {
  return {
    currency: 'OMR',
    lines: offeringIds.map((offeringId, at) => ({
      ...{ id: `l${at}`, offeringId, intention: 'sadaqa', minor: 35_000, quantity: 1 },
    })),
  };
}

/** Text, language and direction of the headings. */
const titles = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent, lang, dir }) => [textContent, lang, dir]);

test('marks the language of each line title separately', async () => {
  const cart = cartOf(FIRST_CAMPAIGN, ENGLISH_CAMPAIGN);
  await renderPage('/ar/cart', { Component: CartPage, loader, sent: { cart } });
  expect(titles()).toEqual(
    expect.arrayContaining([
      ['حديقة لمدرسة بدية', '', ''],
      ['A library for the village (2026)', 'en', 'ltr'],
    ]),
  );
});

test('does not mark the title of a sponsorship, which is a text of the interface', async () => {
  await renderPage('/tr/cart', { Component: CartPage, loader, sent: { cart: cartOf('child') } });
  const name = translateFor('tr')('gifts:sponsorshipOf', { name: 'Maryam' });
  expect(titles()).toContainEqual([name, '', '']);
});
