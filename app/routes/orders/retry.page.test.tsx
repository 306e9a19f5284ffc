/** Page tests of the retry form with methods that charge another amount, and with a monthly gift. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { confirmOrder, createOrder, submitDecision } from '#tests/support/api/orders';
import { renderPage } from '#tests/support/drawn-page';
import { setupTestSite } from '#tests/support/opened-site';
import { replaceMethods } from '#tests/support/site';
import OrderPage, { action, loader } from './order';

const site = setupTestSite();

async function drawDeclined(changes: Parameters<typeof createOrder>[1] = {}) {
  const order = await createOrder(site, changes);
  await submitDecision(site, order, 'decline');
  const { token } = await confirmOrder(site, order);
  const shown = { Component: OrderPage, loader, action, params: { token } };
  return renderPage(`/orders/${token}`, shown);
}

test('submits without a quote on Enter, and names the charged amount on each button', async () => {
  const methods = [
    { method: 'Paypal', currencies: ['USD'] },
    { method: 'Bank', currencies: ['OMR'] },
  ];
  const quote = {
    method: 'Paypal',
    donated: { minor: 10_000, currency: 'OMR' },
    charged: { minor: 2_601, currency: 'USD' },
    rate: '2.6008',
    source: { en: 'Test central bank', ar: 'سعر الربط', tr: '', id: '' },
    at: '2026-03-12T00:00:00.000Z',
    until: '2026-03-12T06:30:00.000Z',
    token: 'a'.repeat(80),
  };
  site.fail(replaceMethods(methods, [quote]));
  await drawDeclined();
  const { form } = screen.getByRole<HTMLInputElement>('radio', { name: /Bank/ });
  const buttons = [...form!.querySelectorAll('button')].map(({ name, textContent }) => [
    name,
    textContent,
  ]);
  expect(buttons).toEqual([
    ['', ''],
    ['quote', 'Pay 26.01\u00a0USD with PayPal instead of 10\u00a0OMR'],
    ['', 'Pay 10 OMR'],
  ]);
});

test('names the monthly amount on the button and excludes bank transfer for a monthly gift', async () => {
  await drawDeclined({ interval: 'month' });
  expect(screen.getByRole('button', { name: 'Pay 10\u00a0OMR every month' })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'Bank transfer' })).toBeNull();
  expect(screen.getByText(/Bank transfer cannot be used for monthly payments/)).toBeTruthy();
});
