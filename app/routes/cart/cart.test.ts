/** The cart page's loader and action, called as a browser calls them. */
import { describe, expect, test, vi } from 'vitest';
import { TEST_NOW } from '#tests/support/api/api';
import { comeBack, place, press } from '#tests/support/api/orders';
import type { Cart, CartLine } from '#domain/cart';
import { days } from '#domain/time/durations';
import { siteAtSeedTime } from '#tests/support/opened-site';
import { args, unreachable, visit, visitorAfter } from '#tests/support/site';
import { action, loader } from './cart';

const BREAD = 'fresh-bread-deir-al-balah';

const site = siteAtSeedTime();

function cartOf(...lines: Partial<CartLine>[]): Cart {
  return {
    currency: 'OMR',
    lines: lines.map((line, at) => ({
      id: `line-${at}`,
      offeringId: BREAD,
      minor: 25_000,
      quantity: 1,
      intention: 'sadaqa',
      ...line,
    })),
  };
}

async function load(cart?: Cart, path = '/cart') {
  const { data } = await loader(args(visit(path, cart ? { cart } : {})));
  return data;
}

/** What the action answered, and the cart that the browser holds afterwards. */
async function change(cart: Cart, form: Record<string, string>) {
  const answer = await action(args(visit('/cart', { cart, form })));
  if (!(answer instanceof Response)) {
    return { status: answer.init?.status, errors: answer.data.form.error, form: answer.data.form };
  }
  const { cart: held, preferences } = visitorAfter(answer);
  return { status: answer.status, to: answer.headers.get('location'), cart: held, preferences };
}

