// @vitest-environment jsdom
/** The order page as it is drawn, in each state, in both directions. */
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { TEST_NOW } from '#api/test-api';
import type { PaymentMethod } from '#contract/content';
import type { Locale } from '#domain/locales';
import type { OrderState } from '#domain/orders';
import { drawPage } from '#tests/support/drawn-page';
import { openTestSite, unreachable, type TestSite } from '#tests/support/site';
import OrderPage, { action, loader } from './order';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterEach(() => site.fail(null));

async function order(method: PaymentMethod, state: OrderState): Promise<string> {
  const line = { projectId: 'fresh-bread-deir-al-balah', minor: 7_500, quantity: 2 };
  const recipient = { name: 'مريم', phone: '+96892123456' };
  const answer = await site.post(
    '/user/orders',
    {
      locale: 'en',
      currency: 'OMR',
      method,
      donor: { name: 'Salim', email: 'salim@example.org' },
      lines: [
        { ...line, intention: 'sadaqa', recipient },
        { ...line, intention: 'zakat' },
      ],
      expectedTotal: 30_000,
    },
    { 'idempotency-key': crypto.randomUUID() },
  );
  const { result } = (await answer.json()) as { result: { token: string } };
  const paid_at = state === 'paid' ? TEST_NOW.toISOString() : null;
  await site.db
    .updateTable('orders')
    .set({ state, paid_at })
    .where('token', '=', result.token)
    .execute();
  return result.token;
}

function draw(token: string, locale: Locale = 'en') {
  const path = locale === 'en' ? `/orders/${token}` : `/${locale}/orders/${token}`;
  const organisation = { name: 'Nadawah Relief', licence: 'Licence no. 1' };
  const shell = { organisation };
  return drawPage(path, { Component: OrderPage, loader, action, params: { token }, shell });
}

/** Text that is a key shows that a string is missing. */
function expectWords() {
  expect(document.body.textContent).not.toMatch(/\b(?:title|notPaid|waiting|transfer|receipt)\.\w/);
}

describe.each<[PaymentMethod, OrderState, string, string]>([
  ['Sandbox', 'paid', 'Thank you, Salim', 'شكرًا لك يا Salim'],
  ['Sandbox', 'pending_payment', 'Confirming your payment', 'نتحقق من دفعتك'],
  ['Sandbox', 'processing', 'Your payment is on its way', 'ننتظر تأكيد الدفع'],
  ['Sandbox', 'failed', 'The payment did not go through', 'لم تتم عملية الدفع'],
  ['Sandbox', 'cancelled', 'The payment was cancelled', 'أُلغيت عملية الدفع'],
  ['Sandbox', 'expired', 'This gift was not paid in time', 'انتهت مهلة دفع هذا التبرّع'],
  ['Sandbox', 'mismatch', 'We are looking at your payment', 'ننظر في دفعتك'],
  ['Bank', 'awaiting_transfer', 'Please make the transfer', 'بقي أن تحوّل المبلغ'],
  ['Bank', 'under_review', 'We are looking for your transfer', 'نبحث عن تحويلك'],
  ['Bank', 'rejected', 'We could not find your transfer', 'لم نجد تحويلك'],
])('an order by %s that is %s', (method, state, english, arabic) => {
  test('in English', async () => {
    expect((await draw(await order(method, state))).textContent).toBe(english);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.body.textContent).toContain('2 × 7.500\u00a0OMR');
    expectWords();
  });

  test('in Arabic', async () => {
    expect((await draw(await order(method, state), 'ar')).textContent).toBe(arabic);
    expect(document.body.textContent).toContain('عن: مريم');
    expect(document.body.textContent).not.toMatch(/\b(?:Gift|Total|Zakat)\b/);
    expectWords();
  });
});

test('the receipt names what was given, by whom, how, and who received it', async () => {
  await draw(await order('Sandbox', 'paid'));
  const facts = [...document.querySelectorAll('.kv > div')].map(({ textContent }) => textContent);
  expect(facts).toEqual([
    expect.stringMatching(/^Date12-03-2026, 10:00 \(Muscat time\)$/),
    'Given bySalim',
    'Paid withTrial payment',
    expect.stringMatching(/^Payment reference/),
    'CurrencyOMR',
    'Total paid30.000 OMR',
  ]);
  expect(screen.getByRole('heading', { name: /^Receipt ND-/ })).toBeTruthy();
  expect(screen.getByText('Issued by Nadawah Relief · Licence no. 1')).toBeTruthy();
  expect(screen.getByText(/Zakat of 15\.000 OMR is recorded separately/)).toBeTruthy();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  fireEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalled();
});

test('what nobody knows yet leads on to the payment page and says when it was checked', async () => {
  await draw(await order('Sandbox', 'pending_payment'));
  const link = screen.getByRole('link', { name: 'Go on to the payment page' });
  expect(link.getAttribute('href')).toMatch(/\/sandbox\/pay\//);
  expect(screen.getByRole('status').textContent).toMatch(
    /^Last checked: \d\d-\d\d-2026, \d\d:\d\d$/,
  );
  expect(screen.getByRole('link', { name: 'Check again' })).toBeTruthy();
});

test('a payment that failed can be made again, with the same way chosen', async () => {
  await draw(await order('Bank', 'failed'));
  const methods = within(screen.getByRole('group', { name: 'Payment method' }));
  expect(methods.getByRole<HTMLInputElement>('radio', { name: /Bank transfer/ }).checked).toBe(
    true,
  );
  expect(screen.getByRole('button', { name: /Pay 30 ?\.000 OMR/ })).toBeTruthy();
});

test('a refusal stands in place, and the choice stays', async () => {
  const token = await order('Bank', 'failed');
  await draw(token);
  site.fail(unreachable);
  fireEvent.click(screen.getByRole('button', { name: /Pay/ }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/Nothing was charged/);
});

test('the account of a transfer can be copied', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  await draw(await order('Bank', 'awaiting_transfer'));
  fireEvent.click(await screen.findByRole('button', { name: 'Copy: IBAN' }));
  expect(writeText).toHaveBeenCalledWith('OM810180000001299123456');
  expect(await screen.findByText('Copied')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Copy: Exact amount' }));
  expect(writeText).toHaveBeenCalledWith('30');
  const file = screen.getByLabelText(/Receipt or screenshot/);
  expect(file.getAttribute('accept')).toBe('image/jpeg,image/png,application/pdf');
});

test('while the charity API is down: nobody is told that anything failed', async () => {
  const token = await order('Sandbox', 'paid');
  site.fail(unreachable);
  expect((await draw(token)).textContent).toBe('We cannot see your gift just now');
  expect(document.body.textContent).toMatch(/your payment is safe/);
  expect(document.body.textContent).not.toMatch(/fail|error|not found/i);
});
