/** Checkout's loader and action: what is refused keeps what was typed, and one form makes one order. */
import { describe, expect, test } from 'vitest';
import { newFormKey, readFormKey } from '#app/security/form-stamp.server';
import type { Cart, CartLine } from '#domain/cart';
import { siteAtSeedTime } from '#tests/support/opened-site';
import { args, cookiesOf, unreachable, visit, visitorAfter } from '#tests/support/site';
import { action, loader } from './checkout';

const BREAD = 'fresh-bread-deir-al-balah';

const site = siteAtSeedTime();

const CART: Cart = {
  currency: 'OMR',
  lines: [{ id: 'a', offeringId: BREAD, minor: 25_000, quantity: 1, intention: 'sadaqa' }],
};

function cartOf(...lines: Partial<CartLine>[]): Cart {
  return {
    ...CART,
    lines: lines.map((line, at) => ({ ...CART.lines[0]!, id: `l${at}`, ...line })),
  };
}

async function load(cart?: Cart, path = '/checkout') {
  const answer = await loader(args(visit(path, cart ? { cart } : {})));
  return { ...answer.data, status: answer.init?.status };
}

const typed = (over: Record<string, string> = {}): Record<string, string> => ({
  intent: 'pay',
  key: newFormKey(),
  name: 'Salim Al-Balushi',
  email: 'salim@example.org',
  phone: '',
  method: 'Sandbox',
  expectedTotal: '25000',
  currency: 'OMR',
  ...over,
});

async function send(form: Record<string, string>, cart: Cart = CART, path = '/checkout') {
  const answer = await action(args(visit(path, { cart, form })));
  if (!(answer instanceof Response)) {
    const { form: reply } = answer.data;
    return { status: answer.init?.status, errors: reply.error ?? {}, typed: reply.initialValue };
  }
  const cookie = cookiesOf(answer.headers);
  const visitor = visitorAfter(answer);
  const to = answer.headers.get('location') ?? '';
  const leavesApp = answer.headers.has('x-remix-reload-document');
  return { status: answer.status, to, leavesApp, cookie, cart: visitor.cart, errors: {} };
}

/** Sends the forms at the same moment, with the same cart. */
async function fromTabs(...tabs: Record<string, string>[]): Promise<Response[]> {
  const cookie = visit('/', { cart: CART }).headers.get('cookie')!;
  const answers = await Promise.all(
    tabs.map((form) => action(args(visit('/checkout', { form, headers: { cookie } })))),
  );
  return answers.map((answer) => {
    if (!(answer instanceof Response)) throw new Error('no redirect');
    return answer;
  });
}

const orders = () => site.db.selectFrom('orders').selectAll().execute();
const orderCount = async () => (await orders()).length;

