// @vitest-environment jsdom
/** The quick donation as it is drawn when what arrived is nothing that the page could have sent. */
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPage } from '#tests/support/drawn-page';
import { words } from '#tests/support/words';
import { openedSite } from '#tests/support/opened-site';
import GivePage, { action, loader } from './give';

const t = words('en');

openedSite();

test('a currency that there is none of is refused in words, and the form stands', async () => {
  await drawPage('/give', { Component: GivePage, loader, action });
  const currency = screen.getByLabelText<HTMLSelectElement>(t('give:currency'));
  const forged = new Option('JPY', 'JPY');
  currency.append(forged);
  forged.selected = true;
  fireEvent.click(screen.getByRole('button', { name: /^Donate/ }));
  expect((await screen.findByText(t('errors:form.changed'))).textContent).toBeTruthy();
  expect(screen.getByLabelText(t('shell:ui.otherAmount'))).toBeTruthy();
});
