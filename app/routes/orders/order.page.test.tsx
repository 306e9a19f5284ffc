/** Page tests of an order: the rendered page in each order state, in English (LTR) and Arabic (RTL). */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PaymentMethod } from '#contract/content';
import type { CreateOrderInput } from '#contract/orders';
import type { OrderState } from '#domain/orders';
import { TEST_NOW } from '#tests/support/api/api';
import { createOrderInState } from '#tests/support/api/orders';
import { insertRows, oneRow } from '#tests/support/api/rows';
import { renderPage } from '#tests/support/drawn-page';
import { setupTestSite } from '#tests/support/opened-site';
import { unreachable } from '#tests/support/site';
import OrderPage, { action, loader } from './order';

const site = setupTestSite();

const recipient = { name: 'مريم', phone: '+96892123456' };
const line = { offeringId: 'bread', total: 15_000, quantity: 2 };
const PURIFICATION = {
  offeringId: 'stock-purification-fund',
  total: 4_500,
  quantity: 1,
  intention: 'purification',
} as const;

const order = (
  method: PaymentMethod,
  state: OrderState,
  lines: CreateOrderInput['lines'] = [
    { ...line, intention: 'sadaqa', recipient },
    { ...line, intention: 'zakat' },
  ],
) =>
  createOrderInState(site, state, {
    method,
    donor: { name: 'Salim', email: 'salim@example.org' },
    lines,
  });

function draw(token: string, prefix = '') {
  const shell = { organisation: { name: 'Amal Relief', licence: 'Licence no. 1' } };
  return renderPage(`${prefix}/orders/${token}`, {
    ...{ Component: OrderPage, loader, action, params: { token }, shell },
  });
}
const lastRow = () => [...document.querySelectorAll('.kv > div')].at(-1)?.textContent;

test.each<[PaymentMethod, OrderState, string]>([
  ['Stripe', 'paid', 'Thank you, Salim'],
  ['Stripe', 'pending_payment', 'Confirming your payment'],
  ['Stripe', 'processing', 'Your payment is being processed'],
  ['Stripe', 'failed', 'The payment did not go through'],
  ['Stripe', 'expired', 'The time to pay has passed'],
  ['Stripe', 'mismatch', 'We are checking your payment'],
  ['Bank', 'awaiting_transfer', 'Please make the transfer'],
  ['Bank', 'under_review', 'We are looking for your transfer'],
  ['Bank', 'rejected', 'We could not find your transfer'],
])('the page of an order by %s in state %s has the title “%s”', async (method, state, title) => {
  expect((await draw(await order(method, state))).textContent).toBe(title);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.body.textContent).toContain('2 × 7.500\u00a0OMR');
  expect(document.body.textContent).toContain('مريم');
});

test('shows date, donor, payment method, currency, total and charity on the receipt, and prints it', async () => {
  await draw(await order('Stripe', 'paid'));
  const facts = [...document.querySelectorAll('.kv > div')].map(({ textContent }) => textContent);
  expect(facts).toEqual([
    expect.stringMatching(/^Date12-03-2026, 10:00 \(Muscat time\)$/),
    'Given bySalim',
    'Paid withCard',
    expect.stringMatching(/^Payment reference/),
    'CurrencyOMR',
    'Total paid30 OMR',
  ]);
  expect(screen.getByRole('heading', { name: /^Receipt ND-/ })).toBeTruthy();
  expect(screen.getByText('Issued by Amal Relief · Licence no. 1')).toBeTruthy();
  expect(screen.getByText(/Zakat of 15 OMR is recorded separately/)).toBeTruthy();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  fireEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalled();
});

/** Changes rows of an order in the database, as only a provider or the clock can change them. */
async function change(token: string, tell: (id: string) => Promise<unknown>): Promise<void> {
  const { id } = await oneRow(site.db, 'orders', { token });
  await tell(id);
}

function accepted(charged: object, rate: string | null) {
  return JSON.stringify({
    method: 'Stripe',
    donated: { minor: 30_000, currency: 'OMR' },
    charged,
    rate,
    source: { en: 'Test central bank', ar: 'سعر الربط', tr: '', id: '' },
    at: '2026-03-10T06:00:00.000Z',
    until: '2026-03-12T07:00:00.000Z',
    rounding: 'up',
    gifts: 'the digest of the gifts',
  });
}

const draws = async (quote: string) => {
  const token = await order('Stripe', 'paid');
  await change(token, (id) =>
    site.db.updateTable('payment_attempts').set({ quote }).where('order_id', '=', id).execute(),
  );
  await draw(token);
  return lastRow();
};

test('shows the charged amount with exchange rate, source and date', async () => {
  const row = await draws(accepted({ minor: 7_803, currency: 'USD' }, '2.6008'));
  for (const text of ['Amount charged78.03 USD', '1 OMR = 2.6008 USD', 'Test central bank'])
    expect(row).toContain(text);
  expect(row).toContain('10-03-2026');
});

test('states that the amount was rounded when the currency is the same', async () => {
  const row = await draws(accepted({ minor: 30_010, currency: 'OMR' }, null));
  expect(row).toBe('Amount charged30.010 OMRRounded to an amount this payment method can accept');
});

