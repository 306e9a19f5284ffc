/**
 * Tests of the loader and the action of the checkout: rejected forms keep their values, and one form creates one
 * order.
 */
import { expect, test } from 'vitest';
import { readFormKey } from '#app/forms/form-stamp.server';
import type { Cart } from '#domain/cart';
import { cartOf } from '#tests/support/carts';
import { checkOut, checkoutForm } from '#tests/support/checkout';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import {
  type Answered,
  args,
  cookiesOf,
  replaceMethods,
  unreachable,
  visit,
  visitorAfter,
} from '#tests/support/site';
import { action, loader } from './checkout';

const site = setupTestSiteAtSeedTime();

const CART = cartOf({});

async function load(cart?: Cart, path = '/checkout') {
  const answer = await loader(args(visit(path, cart ? { cart } : {})));
  return { ...answer.data, status: answer.init?.status };
}

const typed = checkoutForm;
const send = (form: Record<string, string>, cart: Cart = CART, path = '/checkout') =>
  checkOut(form, { cart, path });
/** Sends forms of a browser with these cookies, at the same time. */
const sendFrom = (cookie: string, ...forms: Record<string, string>[]) =>
  Promise.all(forms.map((form) => checkOut(form, { headers: { cookie } })));
/** True when the browser loads the target as a new document, because it is a page of the provider. */
const leavesApp = ({ headers }: Answered) => headers.has('x-remix-reload-document');
/** The cookie of a browser whose cart is CART. */
const cartCookie = () => visit('/', { cart: CART }).headers.get('cookie')!;

const orders = () => site.db.selectFrom('orders').selectAll().execute();
const orderCount = async () => (await orders()).length;

test('returns all form values and creates no order when the donor changes the language', async () => {
  const before = await orderCount();
  const form = typed({ email: 'salim@', phone: '9212', method: 'Bank', language: 'ar' });
  const request = visit('/ar/checkout', { cart: CART, preferences: { locale: 'en' }, form });
  const answer = await action(args(request));
  if (answer instanceof Response)
    throw new Error(`redirected to ${answer.headers.get('location')}`);
  const { form: reply } = answer.data;
  expect(answer.init?.status ?? 200).toBe(200);
  expect(reply.error).toBeUndefined();
  expect(reply.initialValue).toMatchObject({
    ...{ name: form.name, email: 'salim@', phone: '9212', method: 'Bank', key: form.key },
  });
  const headers = new Headers(answer.init?.headers);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(visitorAfter({ headers }).preferences.locale).toBe('ar');
  expect(cookiesOf(headers)).not.toContain('salim');
  expect(await orderCount()).toBe(before);
});

test('returns a new form key, the preselected payment method and the gifts', async () => {
  const first = await load(CART);
  const second = await load(CART);
  expect(readFormKey(first.key)).not.toBeNull();
  expect(second.key).not.toBe(first.key);
  expect(first.methods?.preselected).toBe('Stripe');
  expect(first.methods?.offered.map(({ method, obstacle }) => [method, obstacle])).toEqual([
    ['Stripe', null],
    ['Bank', null],
    ['Paypal', 'currency'],
    ['Xendit', 'currency'],
  ]);
  expect(first.cart.total).toEqual({ minor: 25_000, currency: 'OMR' });
});

test('redirects an empty cart to its page, which shows the last order', async () => {
  const thrown: unknown = await load().catch((error: unknown) => error);
  expect((thrown as Response).headers.get('location')).toBe('/cart');
});

test('returns 503 with the gifts and without payment methods while the charity API is down', async () => {
  site.fail(unreachable);
  const page = await load(CART);
  expect(page.status).toBe(503);
  expect(page.methods).toBeNull();
  expect(page.cart.total.minor).toBe(25_000);
});

