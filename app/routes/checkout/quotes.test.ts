/**
 * Tests of payment quotes at the checkout: offered when a method needs one, accepted when the donor confirms it, and
 * rejected when it does not fit the order.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW } from '#tests/support/api/api';
import { createProviders } from '#api/payments/providers';
import { createQuotes } from '#api/payments/quotes';
import { newFormKey } from '#app/security/form-stamp.server';
import type { Quote } from '#contract/orders';
import type { Cart, CartLine, Intention } from '#domain/cart';
import { minutes } from '#domain/time/durations';
import { money, type Currency, type Money } from '#domain/money';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, replaceMethods, unreachable, visit, visitorAfter } from '#tests/support/site';
import { action, loader } from './checkout';

const site = setupTestSiteAtSeedTime();
beforeEach(() => {
  site.clock.now = TEST_NOW;
});

const LINE: CartLine = {
  id: 'a',
  offeringId: 'bread',
  minor: 10_000,
  quantity: 1,
  intention: 'sadaqa',
};
const cartOf = (line: Partial<CartLine> = {}, currency: Currency = 'OMR'): Cart => ({
  currency,
  lines: [{ ...LINE, ...line }],
});

/** Returns a quote of the API for a trial payment method that accepts only USD. */
async function quoteFor(
  { minor: total, currency }: Money,
  intention: Intention = 'sadaqa',
): Promise<Quote> {
  const sandbox = createProviders(site.deps).get('Sandbox')!;
  const narrow = { ...sandbox, currencies: ['USD'] as const };
  const [quote] = await createQuotes(site.deps, new Map([['Sandbox', narrow]]), {
    currency,
    gifts: [{ total, intention }],
  });
  return quote!;
}

const DOLLARS_ONLY = { method: 'Sandbox', currencies: ['USD'], monthly: true };
const BANK = { method: 'Bank', currencies: ['OMR', 'USD', 'EUR', 'GBP'] };

const load = async (cart: Cart) => (await loader(args(visit('/checkout', { cart })))).data;

