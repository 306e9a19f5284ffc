/** Tests of payment retries with a quote, and for campaigns that have closed since the order was created. */
import { describe, expect, test } from 'vitest';
import type { Quote } from '#contract/orders';
import {
  readOrderResponse,
  confirmOrder,
  fetchOrder,
  LINE,
  orderBody,
  providersOf,
  submitDecision,
  retry,
  sendOrder,
} from '#tests/support/api/orders';
import { openTestApi, resultOf } from '#tests/support/api/api';
import { paypalOrderOf, withPaypal } from '#tests/support/providers/with-paypal';
import { confirmTransfer } from '#tests/support/api/staff-decisions';
import { changeRates } from '#tests/support/api/documents';
import { changeRows, oneRow } from '#tests/support/api/rows';
import { readOrder } from '../service';

const given = withPaypal();
const CREATE = 'POST /v2/checkout/orders';

async function quoteNow(): Promise<Quote> {
  const total = { minor: 10_000, currency: 'OMR' };
  const result = await resultOf<{ quotes: Quote[] }>(
    given.api.post('/payment-quotes', {
      currency: total.currency,
      gifts: [{ total: total.minor, intention: 'sadaqa' }],
    }),
  );
  return result.quotes.find(({ method }) => method === 'Paypal')!;
}
const dollarsAt = (rate: string) =>
  changeRates(given.api.db, (rates) =>
    rates.map((one) => (one.currency === 'USD' ? { ...one, rate } : one)),
  );
const again = (token: string, quote: string) =>
  given.api
    .post(`/user/orders/${token}/attempts`, { method: 'Paypal', quote })
    .then(readOrderResponse);
const attempts = () =>
  given.api.db
    .selectFrom('payment_attempts')
    .select(['number', 'charge_minor'])
    .orderBy('number')
    .execute();

/** An order of ten rials whose payment did not start, because PayPal could not be reached. */
async function unstarted() {
  const quote = await quoteNow();
  given.paypal.fail(CREATE, 'lostBefore');
  await sendOrder(given.api, orderBody({ method: 'Paypal', quote: quote.token }));
  const { token } = await oneRow(given.api.db, 'orders');
  return { token, quote };
}

describe('a new quote for an order whose payment never started', () => {
  test('is charged in one new attempt, also when it is submitted twice', async () => {
    const { token } = await unstarted();
    await dollarsAt('3.0');
    const fresh = await quoteNow();
    const { status, order } = await again(token, fresh.token);
    expect([status, order.charged!.amount]).toEqual([201, fresh.charged]);
    expect(paypalOrderOf(given, order).amount).toEqual({ currency_code: 'USD', value: '30' });
    const { order: resubmitted } = await again(token, fresh.token);
    expect(resubmitted.next).toEqual(order.next);
    expect(await attempts()).toEqual([
      { number: 1, charge_minor: 2_601 },
      { number: 2, charge_minor: 3_000 },
    ]);
  });

  test('is rejected when it is forged, or when a page with another amount is open', async () => {
    const { token, quote } = await unstarted();
    const changed = quote.token.replace(
      /^(.{40})(.)/,
      (_, start: string, one: string) => start + (one === 'A' ? 'B' : 'A'),
    );
    const forged = await again(token, changed);
    expect(forged.error.errorCode).toBe('payment.quoteRefused');
    expect((await again(token, quote.token)).status).toBe(201);
    await dollarsAt('3.0');
    const other = await again(token, (await quoteNow()).token);
    expect([other.status, other.error.errorCode]).toEqual([409, 'order.notPayable']);
    expect(await attempts()).toHaveLength(1);
  });
});

test('a retry is rejected with order.itemClosed when the campaign has closed', async () => {
  const api = await openTestApi();
  const { order } = await sendOrder(api, orderBody());
  await submitDecision(api, order, 'decline');
  await confirmOrder(api, order);
  await changeRows(
    api.db,
    'offerings',
    { id: order.lines[0]!.offeringId },
    { status: 'completed' },
  );
  const { status, error } = await retry(api, order, 'Stripe');
  expect([status, error.errorCode]).toEqual([409, 'order.itemClosed']);
  expect((await fetchOrder(api, order)).state).toBe('failed');
  await api.api.close();
});

test('shows only the new page when the donor chooses another method while the first page is created', async () => {
  const api = await openTestApi();
  const lines = [{ ...LINE, total: 2_000 }];
  const { order } = await sendOrder(api, orderBody({ currency: 'USD', lines }));
  await changeRows(api.db, 'payment_attempts', { method: 'Stripe' }, { next: null });
  const providers = new Map(providersOf(api));
  const stripe = providers.get('Stripe')!;
  providers.set('Stripe', {
    ...stripe,
    start: async (...asked) => {
      const started = await stripe.start(...asked);
      await retry(api, order, 'Paypal');
      return started;
    },
  });
  const shown = await readOrder({ deps: api.deps, providers }, order.token);
  expect(shown).toEqual(await fetchOrder(api, order));
  await api.api.close();
});

test('staff can confirm an order with a quote and a mismatched payment', async () => {
  const quote = await quoteNow();
  const { order } = await sendOrder(given.api, orderBody({ method: 'Paypal', quote: quote.token }));
  const there = paypalOrderOf(given, order);
  there.amount.value = '20.00';
  given.paypal.books.approve(there);
  expect((await confirmOrder(given.api, order)).state).toBe('mismatch');
  expect((await confirmTransfer(given.api, order.reference)).state).toBe('paid');
});
