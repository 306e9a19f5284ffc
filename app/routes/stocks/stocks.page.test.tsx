/** Page tests of the holdings pages, with their real loaders and actions. */
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#tests/support/drawn-page';
import { setupTestSite } from '#tests/support/opened-site';
import StockPurgePage, { action, loader } from './stock-purge';
import ZakatFundsPage, { action as fundAction, loader as fundLoader } from './zakat-funds';

setupTestSite();

const drawPurge = (path = '/projects/stock-purge') =>
  renderPage(path, { Component: StockPurgePage, loader, action });
/** Finds a button by its name. `getByRole` takes seconds with forty buttons. */
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
const press = (name: string) => fireEvent.click(button(name)!);
const pays = () => document.querySelector('button[value=donate][form=rows]')?.textContent ?? null;
const type = (text: string) =>
  fireEvent.input(screen.getByLabelText(/^Number of/), { target: { value: text } });

test('adds a share and updates the total on the button while the donor types', async () => {
  await drawPurge();
  press('Add Nur Power');
  const count = await screen.findByLabelText('Number of shares');
  expect(document.activeElement).toBe(count);
  expect(pays()).toBeNull();
  type('١٠٠');
  expect(pays()).toBe('Purify your income: 8.500\u00a0OMR');
  expect(screen.getAllByText(/100 × 0.0850 = 8.5/).length).toBeGreaterThan(0);
  expect(document.querySelector<HTMLInputElement>('[name=shown]')?.value).toBe('8500 OMR');
  fireEvent.input(screen.getByLabelText('Period'), { target: { value: '2024' } });
  expect(pays()).toBe('Purify your income: 7.900\u00a0OMR');
});

test('connects all fields and buttons of the rows to one POST form', async () => {
  await drawPurge();
  press('Add Nur Power');
  await screen.findByLabelText('Number of shares');
  type('100');
  const form = document.querySelector<HTMLFormElement>('#rows');
  expect(form?.method).toBe('post');
  expect(form?.getAttribute('action')).toBe('/projects/stock-purge#holdings');
  const buttons = [
    'Purify your income: 8.500\u00a0OMR',
    'Search',
    'Add Hill Cement',
    'Remove Nur Power',
  ];
  for (const name of buttons) {
    expect(button(name)?.form, name).toBe(form);
  }
  // Enter activates the first submit button, which must not remove a row.
  const first = [...(form?.elements ?? [])].find((one) => one.matches('button'));
  expect(first?.getAttribute('value')).toBe('work');
});

test('states that no zakat is due on a fund that pays its zakat itself', async () => {
  await renderPage('/projects/zakat/funds', {
    Component: ZakatFundsPage,
    loader: fundLoader,
    action: fundAction,
  });
  expect(screen.getByRole('link', { name: /zakat calculator/ }).getAttribute('href')).toBe(
    '/projects/zakat/calculator',
  );
  press('Add Share AQAR');
  await screen.findByLabelText('Number of units');
  type('500');
  expect(screen.getByText(/the fund pays its zakat itself, so you owe none on it/)).toBeTruthy();
  expect(screen.getByText('By the published figures, nothing is due.')).toBeTruthy();
  expect(pays()).toBeNull();
});
