/** Page tests of the zakat calculator: live result, lines, errors and focus. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#tests/support/drawn-page';
import { setupTestSite } from '#tests/support/opened-site';
import CalculatorPage, { loader } from './calculator';

const site = setupTestSite();

const sent = vi.fn(() => null);
const draw = (path = '/projects/zakat/calculator') =>
  renderPage(path, { Component: CalculatorPage, loader, action: sent });

const group = (name: string) => within(screen.getByRole('group', { name }));
const type = (element: HTMLElement, value: string) =>
  fireEvent.input(element, { target: { value } });
const typeCash = (value: string) =>
  type(group('Cash and bank balances').getByLabelText('Amount'), value);

test('updates the result while the donor types, without a request', async () => {
  await draw();
  expect(screen.getByText(/the result will appear here/)).toBeTruthy();
  typeCash('3,200.600');
  expect(await screen.findByRole('button', { name: 'Give this zakat' })).toBeTruthy();
  type(group('Gold').getByLabelText('Weight in grams'), '170');
  fireEvent.change(group('Gold').getByLabelText('Purity'), { target: { value: '21' } });
  type(group('Gold').getByLabelText('Weight in grams'), '170');
  const result = within(screen.getByRole('complementary', { name: 'Result' }));
  // (3,200.600 + 148.75 × 24.480) × 2.5 % = 171.050
  await waitFor(() => expect(result.getByText('171')).toBeTruthy());
  expect(screen.getByText('Gold, 170 g, 21 carat')).toBeTruthy();
  expect(document.body.textContent).toContain('170 × 21 ÷ 24 = 148.75');
  typeCash('3,200.600x');
  expect(await result.findByText(/is not a number we can read/)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

test('adds and removes lines, keeps typed values, and shows errors at their fields', async () => {
  await draw();
  typeCash('ten');
  fireEvent.click(screen.getByRole('button', { name: 'Another amount' }));
  const amounts = () =>
    group('Cash and bank balances').getAllByLabelText<HTMLInputElement>('Amount');
  expect(amounts().map(({ value }) => value)).toEqual(['ten', '']);
  expect(document.activeElement).toBe(amounts()[1]);
  type(amounts()[1]!, '7');
  fireEvent.click(screen.getByRole('button', { name: 'Work out my zakat' }));
  expect(await screen.findByText(/^Enter the amount in figures/)).toBeTruthy();
  expect(document.activeElement).toBe(amounts()[0]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove line 1' }));
  expect(amounts().map(({ value }) => value)).toEqual(['7']);
  expect(sent).not.toHaveBeenCalled();
});

test('keeps the focus in a field that the donor changes after the result', async () => {
  await draw();
  typeCash('10000');
  fireEvent.click(screen.getByRole('button', { name: 'Work out my zakat' }));
  const result = screen.getByRole('complementary', { name: 'Result' });
  await waitFor(() => expect(document.activeElement).toBe(result));
  const field = group('Cash and bank balances').getByLabelText('Amount');
  field.focus();
  typeCash('10000x');
  await screen.findByText(/is not a number we can read/);
  typeCash('20000');
  await screen.findByRole('button', { name: 'Give this zakat' });
  expect(document.activeElement).toBe(field);
});

test('shows a link to the zakat page instead of the form when the rulings are unavailable', async () => {
  site.fail((request) =>
    request.url.includes('/settings/') ? Response.json({ result: {} }) : undefined,
  );
  await draw();
  expect(screen.getByText(/The calculator is not available at the moment/)).toBeTruthy();
  expect(document.querySelector('form')).toBeNull();
  const on = screen.getByRole('link', { name: 'Give zakat without calculating' });
  expect(on.getAttribute('href')).toBe('/projects/zakat');
});
