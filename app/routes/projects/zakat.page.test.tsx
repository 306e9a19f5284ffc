/** Page tests of the zakat page: links to the calculators, and the gift form. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#tests/support/drawn-page';
import { setupTestSite } from '#tests/support/opened-site';
import { translateFor } from '#tests/support/words';
import ZakatPage, { action, loader } from './zakat';

setupTestSite();

test('links to the calculators for wealth, stocks and funds, and has one form', async () => {
  const giveZakat = translateFor('ar')('giving:giveZakat');
  await renderPage('/ar/projects/zakat', { Component: ZakatPage, loader, action });
  const names = ['حاسبة الزكاة', 'زكاة الأسهم', 'زكاة الصناديق'];
  expect(names.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual(
    ['calculator', 'stocks', 'funds'].map((way) => `/ar/projects/zakat/${way}`),
  );
  expect(document.querySelectorAll('form')).toHaveLength(1);
  // The cards of campaigns lead to a form with zakat chosen.
  const { length } = document.querySelectorAll('.card');
  const cards = screen.getAllByRole('link', { name: RegExp(`^${giveZakat}: `) });
  expect([cards.length, cards[0]!.textContent]).toEqual([length, giveZakat]);
});
