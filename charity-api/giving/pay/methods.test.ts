/** Tests of each payment method with each currency: accepted directly, or only with an accepted quote. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CURRENCIES, money, plainAmount, units, type Currency } from '#domain/money';
import type { CreateOrderInput, Quote } from '#contract/orders';
import type { PaymentMethod } from '#contract/content';
import { openPaypalMock, orderAt, type PaypalMock } from '#tests/support/providers/paypal';
import { openStripeMock, type StripeMock } from '#tests/support/providers/stripe';
import { invoiceAt, openXenditMock, type XenditMock } from '#tests/support/providers/xendit';
import { openTestApi, TEST_NOW, type TestApi, resultOf } from '#tests/support/api/api';
import {
  confirmOrder,
  totalsOf,
  LINE,
  orderBody,
  createOrder,
  gatewayPath,
  retry,
  sendOrder,
  readOrderResponse,
  urlOf,
} from '#tests/support/api/orders';

let given: TestApi;
let stripe: StripeMock;
let paypal: PaypalMock;
let xendit: XenditMock;
beforeAll(async () => {
  const shared = {
    deliver: (request: Request) => given.api.fetch(request),
    publicUrl: 'https://give.test',
  };
  stripe = await openStripeMock({ ...shared, now: () => given?.clock.now ?? TEST_NOW });
  paypal = await openPaypalMock(shared);
  xendit = await openXenditMock(shared);
  const [byCard, byPaypal, byInvoice] = [stripe.settings, paypal.settings, xendit.settings];
  given = await openTestApi({
    config: { providers: { stripe: byCard, paypal: byPaypal, xendit: byInvoice } },
  });
});
afterAll(async () => {
  await given.api.close();
  for (const mock of [stripe, paypal, xendit]) await mock.close();
});

/** yes: accepted. no: needs a quote in another currency. step: accepts multiples of 10 baisa, others need a quote. */
const TABLE: Record<PaymentMethod, Record<Currency, 'yes' | 'no' | 'step'>> = {
  Bank: { OMR: 'yes', USD: 'yes', EUR: 'yes', GBP: 'yes' },
  Stripe: { OMR: 'step', USD: 'yes', EUR: 'yes', GBP: 'yes' },
  Paypal: { OMR: 'no', USD: 'yes', EUR: 'yes', GBP: 'yes' },
  Xendit: { OMR: 'no', USD: 'yes', EUR: 'no', GBP: 'no' },
};
const CELLS = Object.entries(TABLE).flatMap(([method, row]) =>
  CURRENCIES.map(
    (currency) => [method, currency, row[currency]] as [PaymentMethod, Currency, string],
  ),
);
const cells = (value: string) => CELLS.filter(([, , cell]) => cell === value);

/** Amounts with a fraction: 10.005 rials, 10.05 dollars and so on. */
const ODD: Record<Currency, number> = { OMR: 10_005, USD: 1_005, EUR: 1_005, GBP: 1_005 };

let donors = 0;
/** Each order has another donor, because the rate limit rejects many orders of one donor. */
const giving = (
  method: PaymentMethod,
  currency: Currency,
  minor: number,
  changes: Partial<CreateOrderInput> = {},
) =>
  orderBody({
    method,
    currency,
    lines: [{ ...LINE, total: minor }],
    donor: { name: 'Salma', email: `salma-${(donors += 1)}@example.org` },
    ...changes,
  });

async function quotesOf(minor: number, currency: Currency, intention = 'sadaqa'): Promise<Quote[]> {
  const body = { currency, gifts: [{ total: minor, intention }] };
  return (await resultOf<{ quotes: Quote[] }>(given.post('/payment-quotes', body))).quotes;
}

async function quoteFor(method: PaymentMethod, minor: number, currency: Currency): Promise<Quote> {
  const quote = (await quotesOf(minor, currency)).find((one) => one.method === method);
  if (!quote) throw new Error(`no quote of ${method} for ${minor} ${currency}`);
  return quote;
}