async function orderWithPayment(
  { method, refunded }: { method: PaymentMethod; refunded: number },
  state: OrderState,
): Promise<string> {
  const token = await order(method, 'paid');
  const { id, reference } = await oneRow(site.db, 'orders', { token });
  const attempt = await oneRow(site.db, 'payment_attempts', { order_id: id });
  const payment_id = method === 'Bank' ? `staff-${reference}` : `pay-${id}`;
  await insertRows(site.db, 'payments', {
    ...{ payment_id, method, attempt_id: attempt.id, order_id: id },
    ...{ minor: 30_000, currency: 'OMR', at: TEST_NOW.toISOString(), counted: 1, refunded },
  });
  await site.db.updateTable('orders').set({ state, version: 2 }).where('id', '=', id).execute();
  return token;
}

test('shows no payment reference for a transfer, whose payment has an id of our own', async () => {
  await draw(await orderWithPayment({ method: 'Bank', refunded: 0 }, 'paid'));
  expect(screen.getByRole('heading', { name: /^Receipt ND-/ })).toBeTruthy();
  expect(document.body.textContent).not.toContain('Payment reference');
});

test.each<[OrderState, number, RegExp]>([
  ['partially_refunded', 12_500, /have refunded 12\.500\u00a0OMR .*The rest stays/],
  ['refunded', 30_000, /have refunded 30\u00a0OMR .*no longer a receipt/],
])('shows the refunded amount of an order in state %s', async (state, refunded, said) => {
  await draw(await orderWithPayment({ method: 'Stripe', refunded }, state));
  expect(document.querySelector('header')?.textContent).toMatch(said);
  expect(lastRow()).toMatch(/^Refunded/);
});

test('shows no QR code, no gift card and no next steps after a full refund', async () => {
  await draw(await order('Stripe', 'refunded'));
  expect(screen.getByRole('heading', { name: /^Record ND-/ })).toBeTruthy();
  expect(screen.queryByRole('img', { name: /QR/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Gift card' })).toBeNull();
  expect(screen.queryByText('What happens next')).toBeNull();
});

test('links a disputed order to the contact page', async () => {
  await draw(await order('Stripe', 'disputed'));
  expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('Thank you');
});

test('shows separate next steps for each intention and kind of gift', async () => {
  const lines = [
    PURIFICATION,
    { offeringId: 'case-rent', total: 2_000, quantity: 1, intention: 'sadaqa' as const },
    { ...line, intention: 'zakat' as const },
  ];
  await draw(await order('Stripe', 'paid', lines));
  const steps = screen.getByRole('heading', { name: 'What happens next' }).parentElement!;
  const titles = [...steps.querySelectorAll('b')].map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'Now',
    'Zakat',
    'Tafreej cases',
    'Purification of wealth',
    'While the work continues',
    'When the campaign closes',
  ]);
  expect(steps.textContent).toContain('Only this amount (4.500\u00a0OMR) is kept apart');
});

test('rejects a proof above 5 MB in the browser, next to the file field', async () => {
  await draw(await order('Bank', 'awaiting_transfer'));
  const field = screen.getByLabelText<HTMLInputElement>(/Receipt or screenshot/);
  const file = new File(['x'], 'proof.pdf', { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: 6 * 1024 * 1024 });
  const given = vi.spyOn(FormData.prototype, 'get').mockReturnValue(file);
  fireEvent.submit(field.form!);
  given.mockRestore();
  expect(await screen.findByText('File size exceeded: at most 5 MB')).toBeTruthy();
  expect(field.getAttribute('aria-describedby')).toContain('error');
  expect(document.activeElement).toBe(field);
});

test('links a pending order to the payment page and shows the time of the last check', async () => {
  await draw(await order('Stripe', 'pending_payment'));
  const link = screen.getByRole('link', { name: 'Continue to the payment page' });
  expect(link.getAttribute('href')).toMatch(/\/trial\/stripe\/c\/pay\//);
  expect(screen.getByRole('status').textContent).toMatch(
    /^Last checked: \d\d-\d\d-2026, \d\d:\d\d$/,
  );
  expect(screen.getByRole('link', { name: 'Check again' })).toBeTruthy();
});

test('lets a donor who left the payment page choose another payment method', async () => {
  await draw(await order('Stripe', 'pending_payment'));
  expect(screen.getByText(/nothing can be charged there/)).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Pay another way' });
  expect(button.className).toContain('plain');
  expect(button.closest('form')?.method).toBe('post');
  fireEvent.click(button);
  expect(await screen.findByText('The payment was cancelled')).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Payment method' })).toBeTruthy();
});

test('offers no other payment method while a payment is processing', async () => {
  await draw(await order('Stripe', 'processing'));
  expect(screen.queryByRole('button', { name: 'Pay another way' })).toBeNull();
});

test('preselects the earlier payment method after a failed payment', async () => {
  await draw(await order('Bank', 'failed'));
  const methods = within(screen.getByRole('group', { name: 'Payment method' }));
  expect(methods.getByRole<HTMLInputElement>('radio', { name: /Bank transfer/ }).checked).toBe(
    true,
  );
  expect(screen.getByRole('button', { name: /Pay 30 OMR/ })).toBeTruthy();
});

test('states that the payment is safe, without an error, while the charity API is down', async () => {
  const token = await order('Stripe', 'paid');
  site.fail(unreachable);
  expect((await draw(token)).textContent).toBe('We cannot show your order at the moment');
  expect(document.body.textContent).toMatch(/your payment is safe/);
  expect(document.body.textContent).not.toMatch(/fail|error|not found/i);
});
