/** Page tests of the public receipt check: amount, date and state in each language, and no data of the donor. */
import { beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/orders';
import type { OrderState } from '#domain/orders';
import { createPaidOrder, LINE } from '#tests/support/api/orders';
import { renderPage } from '#tests/support/drawn-page';
import { setupTestSite } from '#tests/support/opened-site';
import { args, visit } from '#tests/support/site';
import ReceiptCheckPage, { loader } from './receipt-check';

const site = setupTestSite();
let order: Order;
beforeAll(async () => {
  const recipient = { name: 'Maryam', phone: '+96892123456' };
  order = await createPaidOrder(site, { lines: [{ ...LINE, recipient }] });
});

const stateIs = (state: OrderState) =>
  site.db.updateTable('orders').set({ state }).where('token', '=', order.token).execute();

async function draw(prefix = ''): Promise<string> {
  const token = order.check!;
  const shell = { organisation: { name: 'Amal Relief' } };
  const drawn = { Component: ReceiptCheckPage, loader, params: { token }, shell };
  return (await renderPage(`${prefix}/receipts/${token}`, drawn)).textContent;
}

const load = (token: string) => loader(args(visit('/receipts/x'), { token }));

test('shows amount, date and state, but no names, e-mail address or offering', async () => {
  await stateIs('paid');
  await draw('/ar');
  const text = document.body.textContent ?? '';
  for (const said of [/10 ر\.ع\./, /12-03-2026، 10:00/, /\u2066localhost/])
    expect(text).toMatch(said);
  const { reference, lines } = order;
  for (const secret of ['Salma', 'salma@', 'Maryam', reference, lines[0]!.title.ar])
    expect(text).not.toContain(secret);
});

test.each<[OrderState, string, string]>([
  ['paid', 'This receipt is genuine', 'Paid'],
  ['partially_refunded', 'This receipt is genuine', 'Partly refunded'],
  ['refunded', 'This receipt is no longer valid', 'Refunded'],
  ['disputed', 'This payment is disputed', 'Disputed'],
])('shows the receipt of an order in state %s as “%s”', async (state, heading, word) => {
  await stateIs(state);
  expect(await draw()).toBe(heading);
  expect([...document.querySelectorAll('dd')].at(-1)?.textContent).toBe(word);
});

test('sends no-store and noindex headers, and returns only amount, date, state, charity and host', async () => {
  await stateIs('paid');
  const { data, init } = await load(order.check!);
  const loaderHeaders = new Headers(init?.headers);
  expect(loaderHeaders.get('cache-control')).toBe('no-store');
  expect(loaderHeaders.get('x-robots-tag')).toMatch(/noindex/);
  expect(data.head).toEqual({ title: 'Receipt check', index: false });
  const { head: _, strings: __, stale: ___, ...own } = data;
  expect(Object.keys(own)).toEqual(['amount', 'paidAt', 'state', 'name', 'host']);
});

test.each(['', '../../projects', 'x'.repeat(43)])('returns 404 for the token %j', async (token) =>
  expect(load(token)).rejects.toMatchObject({ status: 404 }),
);