describe('what it shows', () => {
  test('each gift with its title, recipient, number and total', async () => {
    const { cart } = await load(
      cartOf({
        minor: 7_500,
        quantity: 2,
        recipient: { name: 'Maryam', phone: '+96892123456' },
      }),
    );
    expect(cart.lines[0]).toMatchObject({
      title: 'Fresh bread every morning in Deir al-Balah',
      recipient: 'Maryam',
      phone: '+968 9212 3456',
      quantity: 2,
      total: { minor: 15_000, currency: 'OMR' },
      problem: null,
    });
    expect(cart.lines[0]?.picture).toMatch(/^\/files\//);
    expect(cart).toMatchObject({ count: 2, isBlocked: false, isIncomplete: false });
  });

  test('in the language of the page', async () => {
    const { cart, head } = await load(cartOf({}), '/ar/cart');
    expect(cart.lines[0]?.title).toBe('خبز طازج كل صباح في دير البلح');
    expect(head.title).toBe('سلتك');
  });

  test('each intention apart', async () => {
    const { cart } = await load(cartOf({}, { intention: 'zakat', minor: 168_550 }));
    expect(
      cart.groups.map(({ intention, lines, total }) => [intention, lines.length, total.minor]),
    ).toEqual([
      ['sadaqa', 1, 25_000],
      ['zakat', 1, 168_550],
    ]);
    expect(cart.total.minor).toBe(193_550);
  });

  test('that it is full', async () => {
    const lines = Array.from({ length: 30 }, () => ({}));
    expect((await load(cartOf(...lines))).cart.isFull).toBe(true);
  });

  test('nothing, and the order that it became', async () => {
    const placed = { form: 'form', order: 'token-of-the-order-000001' };
    const { cart, last } = await load({ ...cartOf(), placed });
    expect(cart.lines).toEqual([]);
    expect(last).toEqual({ token: placed.order, isPaid: false });
  });

  test('nothing, and that what it became is paid', async () => {
    const order = await place(site);
    const placed = { form: 'form', order: order.token };
    expect((await load({ ...cartOf(), placed })).last?.isPaid).toBe(false);
    await press(site, order, 'approve');
    await comeBack(site, order);
    expect((await load({ ...cartOf(), placed })).last).toEqual({
      token: order.token,
      isPaid: true,
    });
  });
});

describe('a gift that cannot be paid', () => {
  test.each([
    ['winter-blankets-rafah', 'sadaqa', 'closed'],
    ['no-such-campaign', 'sadaqa', 'gone'],
    ['forty-womens-sewing-workshop', 'zakat', 'notForZakat'],
    ['zakat-fund', 'sadaqa', 'notForThis'],
    [BREAD, 'waqf', 'notForThis'],
  ] as const)('%s for %s is %s', async (offeringId, intention, problem) => {
    const { cart } = await load(cartOf({}, { offeringId, intention }));
    expect(cart.lines.map((line) => line.problem)).toEqual([null, problem]);
    expect(cart.isBlocked).toBe(true);
  });

  test('a campaign whose deadline has passed', async () => {
    vi.setSystemTime(TEST_NOW.getTime() + days(400));
    const { cart } = await load(cartOf({ offeringId: 'school-bags-and-books' }));
    expect(cart.lines[0]?.problem).toBe('closed');
  });
});

describe('while the charity API is down', () => {
  test('shows the gifts and their amounts, and that titles are missing', async () => {
    site.fail(unreachable);
    const { cart, rates } = await load(cartOf({}, { minor: 5_000, quantity: 3 }));
    expect(cart.lines.map(({ title, total, problem }) => [title, total.minor, problem])).toEqual([
      [null, 25_000, null],
      [null, 15_000, null],
    ]);
    expect(cart.isIncomplete).toBe(true);
    expect(cart.total.minor).toBe(40_000);
    expect(rates).toEqual([]);
  });

  test('the cart can still be changed', async () => {
    site.fail(unreachable);
    const { cart } = await change(cartOf({}), { intent: 'more', line: 'line-0' });
    expect(cart?.lines[0]?.quantity).toBe(2);
  });
});

describe('how many', () => {
  test.each([
    ['more', 1, 2],
    ['more', 99, 99],
    ['fewer', 2, 1],
    ['fewer', 1, 1],
  ])('%s than %i is %i', async (intent, quantity, expected) => {
    const answer = await change(cartOf({ quantity }), { intent, line: 'line-0' });
    expect(answer).toMatchObject({ status: 303, to: '/cart' });
    expect(answer.cart?.lines[0]?.quantity).toBe(expected);
  });

  test.each([
    ['7', 7],
    [' 12 ', 12],
    ['٣', 3],
    ['۴۲', 42],
    ['99', 99],
    ['0099', 99],
  ])('%j is taken', async (quantity, expected) => {
    const { cart } = await change(cartOf({}), { intent: 'quantity', line: 'line-0', quantity });
    expect(cart?.lines[0]?.quantity).toBe(expected);
  });

  test.each(['0', '100', '-1', '1.5', '1e1', '0x10', 'two', '99999999999'])(
    '%j is refused, and stays typed',
    async (quantity) => {
      const form = { intent: 'quantity', line: 'line-0', quantity };
      const answer = await change(cartOf({ quantity: 4 }), form);
      expect(answer.status).toBe(400);
      expect(answer.errors).toEqual({ quantity: ['A number from 1 to 99'] });
      expect(answer.form?.initialValue?.line).toBe('line-0');
    },
  );

  test.each([' ', ''])(
    'the quantity %j gets the message for a required field',
    async (quantity) => {
      const answer = await change(cartOf({ quantity: 4 }), {
        ...{ intent: 'quantity', line: 'line-0', quantity },
      });
      expect(answer.errors).toEqual({ quantity: ['This field is required'] });
    },
  );

  test('of a gift that another tab removed changes nothing', async () => {
    const { cart } = await change(cartOf({}), { intent: 'more', line: 'gone' });
    expect(cart?.lines).toHaveLength(1);
  });
});

describe('removing', () => {
  test('one gift, and saying so', async () => {
    const { cart, preferences } = await change(cartOf({}, {}), {
      intent: 'remove',
      line: 'line-0',
    });
    expect(cart?.lines.map(({ id }) => id)).toEqual(['line-1']);
    expect(preferences?.flash).toBe('lineRemoved');
  });

  test('all of them', async () => {
    const { cart, preferences } = await change(cartOf({}, {}), { intent: 'empty' });
    expect(cart?.lines).toEqual([]);
    expect(preferences?.flash).toBe('cartEmptied');
  });
});

describe('another currency', () => {
  test('prices every gift by the dated rate and remembers the currency', async () => {
    const before = cartOf({ minor: 10_000 }, { minor: 7_500, quantity: 2 });
    const answer = await change(before, { intent: 'currency', currency: 'USD' });
    expect(answer.cart?.currency).toBe('USD');
    expect(answer.cart?.lines.map(({ converted }) => converted)).toEqual([
      { from: 'OMR', total: 2_601 },
      // 2 × 7.5 × 2.6008 = 39.012
      { from: 'OMR', total: 3_901 },
    ]);
    expect(answer.preferences).toMatchObject({ currency: 'USD', flash: 'currencyChanged' });
  });

  test('goes over the rial without losing anything to an inverted rate', async () => {
    const before: Cart = { ...cartOf({ minor: 26_008 }), currency: 'USD' };
    const { cart } = await change(before, { intent: 'currency', currency: 'OMR' });
    expect(cart?.lines[0]?.converted).toEqual({ from: 'USD', total: 100_000 });
  });

  test('the page names rate and day', async () => {
    const { rates } = await load(cartOf({}));
    expect(rates.map(({ currency, rate }) => [currency, rate])).toEqual([
      ['OMR', '1'],
      ['USD', '2.6008'],
      ['EUR', expect.stringMatching(/^2\./)],
      ['GBP', expect.stringMatching(/^1\./)],
    ]);
    expect(rates.every(({ at, source }) => !Number.isNaN(Date.parse(at)) && source)).toBe(true);
  });

  test('is not offered by an old rate; the peg does not grow old', async () => {
    vi.setSystemTime(TEST_NOW.getTime() + days(8));
    const { rates } = await load(cartOf({}));
    expect(rates.map(({ currency }) => currency)).toEqual(['OMR', 'USD']);
    const answer = await change(cartOf({}), { intent: 'currency', currency: 'EUR' });
    expect(answer.errors?.currency?.[0]).toMatch(/no current exchange rate/);
  });

  test('is refused where a gift would fall below the least', async () => {
    const before: Cart = { ...cartOf({ minor: 200 }), currency: 'USD' };
    const answer = await change(before, { intent: 'currency', currency: 'OMR' });
    expect(answer.status).toBe(400);
    expect(answer.errors?.currency?.[0]).toMatch(/below 1/);
  });

  test.each(['XXX', '', 'omr'])('%j is none', async (currency) => {
    expect((await change(cartOf({}), { intent: 'currency', currency })).status).toBe(400);
  });

  test('waits while the charity API is down; the cart is as it was', async () => {
    site.fail(unreachable);
    const answer = await change(cartOf({}), { intent: 'currency', currency: 'USD' });
    expect(answer.status).toBe(503);
    expect(answer.cart).toBeUndefined();
  });
});

describe('there and back through other currencies', () => {
  test('every gift is what was chosen again, the monthly one too', async () => {
    const chosen: Cart = {
      ...cartOf({ minor: 10_000 }, { minor: 7_005, quantity: 3 }),
      subscription: { id: 'm', offeringId: BREAD, minor: 10_000, intention: 'sadaqa' },
    };
    let held = chosen;
    for (const currency of ['USD', 'EUR', 'GBP', 'USD', 'OMR']) {
      const { cart } = await change(held, { intent: 'currency', currency });
      expect(cart?.currency).toBe(currency);
      held = cart!;
    }
    expect(held).toEqual(chosen);
  });

  test('a price that was chosen is not followed below the least', async () => {
    const before: Cart = { ...cartOf({ minor: 100 }), currency: 'EUR' };
    const answer = await change(before, { intent: 'currency', currency: 'OMR' });
    expect(answer.errors?.currency?.[0]).toMatch(/below 1/);
  });
});

describe('a monthly gift', () => {
  const subscription = { id: 'm', offeringId: BREAD, minor: 7_000, intention: 'zakat' } as const;

  test('stands apart from the lines and their sum', async () => {
    const { cart } = await load({ ...cartOf({}), subscription });
    expect(cart.monthly).toMatchObject({
      title: 'Fresh bread every morning in Deir al-Balah',
      total: { minor: 7_000, currency: 'OMR' },
      problem: null,
    });
    expect(cart).toMatchObject({ count: 2, total: { minor: 25_000 } });
    expect(cart.lines).toHaveLength(1);
    expect((await load(cartOf({}))).cart.monthly).toBeNull();
  });

  test('is removed by itself', async () => {
    const before = { ...cartOf({}), subscription };
    const { cart, preferences } = await change(before, { intent: 'removeMonthly' });
    expect(cart).toEqual(cartOf({}));
    expect(preferences?.flash).toBe('lineRemoved');
  });

  test('goes with the rest when the cart is emptied', async () => {
    const { cart } = await change({ ...cartOf({}), subscription }, { intent: 'empty' });
    expect(cart).toEqual({ currency: 'OMR', lines: [] });
  });

  test.each([
    ['forty-womens-sewing-workshop', 'notForZakat'],
    ['winter-blankets-rafah', 'closed'],
  ])('to %s is %s', async (offeringId, problem) => {
    const { cart } = await load({ ...cartOf({}), subscription: { ...subscription, offeringId } });
    expect(cart.monthly?.problem).toBe(problem);
    expect(cart.isBlocked).toBe(false);
  });
});

describe('hostile requests', () => {
  test.each([
    '',
    'cart=',
    'cart=garbage',
    'cart=eyJhIjoxfQ.c2lnbmF0dXJl',
    `cart=${'x'.repeat(9000)}`,
  ])('the cookie %.20j is an empty cart', async (cookie) => {
    const { data } = await loader(args(visit('/cart', { headers: { cookie } })));
    expect(data.cart.lines).toEqual([]);
  });

  test('an unknown intent changes nothing', async () => {
    expect((await change(cartOf({}), { intent: 'steal' })).status).toBe(400);
  });

  test('a form of another site is refused', async () => {
    const request = visit('/cart', {
      cart: cartOf({}),
      form: { intent: 'empty' },
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
    });
    await expect(action(args(request))).rejects.toMatchObject({ status: 403 });
  });
});
