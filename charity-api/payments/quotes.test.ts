/** Quotes: what they promise, who may press them, and when they are over. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  cartTotal,
  changeCurrency,
  INTENTIONS,
  isObligation,
  type CartLine,
  type Intention,
  type Rates,
} from '#domain/cart';
import { minutes } from '#domain/durations';
import { CURRENCIES, money, type Currency } from '#domain/money';
import type { PaymentMethod } from '#contract/content';
import { textFromEither } from '../db/json';
import { ApiError } from '../http/errors';
import { signToken } from '../http/signed-token';
import { openTestApi, TEST_NOW, type TestApi } from '../test-api';
import { chargeFor } from './charge';
import type { PaymentProvider } from './provider';
import { quotesFor, type Gifts } from './quotes';

let given: TestApi;
beforeAll(async () => {
  given = await openTestApi();
});
afterAll(() => given.api.close());

/** A way to pay that is asked for no more than what it takes. */
function taking(
  method: PaymentMethod,
  currencies: Currency[],
  steps?: PaymentProvider['steps'],
): PaymentProvider {
  return {
    method,
    currencies,
    ...(steps && { steps }),
    patience: 0,
    start: () => Promise.reject(new Error('not started here')),
    fetchStatus: () => Promise.resolve(null),
  };
}

const PAYPAL = taking('Paypal', ['USD', 'EUR', 'GBP']);
const STRIPE = taking('Stripe', ['OMR', 'USD'], { OMR: 10 });
const XENDIT = taking('Xendit', ['USD']);
const all = new Map([PAYPAL, STRIPE, XENDIT].map((provider) => [provider.method, provider]));

const rials = (minor: number) => money(minor, 'OMR');
const gift = (total: number, intention: Intention = 'sadaqa') => ({ total, intention });
const quotesOf = (gifts: Gifts['gifts'], currency: Currency = 'OMR') =>
  quotesFor(given.deps, all, { currency, gifts });
const quotes = (minor: number, intention?: Intention, currency?: Currency) =>
  quotesOf([gift(minor, intention)], currency);

const code = (work: () => unknown): string => {
  try {
    work();
    return 'taken';
  } catch (error) {
    return error instanceof ApiError ? error.code : String(error);
  }
};