test('creates one order, empties the cart and redirects to the provider’s page', async () => {
  const form = typed({ phone: '٠٥٣٢ ١٢٣ ٤٥ ٦٧', phoneCountry: 'TR' });
  const before = await orderCount();
  const answer = await send(form);
  expect(answer.status).toBe(303);
  expect(answer.to).toMatch(/\/trial\/stripe\/c\/pay\/[\w-]+$/);
  expect(leavesApp(answer)).toBe(true);
  expect(answer.cart?.lines).toEqual([]);
  expect(answer.cart?.placed?.form).toBe(readFormKey(form.key)?.id);
  const made = (await orders()).slice(before);
  expect(made).toMatchObject([
    {
      donor_name: 'Salim Al-Balushi',
      donor_email: 'salim@example.org',
      donor_phone: '+905321234567',
      total: 25_000,
      currency: 'OMR',
      locale: 'en',
      token: answer.cart?.placed?.order,
    },
  ]);
});

test('redirects to the order page in the language of the URL for a bank transfer', async () => {
  const answer = await send(typed({ method: 'Bank' }), CART, '/ar/checkout');
  expect(answer.to).toMatch(/^\/ar\/orders\/[\w-]{22,64}$/);
  expect(leavesApp(answer)).toBe(false);
  expect((await orders()).at(-1)?.locale).toBe('ar');
});

test('stores every gift with its recipient and intention', async () => {
  const recipient = { name: 'مريم', phone: '+96892123456' };
  const cart = cartOf({ quantity: 3, recipient }, { intention: 'zakat', minor: 168_550 });
  await send(typed({ expectedTotal: '243550' }), cart);
  const order = (await orders()).at(-1)!;
  const lines = await site.db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  expect(lines).toMatchObject([
    { total: 75_000, quantity: 3, intention: 'sadaqa', recipient_name: 'مريم' },
    { total: 168_550, quantity: 1, intention: 'zakat', recipient_name: null },
  ]);
});

test('redirects to the order when an accepted form is submitted again', async () => {
  const form = typed();
  const first = await send(form);
  const before = await orderCount();
  const [again] = await sendFrom(cookiesOf(first.headers), form);
  expect(again?.to).toBe(`/orders/${first.cart?.placed?.order}`);
  expect(await orderCount()).toBe(before);
});

test('creates no second order when another tab has ordered the cart', async () => {
  const first = await send(typed());
  const before = await orderCount();
  const [other] = await sendFrom(cookiesOf(first.headers), typed());
  expect(other?.to).toBe('/checkout');
  expect(await orderCount()).toBe(before);
});

test('creates one order when several tabs submit their forms at the same time', async () => {
  const before = await orderCount();
  const answers = await sendFrom(cartCookie(), typed(), typed(), typed());
  expect(await orderCount()).toBe(before + 1);
  const tokens = answers.map(({ cart }) => cart?.placed?.order);
  expect(new Set(tokens)).toEqual(new Set([(await orders()).at(-1)?.token]));
});

test.each([
  ['method', { method: 'Bank' }],
  ['e-mail', { email: 'other@example.org' }],
])('redirects to the page of the existing order of the cart when %s differs', async (_, over) => {
  const first = await send(typed());
  const token = first.cart!.placed!.order;
  // The API returns the first order when it cannot close the provider's payment page of that order.
  site.fail(async (request) =>
    request.method === 'POST'
      ? site.api.fetch(new Request(new URL(`/user/orders/${token}`, request.url)))
      : undefined,
  );
  const answer = await send(typed(over));
  expect(answer).toMatchObject({ status: 303, to: `/orders/${token}` });
  expect(leavesApp(answer)).toBe(false);
  const same = await send(typed());
  expect([same.to, leavesApp(same)]).toEqual([first.to, true]);
});

test('creates one order when the form is submitted again after a lost response', async () => {
  const form = typed();
  const before = await orderCount();
  site.fail(async (request) => {
    if (request.method !== 'POST') return undefined;
    await site.api.fetch(request);
    return new Response('gateway time-out', { status: 504 });
  });
  const lost = await send(form);
  expect(lost).toMatchObject({ status: 503, typed: { key: form.key, email: form.email } });
  site.fail(null);
  expect((await send(form)).status).toBe(303);
  expect(await orderCount()).toBe(before + 1);
});

