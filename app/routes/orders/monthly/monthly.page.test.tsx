/** Page tests of a monthly gift: the rendered page in each state, and the form that stops the gift. */
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Order } from '#contract/orders';
import type { Locale } from '#domain/locales';
import { approveOrder, createOrder } from '#tests/support/api/orders';
import { renderPage } from '#tests/support/drawn-page';
import { openTestSite, type TestSite } from '#tests/support/site';
import MonthlyPage, { action, loader } from './monthly';

let site: TestSite;
let order: Order;
beforeEach(async () => {
  site = await openTestSite();
  order = await createOrder(site, { interval: 'month' });
});

async function begin() {
  await approveOrder(site, order);
}

function draw(locale: Locale = 'en') {
  const token = order.monthlyGift!;
  const path = `${locale === 'en' ? '' : `/${locale}`}/monthly/${token}`;
  return renderPage(path, { Component: MonthlyPage, loader, action, params: { token } });
}

test('hides the stop form behind a confirmation that works without scripts', async () => {
  await begin();
  await draw('ar');
  const button = screen.getByRole('button', { name: 'نعم، أوقفها', hidden: true });
  expect(button.closest('details')?.open).toBe(false);
  expect(button.closest('form')?.method).toBe('post');
  expect([button.getAttribute('name'), button.getAttribute('value')]).toEqual(['intent', 'stop']);
});

test('shows an error in the stop form when the charity API fails to stop the gift', async () => {
  await begin();
  await draw();
  site.fail((request) =>
    request.method === 'POST' ? new Response(null, { status: 500 }) : undefined,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Yes, stop it', hidden: true }));
  const said = await screen.findByText(/We could not stop it/);
  expect(said.closest('details')?.open).toBe(true);
});

test('shows no stop button before the first payment', async () => {
  expect((await draw()).textContent).toBe('Your monthly payment is being set up');
  expect(screen.getByText('No payment has arrived yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /stop/i, hidden: true })).toBeNull();
});

test('states that no month of a paused gift is charged, and can stop it', async () => {
  await begin();
  await site.db.updateTable('monthly_gifts').set({ state: 'paused', amount: 25_000 }).execute();
  expect((await draw()).textContent).toBe('Your monthly payment is paused');
  expect(document.querySelector('.kv .sum')?.textContent).toBe('Every month25 OMR');
  expect(document.querySelector('.rows')?.textContent).toContain('10 ');
  expect(screen.getByRole('button', { name: 'Yes, stop it', hidden: true })).toBeTruthy();
});

test('states that a stopped gift is not charged again, and links to the campaign', async () => {
  await begin();
  await site.post(`/user/monthly-gifts/${order.monthlyGift}/stop`, {});
  expect((await draw()).textContent).toBe('Your monthly payment has stopped');
  expect(screen.getByText(/You will not be charged again/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Give to this campaign again' })).toBeTruthy();
});