describe('a quote', () => {
  test('is made where a method cannot take the currency, at the dated rate', async () => {
    const [paypal, xendit, ...others] = await quotes(10_000);
    expect(others).toEqual([]);
    expect(paypal).toMatchObject({
      method: 'Paypal',
      donated: rials(10_000),
      charged: money(2_601, 'USD'),
      rate: '2.6008',
      until: new Date(TEST_NOW.getTime() + minutes(30)).toISOString(),
    });
    expect(xendit).toMatchObject({ method: 'Xendit', charged: money(2_601, 'USD') });
  });

  test('is made where the amount is finer than the method can take', async () => {
    const stripe = (await quotes(1_005)).find(({ method }) => method === 'Stripe');
    expect(stripe).toMatchObject({ charged: rials(1_010), rate: null });
    expect((await quotes(1_010)).some(({ method }) => method === 'Stripe')).toBe(false);
  });

  test.each([
    ['sadaqa', 10_001, 2_601],
    ['zakat', 10_001, 2_602],
    ['kafara', 10_001, 2_602],
    ['purification', 10_001, 2_602],
    ['waqf', 10_001, 2_601],
  ] as const)(
    'of %s is rounded as it should: %i baisa are %i cents',
    async (what, minor, cents) => {
      const [paypal] = await quotes(minor, what);
      expect(paypal!.charged).toEqual(money(cents, 'USD'));
    },
  );

  test('is not made at a rate that is too old', async () => {
    const { db } = given;
    const euro = await db
      .selectFrom('currency_rates')
      .select('at')
      .where('currency', '=', 'EUR')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('currency_rates')
      .set({ at: '2026-01-01T00:00:00.000Z' })
      .where('currency', '=', 'EUR')
      .execute();
    expect(await quotes(2_000, 'sadaqa', 'EUR')).toEqual([]);
    await db.updateTable('currency_rates').set(euro).where('currency', '=', 'EUR').execute();
    expect(await quotes(2_000, 'sadaqa', 'EUR')).toHaveLength(2);
  });

  test.each([
    ['OMR', 'USD', 'USD'],
    ['USD', 'OMR', 'USD'],
    ['EUR', 'USD', 'EUR'],
    ['USD', 'EUR', 'EUR'],
    ['EUR', 'OMR', 'EUR'],
    ['OMR', 'GBP', 'GBP'],
    // Both move: the older of the two.
    ['EUR', 'GBP', 'EUR'],
    ['GBP', 'EUR', 'EUR'],
  ] as const)('from %s to %s names source and day of %s', async (from, to, dated) => {
    const { db } = given;
    const euro = await db
      .selectFrom('currency_rates')
      .select('at')
      .where('currency', '=', 'EUR')
      .executeTakeFirstOrThrow();
    const older = new Date(Date.parse(euro.at) - minutes(1)).toISOString();
    const setDay = (at: string) =>
      db.updateTable('currency_rates').set({ at }).where('currency', '=', 'EUR').execute();
    await setDay(older);
    const rate = await db
      .selectFrom('currency_rates')
      .select(['at', 'source'])
      .where('currency', '=', dated)
      .executeTakeFirstOrThrow();
    const [quote] = await quotesFor(given.deps, new Map([['Stripe', taking('Stripe', [to])]]), {
      currency: from,
      gifts: [gift(10_000)],
    });
    await setDay(euro.at);
    expect(quote?.at).toBe(rate.at);
    expect(quote?.source).toEqual(textFromEither(rate.source));
  });

  test('charges what the cart costs when it is changed to that currency, for any gifts', async () => {
    const rows = await given.db.selectFrom('currency_rates').select(['currency', 'rate']).execute();
    const rates: Rates = Object.fromEntries(rows.map(({ currency, rate }) => [currency, rate]));
    const anyGift = fc.record({
      total: fc.integer({ min: 1, max: 1_000_000_000 }),
      intention: fc.constantFrom(...INTENTIONS),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...CURRENCIES),
        fc.array(anyGift, { minLength: 1, maxLength: 5 }),
        async (currency, gifts) => {
          const lines = gifts.map(({ total: minor, intention }, at): CartLine => ({
            ...{ id: String(at), offeringId: 'water', quantity: 1 },
            ...{ minor, intention },
          }));
          for (const { donated, charged } of await quotesOf(gifts, currency)) {
            const cart = changeCurrency({ currency, lines }, charged.currency, rates)!;
            expect(donated).toEqual(cartTotal({ currency, lines }));
            const total = cartTotal(cart).minor;
            const step = charged.currency === 'OMR' ? 10 : 1;
            const isOwed = gifts.some(({ intention }) => isObligation(intention));
            const over = charged.minor - total;
            expect(charged.minor % step).toBe(0);
            expect(over).toBeGreaterThanOrEqual(isOwed ? 0 : -step / 2);
            expect(over).toBeLessThanOrEqual(isOwed ? step - 1 : step / 2);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('rounds three gifts as the three lines of a receipt: 3 × 26.01, not 78.02', async () => {
    const [paypal] = await quotesOf([gift(10_000), gift(10_000), gift(10_000)]);
    expect(paypal!.charged).toEqual(money(78_03, 'USD'));
  });

  test('is not made below the minimum of its provider', async () => {
    const card = { ...taking('Stripe', ['USD']), minimums: { USD: 50 } };
    const offered = async (total: number) =>
      (
        await quotesFor(given.deps, new Map([['Stripe', card]]), {
          currency: 'OMR',
          gifts: [gift(total, 'zakat')],
        })
      ).map(({ charged }) => charged.minor);
    expect(await offered(96)).toEqual([]);
    expect(await offered(193)).toEqual([51]);
  });
});

describe('a method takes', () => {
  const asked: Gifts = { currency: 'OMR', gifts: [gift(10_000)] };
  const accept = (provider: PaymentProvider, quote?: string, changes: object = {}) =>
    code(() => chargeFor(given.deps, provider, { ...asked, quote, ...changes }));
  const paypalQuote = async () => (await quotes(10_000))[0]!.token;

  test('what it can take without being asked', () => {
    expect(chargeFor(given.deps, STRIPE, { ...asked, quote: undefined })).toEqual({
      charge_minor: 10_000,
      charge_currency: 'OMR',
      quote: null,
    });
  });

  test('nothing else without a word of the donor', () => {
    expect(accept(PAYPAL)).toBe('payment.methodUnavailable');
    expect(accept(STRIPE, undefined, { gifts: [gift(1_005)] })).toBe('payment.quoteNeeded');
  });

  test('nothing below its provider’s minimum', () => {
    const card = { ...STRIPE, minimums: { OMR: 200 } };
    const code = (total: number) =>
      accept(card, undefined, { gifts: [gift(total, 'purification')] });
    expect(code(190)).toBe('payment.belowMinimum');
    expect(code(200)).toBe('taken');
  });

  test('what the donor pressed', async () => {
    const charge = chargeFor(given.deps, PAYPAL, { ...asked, quote: await paypalQuote() });
    expect(charge).toMatchObject({ charge_minor: 2_601, charge_currency: 'USD' });
  });

  test('no quote of another method, total, currency or kind of gift', async () => {
    const quote = await paypalQuote();
    expect(accept(XENDIT, quote)).toBe('payment.quoteRefused');
    expect(accept(PAYPAL, quote, { gifts: [gift(10_001)] })).toBe('payment.quoteRefused');
    expect(accept(PAYPAL, quote, { currency: 'GBP' })).toBe('payment.quoteRefused');
    expect(accept(PAYPAL, quote, { gifts: [gift(10_000, 'zakat')] })).toBe('payment.quoteRefused');
  });

  test('no quote that anybody changed', async () => {
    const quote = await paypalQuote();
    fc.assert(
      fc.property(fc.nat(quote.length - 1), fc.constantFrom(...'Az09-_.'), (at, other) => {
        fc.pre(quote[at] !== other);
        const forged = quote.slice(0, at) + other + quote.slice(at + 1);
        expect(accept(PAYPAL, forged)).toBe('payment.quoteRefused');
      }),
    );
    const cheap = Buffer.from(quote, 'base64url').toString('latin1').replace('2601', '1');
    expect(cheap).toContain('"minor":1,');
    const forged = Buffer.from(cheap, 'latin1').toString('base64url');
    expect(accept(PAYPAL, forged)).toBe('payment.quoteRefused');
  });

  test.each([{}, [], null, { method: 'Paypal', donated: rials(10_000) }])(
    'no quote of a form that we no longer make: %j',
    (form) => {
      const signed = Buffer.from(JSON.stringify(form));
      const token = signToken(given.deps.config.signingSecrets, 'quote', signed);
      expect(accept(PAYPAL, token)).toBe('payment.quoteRefused');
    },
  );

  test('no quote whose time is over', async () => {
    const quote = await paypalQuote();
    given.clock.now = new Date(TEST_NOW.getTime() + minutes(30));
    expect(accept(PAYPAL, quote)).toBe('payment.quoteExpired');
    given.clock.now = TEST_NOW;
    expect(accept(PAYPAL, quote)).toBe('taken');
  });
});
