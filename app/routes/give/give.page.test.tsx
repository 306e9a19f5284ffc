// @vitest-environment jsdom
/** Test of the rendered quick-donation page with a form value that the page never sends. */
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#tests/support/drawn-page';
import { translateFor } from '#tests/support/words';
import { setupTestSite } from '#tests/support/opened-site';
import GivePage, { action, loader } from './give';

const t = translateFor('en');

setupTestSite();

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
