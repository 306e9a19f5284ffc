/** Quotes: what they promise, who may press them, and when they are over. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { INTENTIONS, type Intention } from '#domain/cart';
import { minutes } from '#domain/durations';
import { CURRENCIES, minorPerUnit, money, type Currency } from '#domain/money';
import type { PaymentMethod } from '#contract/content';
import { ApiError } from '../http/errors';
import { signToken } from '../http/signed-token';
import { openTestApi, TEST_NOW, type TestApi } from '../test-api';
import { chargeFor } from './charge';
import type { PaymentProvider } from './provider';
import { quotesFor } from './quotes';

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
const quotes = (minor: number, intentions: Intention[] = ['sadaqa'], currency: Currency = 'OMR') =>
  quotesFor(given.deps, all, { total: money(minor, currency), intentions });

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
      const [paypal] = await quotes(minor, ['sadaqa', what]);
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
    expect(await quotes(2_000, ['sadaqa'], 'EUR')).toEqual([]);
    await db.updateTable('currency_rates').set(euro).where('currency', '=', 'EUR').execute();
    expect(await quotes(2_000, ['sadaqa'], 'EUR')).toHaveLength(2);
  });

  test('charges what it says, never less than an obligation and never off by more than one step', async () => {
    const rates = new Map(
      (await given.db.selectFrom('currency_rates').select(['currency', 'rate']).execute()).map(
        ({ currency, rate }) => [currency, Number(rate)],
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...CURRENCIES),
        fc.integer({ min: 1_000, max: 1_000_000_000 }),
        fc.subarray([...INTENTIONS], { minLength: 1 }),
        async (currency, minor, intentions) => {
          for (const { donated, charged } of await quotes(minor, intentions, currency)) {
            const exact =
              (donated.minor / minorPerUnit(currency) / rates.get(currency)!) *
              rates.get(charged.currency)! *
              minorPerUnit(charged.currency);
            const step = charged.currency === 'OMR' ? 10 : 1;
            const isOwed = intentions.some((one) =>
              ['zakat', 'kafara', 'purification'].includes(one),
            );
            const slack = exact * 1e-12 + 1e-6;
            expect(charged.minor % step).toBe(0);
            expect(charged.minor - exact).toBeLessThanOrEqual((isOwed ? step : step / 2) + slack);
            expect(charged.minor - exact).toBeGreaterThanOrEqual((isOwed ? 0 : -step / 2) - slack);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('a method takes', () => {
  const asked = { total: rials(10_000), intentions: ['sadaqa'] as Intention[] };
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
    expect(accept(STRIPE, undefined, { total: rials(1_005) })).toBe('payment.quoteNeeded');
  });

  test('what the donor pressed', async () => {
    const charge = chargeFor(given.deps, PAYPAL, { ...asked, quote: await paypalQuote() });
    expect(charge).toMatchObject({ charge_minor: 2_601, charge_currency: 'USD' });
  });

  test('no quote of another method, total, currency or kind of gift', async () => {
    const quote = await paypalQuote();
    expect(accept(XENDIT, quote)).toBe('payment.quoteRefused');
    expect(accept(PAYPAL, quote, { total: rials(10_001) })).toBe('payment.quoteRefused');
    expect(accept(PAYPAL, quote, { total: money(10_000, 'GBP') })).toBe('payment.quoteRefused');
    expect(accept(PAYPAL, quote, { intentions: ['zakat'] })).toBe('payment.quoteRefused');
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
