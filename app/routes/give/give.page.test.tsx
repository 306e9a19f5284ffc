// @vitest-environment jsdom
/** Tests of the rendered quick-donation page: its currencies, and a form value that the page never sends. */
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#tests/support/drawn-page';
import { translateFor } from '#tests/support/words';
import { setupTestSite } from '#tests/support/opened-site';
import { replaceMethods } from '#tests/support/site';
import GivePage, { action, loader } from './give';

const t = translateFor('en');

const site = setupTestSite();

test('shows an error and keeps the form for an unknown currency', async () => {
  await renderPage('/give', { Component: GivePage, loader, action });
  const currency = screen.getByLabelText<HTMLSelectElement>(t('give:currency'));
  const forged = new Option('JPY', 'JPY');
  currency.append(forged);
  forged.selected = true;
  fireEvent.click(screen.getByRole('button', { name: /^Donate/ }));
  expect((await screen.findByText(t('errors:form.changed'))).textContent).toBeTruthy();
  expect(screen.getByLabelText(t('shell:ui.otherAmount'))).toBeTruthy();
});

test('offers only the currencies that a payment method accepts', async () => {
  site.fail(replaceMethods([{ method: 'Bank', currencies: ['EUR', 'GBP'] }]));
  await renderPage('/give', { Component: GivePage, loader, action });
  const currency = screen.getByLabelText<HTMLSelectElement>(t('give:currency'));
  expect([...currency.options].map(({ value }) => value)).toEqual(['EUR', 'GBP']);
  expect(currency.value).toBe('EUR');
});