describe('checkout loader', () => {
  test('returns a quote in USD for OMR, with rate, date and source', async () => {
    const quote = await quoteFor(money(10_000, 'OMR'));
    site.fail(replaceMethods([DOLLARS_ONLY, BANK], [quote]));
    const { methods } = await load(cartOf());
    expect(methods?.preselected).toBe('Bank');
    expect(methods?.offered.at(-1)).toEqual({
      method: 'Sandbox',
      isTrial: false,
      obstacle: 'currency',
      step: null,
      limit: null,
      instead: ['USD'],
      offer: {
        charged: money(2_601, 'USD'),
        rate: '2.6008',
        source: quote.source.en,
        at: quote.at,
        until: new Date(TEST_NOW.getTime() + minutes(30)).toISOString(),
        token: quote.token,
        isRoundedUp: false,
      },
    });
  });

  test('lists methods that cannot accept the amount last, first among them the one that the donor chose', async () => {
    const quote = await quoteFor(money(10_000, 'OMR'));
    const paypal = { ...DOLLARS_ONLY, method: 'Paypal' };
    site.fail(replaceMethods([paypal, DOLLARS_ONLY, BANK], [quote]));
    const order = async (cart: Cart) => {
      const { methods } = await load(cart);
      return [methods?.offered.map(({ method }) => method), methods?.unable];
    };
    expect(await order(cartOf())).toEqual([['Bank', 'Paypal', 'Sandbox'], null]);
    expect(await order({ ...cartOf(), method: 'Bank' })).toEqual([
      ['Bank', 'Paypal', 'Sandbox'],
      null,
    ]);
    expect(await order({ ...cartOf(), method: 'Sandbox' })).toEqual([
      ['Bank', 'Sandbox', 'Paypal'],
      'Sandbox',
    ]);
  });

  test('requests quotes for the gifts in the cart, and only when a method needs one', async () => {
    const asked: unknown[] = [];
    const listen = (methods: object[]) =>
      site.fail(async (request) => {
        const { pathname } = new URL(request.url);
        if (pathname === '/payment-quotes') asked.push(await request.clone().json());
        return replaceMethods(methods)(request);
      });
    const cart = { ...cartOf(), lines: [LINE, LINE, { ...LINE, intention: 'zakat' as const }] };
    listen([BANK]);
    await load(cart);
    expect(asked).toEqual([]);
    listen([DOLLARS_ONLY, BANK]);
    await load(cart);
    const gifts = ['sadaqa', 'sadaqa', 'zakat'].map((intention) => ({ total: 10_000, intention }));
    expect(asked).toEqual([{ currency: 'OMR', gifts }]);
  });

  test('sends the price of converted gifts, so that the quote rounds them once', async () => {
    const asked: unknown[] = [];
    site.fail(async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/payment-quotes') asked.push(await request.clone().json());
      return replaceMethods([DOLLARS_ONLY])(request);
    });
    const converted = { from: 'OMR', total: 134_44 } as const;
    await load({
      currency: 'EUR',
      lines: [{ ...LINE, minor: 1_000, quantity: 60, converted }, LINE],
    });
    const stated = { price: money(1_000, 'OMR'), quantity: 60 };
    const gifts = [
      { total: 134_44, intention: 'sadaqa', stated },
      { total: 10_000, intention: 'sadaqa' },
    ];
    expect(asked).toEqual([{ currency: 'EUR', gifts }]);
  });

  test('marks a quote for zakat as rounded up', async () => {
    const quote = await quoteFor(money(10_001, 'OMR'), 'zakat');
    site.fail(replaceMethods([DOLLARS_ONLY], [quote]));
    const { methods } = await load(cartOf({ minor: 10_001, intention: 'zakat' }));
    expect(methods?.offered[0]?.offer).toMatchObject({
      charged: money(2_602, 'USD'),
      isRoundedUp: true,
    });
  });

  test('returns the minimum of a card, and preselects another method for a smaller total', async () => {
    const card = {
      method: 'Stripe',
      currencies: ['OMR'],
      steps: { OMR: 10 },
      minimums: { OMR: 200 },
    };
    site.fail(replaceMethods([card, BANK], []));
    const little = { intention: 'purification', offeringId: 'stock-purification-fund' } as const;
    const { methods } = await load(cartOf({ ...little, minor: 96 }));
    expect(methods?.preselected).toBe('Bank');
    expect(methods?.offered.at(-1)).toMatchObject({
      ...{ method: 'Stripe', obstacle: 'minimum', limit: money(200, 'OMR'), offer: null },
    });
    const enough = await load(cartOf({ ...little, minor: 200 }));
    expect(enough.methods?.offered[0]).toMatchObject({ method: 'Stripe', obstacle: null });
  });

  test('returns the step of a card that accepts only multiples of ten baisa', async () => {
    const card = { method: 'Stripe', currencies: ['OMR'], steps: { OMR: 10 } };
    site.fail(replaceMethods([card], []));
    const odd = await load(cartOf({ minor: 1_005 }));
    expect(odd.methods?.offered[0]).toMatchObject({ obstacle: 'step', step: money(10, 'OMR') });
    expect(odd.methods?.preselected).toBeNull();
    const even = await load(cartOf({ minor: 1_010 }));
    expect(even.methods?.offered[0]).toMatchObject({ obstacle: null, step: null });
  });

  test('keeps the chosen card when it can only charge the total rounded up', async () => {
    const card = { method: 'Stripe', currencies: ['OMR'], steps: { OMR: 10 } };
    const quote = { ...(await quoteFor(money(12_345, 'OMR'))), method: 'Stripe', rate: null };
    site.fail(replaceMethods([BANK, card], [quote]));
    const { methods } = await load({ ...cartOf({ minor: 12_345 }), method: 'Stripe' });
    expect(methods).toMatchObject({ preselected: 'Stripe', unable: null });
    expect(methods?.offered.map(({ method }) => method)).toEqual(['Bank', 'Stripe']);
  });

  test('returns the methods without quotes when the request for quotes fails', async () => {
    const withoutQuotes = replaceMethods([DOLLARS_ONLY, BANK]);
    site.fail((request) =>
      request.url.endsWith('/payment-quotes') ? unreachable(request) : withoutQuotes(request),
    );
    const { methods } = await load(cartOf());
    expect(methods?.offered.at(-1)).toMatchObject({ obstacle: 'currency', offer: null });
    expect(methods?.preselected).toBe('Bank');
  });
});

const typed = (over: Record<string, string> = {}): Record<string, string> => ({
  intent: 'pay',
  key: newFormKey(),
  name: 'Salim Al-Balushi',
  email: 'salim@example.org',
  method: 'Bank',
  expectedTotal: '10000',
  currency: 'OMR',
  ...over,
});

