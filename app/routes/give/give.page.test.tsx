/** Tests of the rendered quick-donation page: a forged currency, a reply without scripts, and found categories. */
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { stringsFor } from '#web/i18n/instances.server';
import { QuickForm } from '#app/giving/quick/quick-form';
import { QUICK_FORM_STRINGS } from '#app/giving/quick/view.server';
import { renderPage } from '#tests/support/drawn-page';
import { renderPart } from '#tests/support/drawn-part';
import { translateFor } from '#tests/support/words';
import { expectConsole } from '#tests/support/setup';
import { args, visit } from '#tests/support/site';
import GivePage, { action, loader } from './give';
import { setupTestSite } from '#tests/support/opened-site';
import { loader as findCategories } from './options';

setupTestSite();

const t = translateFor('en');

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

test('in the reply to a form that was sent before scripts ran, the amount stays as it was typed', async () => {
  const { data } = await loader(args(visit('/give')));
  const strings = stringsFor('en', ['shell', 'errors', ...QUICK_FORM_STRINGS]);
  const form = { status: 'error' as const, initialValue: { otherAmount: '٠٫٥' }, error: {} };
  expectConsole('error', /useLayoutEffect does nothing on the server/);
  renderPart(<QuickForm offer={data.offer} form={form} />, {
    ...{ path: '/give', shell: { strings }, hydrate: true },
  });
  expect(await screen.findByRole('button', { name: /0.500/ })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(t('shell:ui.otherAmount')).value).toBe('٠٫٥');
});

test('finds a category that is a chip, and checks the chip', async () => {
  vi.stubGlobal('fetch', (path: string) => findCategories(args(visit(path))));
  await renderPage('/give', { Component: GivePage, loader, action });
  const chip = screen.getByRole<HTMLInputElement>('radio', { name: /^Water/ });
  expect(chip.checked).toBe(false);
  fireEvent.focus(screen.getByRole('combobox', { name: t('give:other') }));
  fireEvent.click(await screen.findByRole('option', { name: /^Water/ }));
  expect(chip.checked).toBe(true);
});