test.each([
  ['name', '', 'This field is required'],
  ['name', 'x'.repeat(121), 'Too long: at most 120 characters'],
  ['name', 'Salim\u202egpj', /does not look right/],
  ['email', 'salim@example', 'Enter an email address, such as name@example.org'],
  ['phone', '12', /country code/],
  ['method', 'Cheque', 'This field is required'],
])('keeps the values when the field %s is %j', async (field, value, message) => {
  const form = typed({ [field]: value });
  const before = await orderCount();
  const answer = await send(form);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.errors)).toEqual([field]);
  expect(answer.errors[field]?.[0]).toMatch(message);
  // conform omits empty values.
  const filled = Object.fromEntries(Object.entries(form).filter(([, text]) => text !== ''));
  expect(answer.typed).toMatchObject(filled);
  expect(await orderCount()).toBe(before);
});

test('returns 409 and keeps the values when the cart was changed in another tab', async () => {
  const form = typed();
  const answer = await send(form, cartOf({}, { minor: 5_000 }));
  expect(answer.status).toBe(409);
  expect(answer.said).toMatch(/was changed after this page was opened/);
  expect(answer.typed).toMatchObject({ name: form.name, email: form.email, key: form.key });
});

test('returns 409 when the cart has other gifts or another currency, with the same total', async () => {
  expect((await send(typed({ gifts: 'shown-1*1' }))).status).toBe(409);
  expect((await send(typed(), { ...CART, currency: 'USD' })).status).toBe(409);
});

test('returns 409 with an error at the gift, and keeps the values, when a campaign has closed', async () => {
  const cart = cartOf({}, { offeringId: 'blankets', minor: 5_000 });
  const form = typed({ expectedTotal: '30000' });
  const answer = await send(form, cart);
  expect(answer.status).toBe(409);
  expect(answer.said).toMatch(/has closed.*nothing was charged/);
  expect(Object.keys(answer.errors).filter(Boolean)).toEqual(['lines.1.offeringId']);
  expect(answer.typed).toMatchObject(form);
});

test.each([
  ['is unreachable', unreachable],
  ['returns HTML instead of JSON', () => new Response('<html>', { status: 200 })],
])(
  'returns 503 with the message that nothing was charged, and keeps the values, when the charity API %s',
  async (_, fault) => {
    site.fail(fault);
    const form = typed();
    const answer = await send(form);
    expect(answer.status).toBe(503);
    expect(answer.said).toMatch(/Nothing was charged/);
    expect(answer.typed).toMatchObject({ name: form.name, email: form.email, key: form.key });
    expect(cookiesOf(answer.headers)).toBe('');
  },
);

test('returns 503 when the payment provider does not respond', async () => {
  site.fail((request) =>
    request.method === 'POST'
      ? Response.json(
          { errorCode: 'payment.providerFailed', errorMessage: 'No answer.' },
          { status: 502 },
        )
      : undefined,
  );
  const answer = await send(typed());
  expect(answer.status).toBe(503);
  expect(answer.said).toMatch(/payment service did not respond/);
});

test('converts the cart to another currency, and returns what was typed when the browser repeats the form', async () => {
  const form = typed({ email: 'salim@', change: 'currency', to: 'USD', usual: 'Bank' });
  const answer = await send(form, CART, '/ar/checkout');
  expect(answer).toMatchObject({ status: 307, to: '/ar/checkout' });
  expect(cookiesOf(answer.headers)).not.toContain('salim');
  expect(answer.cart).toMatchObject({
    currency: 'USD',
    lines: [{ converted: { from: 'OMR', total: 6_502 } }],
  });
  const { name, key, method } = form;
  const shown = { name, key, method, email: 'salim@' };
  const repeated = await send(form, answer.cart, '/ar/checkout');
  expect(repeated).toMatchObject({ status: 200, errors: {}, typed: shown });
  expect(await send({ ...form, usual: 'Stripe' }, answer.cart)).toMatchObject({
    typed: { ...shown, method: '' },
  });
});

test('preselects PayPal after a change to a currency that it accepts', async () => {
  site.fail(
    replaceMethods([
      { method: 'Stripe', currencies: ['OMR', 'USD'] },
      { method: 'Paypal', currencies: ['USD'] },
    ]),
  );
  const inRials: Cart = { ...CART, method: 'Stripe' };
  expect((await load(inRials)).methods?.preselected).toBe('Stripe');
  const { cart } = await send({ change: 'currency', to: 'USD' }, inRials);
  expect((await load(cart)).methods?.preselected).toBe('Paypal');
});