/** Returns the charge that the provider has received, by the URL of the payment page. */
function requestedCharge(url: string): { amount: string; currency: string } {
  const name = url.split(/[/=]/).at(-1)!;
  if (url.startsWith(paypal.settings.apiUrl)) {
    const { value, currency_code } = orderAt(paypal.books, url).amount;
    return { amount: value, currency: currency_code };
  }
  if (url.startsWith(xendit.settings.apiUrl)) {
    const { amount, currency } = invoiceAt(xendit.books, url);
    return { amount: String(amount), currency };
  }
  const { amount, currency } = stripe.books.session(name);
  const upper = currency.toUpperCase() as Currency;
  return { amount: plainAmount(money(amount, upper)), currency: upper };
}

const ordersMade = async () => (await given.db.selectFrom('orders').select('id').execute()).length;

async function expectRefusal(body: CreateOrderInput, code: string): Promise<void> {
  const before = await ordersMade();
  const { status, error } = await sendOrder(given, body);
  expect([status, error.errorCode]).toEqual([409, code]);
  // A sentence for the donor, not a translation key.
  expect(error.errorMessage).toMatch(/^[A-Z].{20,}[.?!]$/);
  expect(await ordersMade()).toBe(before);
}

describe('without a quote', () => {
  test.each([...cells('yes'), ...cells('step')])('%s accepts %s', async (method, currency) => {
    const minor = units(10, currency).minor;
    const { status, order } = await sendOrder(given, giving(method, currency, minor));
    expect([status, order.charged]).toEqual([201, null]);
    if (order.next.kind === 'transfer') {
      expect(order.next.amount).toEqual({ minor, currency });
      return;
    }
    expect(requestedCharge(urlOf(order))).toEqual({ amount: '10', currency });
  });

  test.each(cells('no'))('%s rejects %s with an error message', async (method, currency) => {
    const body = giving(method, currency, ODD[currency]);
    await expectRefusal(body, 'payment.methodUnavailable');
  });

  test.each(cells('step'))(
    '%s rejects an amount in %s that is no multiple of 10 baisa',
    async (method, currency) => {
      await expectRefusal(giving(method, currency, ODD[currency]), 'payment.quoteNeeded');
    },
  );
});

describe.each([...cells('no'), ...cells('step')])('%s with a quote for %s', (method, currency) => {
  const minor = ODD[currency];
  const with_ = (quote: string, changes: Partial<CreateOrderInput> = {}) =>
    giving(method, currency, minor, { quote, ...changes });

  test('charges the quoted amount, and the order contains total and charge', async () => {
    const quote = await quoteFor(method, minor, currency);
    const { status, order } = await sendOrder(given, with_(quote.token));
    expect(status).toBe(201);
    expect(order.total).toEqual({ minor, currency });
    const { charged: amount, rate, source, at } = quote;
    expect(order.charged).toEqual({ amount, rate, source, at });
    expect(requestedCharge(urlOf(order))).toEqual({
      amount: plainAmount(amount),
      currency: amount.currency,
    });
  });
});

test('a declined gift in rials can be retried in dollars, and the campaign counts rials', async () => {
  const order = await createOrder(given, giving('Stripe', 'OMR', 10_000));
  const page = stripe.books.session(gatewayPath(order).split('/').at(-1)!);
  stripe.books.approve(page, 'late');
  stripe.books.answer(page, false);
  await confirmOrder(given, order);
  expect((await retry(given, order, 'Paypal')).error.errorCode).toBe('payment.methodUnavailable');

  const quote = await quoteFor('Paypal', 10_000, 'OMR');
  expect(quote.charged).toEqual({ minor: 2_601, currency: 'USD' });
  const again = await given
    .post(`/user/orders/${order.token}/attempts`, { method: 'Paypal', quote: quote.token })
    .then(readOrderResponse);
  const there = orderAt(paypal.books, urlOf(again.order));
  expect(there.amount).toEqual({ currency_code: 'USD', value: '26.01' });
  const before = await totalsOf(given);
  paypal.books.approve(there);
  const paid = await confirmOrder(given, order);
  expect(paid).toMatchObject({
    state: 'paid',
    method: 'Paypal',
    total: { minor: 10_000, currency: 'OMR' },
    charged: { amount: { minor: 2_601, currency: 'USD' }, rate: '2.6008' },
  });
  expect((await totalsOf(given)).raised).toBe(before.raised + 10_000);
});