async function send(form: Record<string, string>, cart = cartOf()) {
  const answer = await action(args(visit('/checkout', { cart, form })));
  if (!(answer instanceof Response)) {
    const { error, initialValue } = answer.data.form;
    return { status: answer.init?.status, errors: error ?? {}, typed: initialValue };
  }
  const { cart: left } = visitorAfter(answer);
  const to = answer.headers.get('location') ?? '';
  return { status: answer.status, errors: {}, to, left };
}

const attempts = () =>
  site.db
    .selectFrom('orders')
    .innerJoin('payment_attempts', 'payment_attempts.order_id', 'orders.id')
    .select([
      ...(['orders.method', 'total', 'currency'] as const),
      ...(['charge_minor', 'charge_currency'] as const),
    ])
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id')
    .execute();
const orderCount = async () => (await attempts()).length;

describe('confirming a quote', () => {
  test('charges the amount of the quote, and keeps the total of the order', async () => {
    const { token } = await quoteFor(money(10_000, 'OMR'));
    const before = await orderCount();
    // The method of the selected radio button is ignored.
    const answer = await send(typed({ method: 'Bank', quote: `Sandbox ${token}` }));
    expect(answer).toMatchObject({ status: 303, left: { lines: [] } });
    expect(answer.to).toMatch(/\/sandbox\/pay\//);
    const orders = await attempts();
    expect(orders).toHaveLength(before + 1);
    expect(orders).toContainEqual({
      method: 'Sandbox',
      total: 10_000,
      currency: 'OMR',
      charge_minor: 2_601,
      charge_currency: 'USD',
    });
  });

  test('accepts a quote when no payment method is selected', async () => {
    const { token } = await quoteFor(money(10_000, 'OMR'));
    const { method: _, ...form } = typed({ quote: `Sandbox ${token}` });
    expect((await send(form)).status).toBe(303);
  });

  test('keeps the form values when a field is invalid', async () => {
    const { token } = await quoteFor(money(10_000, 'OMR'));
    const answer = await send(typed({ quote: `Sandbox ${token}`, email: 'salim@' }));
    expect(Object.keys(answer.errors)).toEqual(['email']);
    expect(answer.typed).toMatchObject({ name: 'Salim Al-Balushi' });
  });
});

describe('rejected quotes and totals create no order', () => {
  async function expectRefused(form: Record<string, string>, cart = cartOf()) {
    const before = await orderCount();
    const answer = await send(form, cart);
    expect(answer.status).toBe(409);
    expect(await orderCount()).toBe(before);
    expect(answer.typed).toMatchObject({ name: form.name, email: form.email, key: form.key });
    return answer.errors as Record<string, string[]>;
  }

  const NOT_OURS = /does not match this order. Nothing was charged/;

  test.each([
    ['amount', (signed: string) => signed.replace(/("charged":\{"minor":)\d+/, '$11')],
    ['signature', (signed: string) => `${signed.slice(0, -2)}xx`],
  ])('rejects a quote with a changed %s', async (_, change) => {
    const { token } = await quoteFor(money(10_000, 'OMR'));
    // latin1 maps each byte to one character, so that the change keeps all other bytes of terms and signature.
    const forged = Buffer.from(
      change(Buffer.from(token, 'base64url').toString('latin1')),
      'latin1',
    );
    expect(forged.toString('base64url')).not.toBe(token);
    const quote = `Sandbox ${forged.toString('base64url')}`;
    const errors = await expectRefused(typed({ quote }));
    expect(errors.quote?.[0]).toMatch(NOT_OURS);
  });

  test.each([
    ['for another total', money(9_999, 'OMR'), 'Sandbox'],
    ['for another currency', money(10_000, 'EUR'), 'Sandbox'],
    ['for another method', money(10_000, 'OMR'), 'Bank'],
  ])('rejects a quote %s', async (_, total, method) => {
    const { token } = await quoteFor(total);
    const errors = await expectRefused(typed({ quote: `${method} ${token}` }));
    expect(errors.quote?.[0]).toMatch(NOT_OURS);
  });

  test('rejects a quote for sadaqa when the gift is zakat, which is rounded up', async () => {
    const { token } = await quoteFor(money(10_000, 'OMR'), 'sadaqa');
    const errors = await expectRefused(
      typed({ quote: `Sandbox ${token}` }),
      cartOf({ intention: 'zakat' }),
    );
    expect(errors.quote?.[0]).toMatch(NOT_OURS);
  });

  test('rejects an expired quote and accepts a new one', async () => {
    const { token } = await quoteFor(money(10_000, 'OMR'));
    site.clock.now = new Date(TEST_NOW.getTime() + minutes(31));
    const errors = await expectRefused(typed({ quote: `Sandbox ${token}` }));
    expect(errors.quote?.[0]).toBe(
      'The rate you saw has expired. Nothing was charged. Please check the new amount.',
    );
    const fresh = await quoteFor(money(10_000, 'OMR'));
    expect(fresh.token).not.toBe(token);
    expect((await send(typed({ quote: `Sandbox ${fresh.token}` }))).status).toBe(303);
  });

  test.each([
    ['one letter', 'x'],
    ['a method without a token', 'Sandbox'],
    ['a token that is too short', 'Sandbox a.b'],
    ['an unknown method', `Cheque ${'a'.repeat(40)}.${'b'.repeat(43)}`],
    ['a space', ' '],
    ['a token that is too long', `Sandbox ${'a'.repeat(5_000)}`],
  ])('rejects a malformed quote: %s', async (_, quote) => {
    const before = await orderCount();
    const answer = await send(typed({ quote }));
    expect(answer.status).toBe(400);
    expect((answer.errors as Record<string, string[]>).quote?.[0]).toMatch(NOT_OURS);
    expect(await orderCount()).toBe(before);
  });

  test.each([
    ['total', { expectedTotal: '9000' }],
    ['currency', { currency: 'USD' }],
    ['interval', { interval: 'month' }],
  ])('rejects a %s that differs from the cart', async (_, over) => {
    const errors = await expectRefused(typed(over));
    expect(errors['']?.[0]).toMatch(/Your cart was changed after this page was opened/);
  });

  describe('validation of the order by the API', () => {
    type Sent = { currency: string; expectedTotal: number; lines: Record<string, unknown>[] };

    /** Changes the order on its way from the storefront to the API. */
    function tamper(change: (order: Sent) => Sent) {
      site.fail(async (request) => {
        if (new URL(request.url).pathname !== '/user/orders') return undefined;
        const order = change((await request.clone().json()) as Sent);
        const { headers, method } = request;
        const body = JSON.stringify(order);
        return site.api.fetch(new Request(request.url, { method, headers, body }));
      });
    }
    const withLine = (line: object) => (order: Sent) => ({
      ...order,
      lines: [{ ...order.lines[0], ...line }],
    });

    test.each([
      ['amount', withLine({ total: 5_000 }), '', /The total has changed since you saw it/],
      ['amount below the minimum', withLine({ total: 1 }), 'lines.0.total', /below the minimum/],
      ['quantity', withLine({ quantity: 99 }), 'lines.0.total', /below the minimum/],
      [
        'total',
        (order: Sent) => ({ ...order, expectedTotal: 1 }),
        '',
        /The total has changed since you saw it/,
      ],
      [
        'currency',
        (order: Sent) => ({ ...order, currency: 'JPY' }),
        'currency',
        /Please choose one of the values offered/,
      ],
      [
        'campaign',
        withLine({ offeringId: 'nowhere' }),
        'lines.0.offeringId',
        /no longer exists.*nothing was charged/,
      ],
      [
        'intention',
        withLine({ offeringId: 'workshop', intention: 'zakat' }),
        'lines.0.intention',
        /does not accept zakat/,
      ],
      [
        'intention that does not fit the fund',
        withLine({ offeringId: 'zakat-fund' }),
        'lines.0.intention',
        /an intention that its fund does not accept/,
      ],
    ] as const)('the API rejects a changed %s', async (_, change, field, message) => {
      tamper(change);
      const before = await orderCount();
      const answer = await send(typed());
      expect([400, 409]).toContain(answer.status);
      const errors = answer.errors as Record<string, string[]>;
      expect(errors[field]?.[0]).toMatch(message);
      expect(errors['']?.[0]).toBeTruthy();
      expect(await orderCount()).toBe(before);
    });
  });
});

test('returns 503 for a confirmed quote while the charity API is down', async () => {
  const { token } = await quoteFor(money(10_000, 'OMR'));
  site.fail(unreachable);
  const answer = await send(typed({ quote: `Sandbox ${token}` }));
  expect(answer.status).toBe(503);
  expect((answer.errors as Record<string, string[]>)['']?.[0]).toMatch(/Nothing was charged/);
});