test('a change of language returns all form values in the new language, and creates no order', async () => {
  const before = await orderCount();
  const form = typed({ email: 'salim@', phone: '9212', method: 'Bank', language: 'ar' });
  const request = visit('/ar/checkout', { cart: CART, preferences: { locale: 'en' }, form });
  const answer = await action(args(request));
  if (answer instanceof Response) throw new Error(`sent to ${answer.headers.get('location')}`);
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

describe('the page', () => {
  test('has a key of its own, the first method that can pay, and the gifts', async () => {
    const first = await load(CART);
    const second = await load(CART);
    expect(readFormKey(first.key)).not.toBeNull();
    expect(second.key).not.toBe(first.key);
    expect(first.methods?.preselected).toBe('Sandbox');
    expect(first.methods?.offered.map(({ method, obstacle }) => [method, obstacle])).toEqual([
      ['Sandbox', null],
      ['Bank', null],
    ]);
    expect(first.cart.total).toEqual({ minor: 25_000, currency: 'OMR' });
  });

  test('of an empty cart has nothing to pay', async () => {
    expect(await load()).toMatchObject({ cart: { lines: [] }, last: null, status: 200 });
  });

  test('says what a method that cannot take the currency can take', async () => {
    site.fail((request) =>
      request.url.endsWith('/lookups/payment-methods')
        ? Response.json({
            result: {
              total: 2,
              data: [
                { method: 'Stripe', currencies: ['OMR', 'USD'] },
                { method: 'Paypal', currencies: ['USD', 'EUR', 'JPY'] },
              ],
            },
          })
        : undefined,
    );
    const { methods } = await load(CART);
    expect(methods).toEqual({
      preselected: 'Stripe',
      usual: 'Stripe',
      unable: null,
      offered: [
        {
          method: 'Stripe',
          isTrial: false,
          obstacle: null,
          step: null,
          minimum: null,
          instead: [],
          offer: null,
        },
        {
          method: 'Paypal',
          isTrial: false,
          obstacle: 'currency',
          step: null,
          minimum: null,
          instead: ['USD', 'EUR'],
          offer: null,
        },
      ],
    });
    const inDollars = await load({ ...CART, currency: 'USD' });
    expect(inDollars.methods?.preselected).toBe('Paypal');
  });

  test('while the charity API is down keeps the gifts and says that it cannot take payments', async () => {
    site.fail(unreachable);
    const page = await load(CART);
    expect(page.status).toBe(503);
    expect(page.methods).toBeNull();
    expect(page.cart.total.minor).toBe(25_000);
  });
});

describe('paying', () => {
  test('makes one order, leads to the provider’s page and drops the cart', async () => {
    const form = typed({ phone: '٩٢١٢ ٣٤٥٦' });
    const before = await orderCount();
    const answer = await send(form);
    expect(answer.status).toBe(303);
    expect(answer.to).toMatch(/\/sandbox\/pay\/[\w-]+$/);
    expect(answer.leavesApp).toBe(true);
    expect(answer.cart?.lines).toEqual([]);
    expect(answer.cart?.placed?.form).toBe(readFormKey(form.key)?.id);
    const made = (await orders()).slice(before);
    expect(made).toMatchObject([
      {
        donor_name: 'Salim Al-Balushi',
        donor_email: 'salim@example.org',
        donor_phone: '+96892123456',
        total: 25_000,
        currency: 'OMR',
        locale: 'en',
        token: answer.cart?.placed?.order,
      },
    ]);
  });

  test('by bank transfer leads to the order’s page, in its language', async () => {
    const answer = await send(typed({ method: 'Bank' }), CART, '/ar/checkout');
    expect(answer.to).toMatch(/^\/ar\/orders\/[\w-]{22,64}$/);
    expect(answer.leavesApp).toBe(false);
    expect((await orders()).at(-1)?.locale).toBe('ar');
  });

  test('sends every gift with its recipient and intention', async () => {
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

  test('pressed twice at once makes one order', async () => {
    const form = typed();
    const before = await orderCount();
    const answers = await Promise.all([send(form), send(form), send(form)]);
    expect(new Set(answers.map(({ to }) => to)).size).toBe(1);
    expect(await orderCount()).toBe(before + 1);
  });

  test('with a form that was taken leads to its order: Back from the payment page', async () => {
    const form = typed();
    const first = await send(form);
    const before = await orderCount();
    const again = await action(
      args(visit('/checkout', { form, headers: { cookie: first.cookie ?? '' } })),
    );
    if (!(again instanceof Response)) throw new Error('no redirect');
    expect(again.headers.get('location')).toBe(`/orders/${first.cart?.placed?.order}`);
    expect(await orderCount()).toBe(before);
  });

  test('of a cart that another tab has paid makes no second order', async () => {
    const first = await send(typed());
    const before = await orderCount();
    const other = await action(
      args(visit('/checkout', { form: typed(), headers: { cookie: first.cookie ?? '' } })),
    );
    if (!(other instanceof Response)) throw new Error('no redirect');
    expect(other.headers.get('location')).toBe('/checkout');
    expect(await orderCount()).toBe(before);
  });

  test('from several tabs at the same moment is one order', async () => {
    const before = await orderCount();
    const answers = await fromTabs(typed(), typed(), typed());
    expect(await orderCount()).toBe(before + 1);
    const tokens = answers.map((answer) => visitorAfter(answer).cart.placed?.order);
    expect(new Set(tokens)).toEqual(new Set([(await orders()).at(-1)?.token]));
  });

  test('from several tabs at the same moment, with other details, is one payable order', async () => {
    const before = await orderCount();
    await fromTabs(typed(), typed({ email: 'other@example.org' }), typed({ method: 'Bank' }));
    const made = (await orders()).slice(before);
    expect(made.filter(({ state }) => state !== 'expired')).toHaveLength(1);
  });

  test('from a new form after a lost response takes the corrected e-mail and the chosen method', async () => {
    const cookie = visit('/', { cart: CART }).headers.get('cookie')!;
    const sendFrom = (form: Record<string, string>) =>
      action(args(visit('/checkout', { form, headers: { cookie } })));
    await sendFrom(typed({ email: 'salim@exmaple.org' }));
    const answer = await sendFrom(typed({ email: 'salim@example.org', method: 'Bank' }));
    if (!(answer instanceof Response)) throw new Error('no redirect');
    const [first, last] = (await orders()).slice(-2);
    expect(first?.state).toBe('expired');
    expect(last).toMatchObject({
      donor_email: 'salim@example.org',
      method: 'Bank',
      state: 'awaiting_transfer',
    });
    expect(answer.headers.get('location')).toBe(`/orders/${last?.token}`);
  });

  test.each([
    ['method', { method: 'Bank' }],
    ['e-mail', { email: 'other@example.org' }],
  ])(
    'leads to the page of the order that the cart has already when its %s differs',
    async (_, over) => {
      const first = await send(typed());
      const token = first.cart!.placed!.order;
      // As the API answers when the provider's page of the first cannot be closed.
      site.fail(async (request) =>
        request.method === 'POST'
          ? site.api.fetch(new Request(new URL(`/user/orders/${token}`, request.url)))
          : undefined,
      );
      const answer = await send(typed(over));
      expect(answer).toMatchObject({ status: 303, to: `/orders/${token}`, leavesApp: false });
      const same = await send(typed());
      expect([same.to, same.leavesApp]).toEqual([first.to, true]);
    },
  );

  test('of the same gifts, put into the cart again or by another donor, is another order', async () => {
    const before = await orderCount();
    await send(typed());
    await send(typed());
    expect(await orderCount()).toBe(before + 2);
  });

  test('again after an answer that was lost finds the same order', async () => {
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

  test('again with a corrected address after a lost answer is not refused', async () => {
    const form = typed({ email: 'salim@exmaple.org' });
    site.fail(async (request) => {
      if (request.method !== 'POST') return undefined;
      await site.api.fetch(request);
      throw new TypeError('connection reset');
    });
    await send(form);
    site.fail(null);
    expect((await send({ ...form, email: 'salim@example.org' })).status).toBe(303);
    expect((await orders()).at(-1)?.donor_email).toBe('salim@example.org');
  });
});

describe('what was typed is kept', () => {
  test.each([
    ['name', '', 'This field is required'],
    ['name', '   ', 'This field is required'],
    ['name', 'x'.repeat(121), 'At most 120 letters'],
    ['name', 'Salim\u202egpj', /does not look right/],
    ['email', '', 'This field is required'],
    ['email', 'salim@example', 'An email looks like name@example.org'],
    ['email', 'salim example@x.org', 'An email looks like name@example.org'],
    ['phone', '12', /country code/],
    ['phone', 'call me', /country code/],
    ['method', '', 'This field is required'],
    ['method', 'Cheque', 'This field is required'],
  ])('when %s is %.20j', async (field, value, message) => {
    const form = typed({ [field]: value });
    const before = await orderCount();
    const answer = await send(form);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.errors)).toEqual([field]);
    expect((answer.errors as Record<string, string[]>)[field]?.[0]).toMatch(message);
    // conform leaves out what was left empty.
    const filled = Object.fromEntries(Object.entries(form).filter(([, text]) => text !== ''));
    expect(answer.typed).toMatchObject(filled);
    expect(await orderCount()).toBe(before);
  });

  test.each(['salim@example.org\u200f', ' salim@example.org ', 'سالم@example.org'])(
    'the address %j is taken',
    async (email) => {
      expect((await send(typed({ email }))).status).toBe(303);
    },
  );

  test.each(['+968 9212 3456', '00968 92123456', '92123456', '+90 532 123 45 67', ''])(
    'the phone %j is taken',
    async (phone) => {
      expect((await send(typed({ phone }))).status).toBe(303);
    },
  );

  test.each([
    ['TR', '0532 123 45 67', '+905321234567'],
    ['GB', '٠٧٤٠٠ ١٢٣٤٥٦', '+447400123456'],
    ['TR', '+968 9212 3456', '+96892123456'],
    ['ZZ', '92123456', '+96892123456'],
  ])('with %s chosen, the phone %s is kept as %s', async (phoneCountry, phone, kept) => {
    expect((await send(typed({ phone, phoneCountry }))).status).toBe(303);
    expect((await orders()).at(-1)?.donor_phone).toBe(kept);
  });

  test('when the chosen country cannot have the phone, beside all else that is wrong', async () => {
    const form = typed({ phone: '92123456', phoneCountry: 'TR', email: 'salim' });
    const answer = await send(form);
    expect(Object.keys(answer.errors).sort()).toEqual(['email', 'phone']);
    expect(answer.typed).toMatchObject({ phone: '92123456', phoneCountry: 'TR' });
  });

  test('when the cart was changed in another tab, and says so', async () => {
    const form = typed();
    const answer = await send(form, cartOf({}, { minor: 5_000 }));
    expect(answer.status).toBe(409);
    expect((answer.errors as Record<string, string[]>).expectedTotal?.[0]).toMatch(
      /was changed after this page was opened/,
    );
    expect(answer.typed).toMatchObject({ name: form.name, email: form.email, key: form.key });
  });

  test('when the amount is the same in another currency', async () => {
    expect((await send(typed(), { ...CART, currency: 'USD' })).status).toBe(409);
  });

  test('when a campaign has closed, and names the gift', async () => {
    const cart = cartOf({}, { offeringId: 'winter-blankets-rafah', minor: 5_000 });
    const form = typed({ expectedTotal: '30000' });
    const answer = await send(form, cart);
    expect(answer.status).toBe(409);
    const errors = answer.errors as Record<string, string[]>;
    expect(errors['']?.[0]).toMatch(/has closed.*nothing was charged/);
    expect(Object.keys(errors).filter(Boolean)).toEqual(['lines.1.offeringId']);
    expect(answer.typed).toMatchObject(
      Object.fromEntries(Object.entries(form).filter(([, text]) => text !== '')),
    );
  });

  test('when the API refuses, in the language of the page', async () => {
    const cart = cartOf({ offeringId: 'winter-blankets-rafah' });
    const answer = await send(typed(), cart, '/ar/checkout');
    expect((answer.errors as Record<string, string[]>)['']?.[0]).toMatch(/أُغلق أحد ما تبرّعت له/);
  });

  test('when the method cannot be paid with', async () => {
    const answer = await send(typed({ method: 'Paypal' }));
    expect(answer.status).toBe(409);
    expect((answer.errors as Record<string, string[]>)['']?.[0]).toMatch(/not available/);
  });

  test.each([
    ['is not there', unreachable],
    ['answers nonsense', () => new Response('<html>', { status: 200 })],
    ['fails', () => new Response('', { status: 500 })],
  ])('when the charity API %s: nothing was charged, never an error page', async (_, fault) => {
    site.fail(fault);
    const form = typed();
    const answer = await send(form);
    expect(answer.status).toBe(503);
    expect((answer.errors as Record<string, string[]>)['']?.[0]).toMatch(/Nothing was charged/);
    expect(answer.typed).toMatchObject({ name: form.name, email: form.email, key: form.key });
    expect(answer.cookie).toBeUndefined();
  });

  test('when the payment provider does not answer', async () => {
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
    expect((answer.errors as Record<string, string[]>)['']?.[0]).toMatch(
      /payment service did not answer/,
    );
  });
});

test('the currency changes here as in the cart, and leads back here', async () => {
  const answer = await send({ intent: 'currency', currency: 'USD' }, CART, '/ar/checkout');
  expect(answer).toMatchObject({ status: 303, to: '/ar/checkout' });
  expect(answer.cart).toMatchObject({
    currency: 'USD',
    lines: [{ converted: { from: 'OMR', total: 6_502 } }],
  });
});

test('PayPal is preselected after a change to a currency that it accepts', async () => {
  site.fail((request) =>
    request.url.endsWith('/lookups/payment-methods')
      ? Response.json({
          result: {
            total: 2,
            data: [
              { method: 'Stripe', currencies: ['OMR', 'USD'] },
              { method: 'Paypal', currencies: ['USD'] },
            ],
          },
        })
      : undefined,
  );
  const inRials: Cart = { ...CART, method: 'Stripe' };
  expect((await load(inRials)).methods?.preselected).toBe('Stripe');
  const { cart } = await send({ intent: 'currency', currency: 'USD' }, inRials);
  expect((await load(cart)).methods?.preselected).toBe('Paypal');
});

test('a form of another site is refused', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' };
  const request = visit('/checkout', { cart: CART, form: typed(), headers });
  await expect(action(args(request))).rejects.toMatchObject({ status: 403 });
});
