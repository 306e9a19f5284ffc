/** Tests of quotes: amounts, rates and rounding, and which quotes a payment method accepts. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cartTotal,
  changeCurrency,
  INTENTIONS,
  lineTotal,
  priceLine,
  statedOf,
  type Cart,
  type Intention,
  type Priced,
  type Rates,
} from '#domain/cart';
import { minutes } from '#domain/time/durations';
import { CURRENCIES, money, type Currency } from '#domain/money';
import { MAX_UNITS } from '#domain/offerings';
import type { PaymentMethod } from '#contract/content';
import type { Quote } from '#contract/orders';
import { ApiError } from '../../http/errors';
import { signToken } from '../../http/signed-token';
import { TEST_NOW } from '#tests/support/api/api';
import { sharedApi } from '#tests/support/api/opened-api';
import { calculateCharge } from '../../payments/charge';
import type { PaymentProvider } from '../../payments/provider';
import { createQuotes, type Gifts } from '../../payments/quotes';
import { changeRates } from '#tests/support/api/documents';
import { readCurrencyRates } from '../../modules/lookups/currency-rates';

const given = sharedApi();

/** A provider with only the fields that the code under test reads. */
function stubOf(
  method: PaymentMethod,
  currencies: Currency[],
  steps?: PaymentProvider['steps'],
): PaymentProvider {
  return {
    method,
    currencies,
    ...(steps && { steps }),
    paymentTimeoutMs: 0,
    start: () => Promise.reject(new Error('not started here')),
    fetchStatus: () => Promise.resolve(null),
  };
}

const PAYPAL = stubOf('Paypal', ['USD', 'EUR', 'GBP']);
const STRIPE = stubOf('Stripe', ['OMR', 'USD'], { OMR: 10 });
const XENDIT = stubOf('Xendit', ['USD']);
const all = new Map([PAYPAL, STRIPE, XENDIT].map((provider) => [provider.method, provider]));

const rials = (minor: number) => money(minor, 'OMR');
const gift = (total: number, intention: Intention = 'sadaqa') => ({ total, intention });
const quotesOf = (gifts: Parameters<typeof createQuotes>[2]['gifts'], currency: Currency = 'OMR') =>
  createQuotes(given.deps, all, { currency, gifts });
const quotes = (minor: number, intention?: Intention, currency?: Currency) =>
  quotesOf([gift(minor, intention)], currency);

async function currentRates(): Promise<Rates> {
  const rows = await readCurrencyRates(given.db);
  return Object.fromEntries(rows.map(({ currency, rate }) => [currency, rate]));
}

const rateOf = async (currency: string) =>
  (await readCurrencyRates(given.db)).find((rate) => rate.currency === currency)!;
const setDay = (currency: string, at: string) =>
  changeRates(given.db, (rates) =>
    rates.map((rate) => (rate.currency === currency ? { ...rate, at } : rate)),
  );

/** A cart of gifts whose prices are stated in any currency. */
function cartOf(currency: Currency, gifts: Priced[], rates: Rates): Cart {
  const lines = gifts.map((one, at) => ({
    ...{ id: String(at), offeringId: 'water', intention: one.intention },
    ...priceLine(currency, one, rates)!,
  }));
  return { currency, lines };
}

/** Returns the gifts of a cart as the checkout sends them in a quote request. */
const giftsOf = (cart: Cart) =>
  cart.lines.map((line) => {
    const stated = statedOf(cart, line);
    const { minor: total } = lineTotal(cart, line);
    return { total, intention: line.intention, ...(stated && { stated }) };
  });

const code = (work: () => unknown): string => {
  try {
    work();
    return 'accepted';
  } catch (error) {
    return error instanceof ApiError ? error.code : String(error);
  }
};

describe('a quote', () => {
  test('is created for a method that does not accept the currency, at the stored rate', async () => {
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

  test('is created for an amount with more decimals than the method accepts', async () => {
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
  ] as const)('for %s rounds %i baisa to %i cents', async (intention, minor, cents) => {
    const [paypal] = await quotes(minor, intention);
    expect(paypal!.charged).toEqual(money(cents, 'USD'));
  });

  test('is not created when the rate is too old', async () => {
    const { at } = await rateOf('EUR');
    await setDay('EUR', '2026-01-01T00:00:00.000Z');
    expect(await quotes(2_000, 'sadaqa', 'EUR')).toEqual([]);
    await setDay('EUR', at);
    expect(await quotes(2_000, 'sadaqa', 'EUR')).toHaveLength(2);
  });

  test.each([
    ['OMR', 'USD', 'USD'],
    ['USD', 'OMR', 'USD'],
    ['EUR', 'USD', 'EUR'],
    ['USD', 'EUR', 'EUR'],
    ['EUR', 'OMR', 'EUR'],
    ['OMR', 'GBP', 'GBP'],
    // Both rates change against the rial, so the older date counts.
    ['EUR', 'GBP', 'EUR'],
    ['GBP', 'EUR', 'EUR'],
  ] as const)('from %s to %s has the source and date of the %s rate', async (from, to, dated) => {
    const euro = await rateOf('EUR');
    const older = new Date(Date.parse(euro.at) - minutes(1)).toISOString();
    await setDay('EUR', older);
    const rate = await rateOf(dated);
    const [quote] = await createQuotes(given.deps, new Map([['Stripe', stubOf('Stripe', [to])]]), {
      currency: from,
      gifts: [gift(10_000)],
    });
    await setDay('EUR', euro.at);
    expect(quote?.at).toBe(rate.at);
    expect(quote?.source).toEqual(rate.source);
  });

  test('charges the total that the cart has in the quoted currency, for random gifts', async () => {
    const rates = await currentRates();
    const anyGift = fc.record({
      price: fc.record({
        minor: fc.integer({ min: 1, max: 100_000_000 }),
        currency: fc.constantFrom(...CURRENCIES),
      }),
      quantity: fc.integer({ min: 1, max: MAX_UNITS }),
      intention: fc.constantFrom(...INTENTIONS),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...CURRENCIES),
        fc.array(anyGift, { minLength: 1, maxLength: 5 }),
        async (currency, gifts) => {
          const cart = cartOf(currency, gifts, rates);
          for (const { donated, charged } of await quotesOf(giftsOf(cart), currency)) {
            expect(donated).toEqual(cartTotal(cart));
            const total = cartTotal(changeCurrency(cart, charged.currency, rates)!).minor;
            const step = charged.currency === 'OMR' ? 10 : 1;
            const rounding = charged.minor - total;
            expect(charged.minor % step).toBe(0);
            expect(rounding).toBeGreaterThanOrEqual(0);
            expect(rounding).toBeLessThan(step);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('converts the total when it differs from the stated price, for example after a rate change', async () => {
    const euros = (total: number) => ({
      ...gift(total),
      stated: { price: rials(25_000), quantity: 1 },
    });
    const plain = await quotesOf([gift(60_00)], 'EUR');
    const moved = await quotesOf([euros(60_00)], 'EUR');
    const charged = (quotes: Quote[]) => quotes.map((quote) => quote.charged);
    expect(charged(moved)).toEqual(charged(plain));
    // A low stated price does not lower the charge.
    const cheap = await quotesOf(
      [{ ...gift(60_00), stated: { price: rials(1), quantity: 1 } }],
      'EUR',
    );
    expect(charged(cheap)).toEqual(charged(plain));
  });

  test('is accepted by an order without the stated prices', async () => {
    const cart = cartOf(
      'EUR',
      [{ price: rials(25_000), quantity: 1, intention: 'sadaqa' }],
      await currentRates(),
    );
    const quote = (await quotesOf(giftsOf(cart), 'EUR')).find(({ method }) => method === 'Xendit');
    const gifts = giftsOf(cart).map(({ total, intention }) => ({ total, intention }));
    const charge = calculateCharge(given.deps, XENDIT, {
      currency: 'EUR',
      gifts,
      quote: quote!.token,
    });
    expect(charge).toMatchObject({ charge_minor: quote!.charged.minor, charge_currency: 'USD' });
  });

  test('rounds each gift like a line of the receipt: 3 × 26.01, not 78.02', async () => {
    const [paypal] = await quotesOf([gift(10_000), gift(10_000), gift(10_000)]);
    expect(paypal!.charged).toEqual(money(78_03, 'USD'));
  });

  test('is not created below the minimum of its provider', async () => {
    const card = { ...stubOf('Stripe', ['USD']), minimums: { USD: 50 } };
    const offered = async (total: number) =>
      (
        await createQuotes(given.deps, new Map([['Stripe', card]]), {
          currency: 'OMR',
          gifts: [gift(total, 'zakat')],
        })
      ).map(({ charged }) => charged.minor);
    expect(await offered(96)).toEqual([]);
    expect(await offered(193)).toEqual([51]);
  });
});

describe('a payment method', () => {
  const asked: Gifts = { currency: 'OMR', gifts: [gift(10_000)] };
  const accept = (provider: PaymentProvider, quote?: string, changes: object = {}) =>
    code(() => calculateCharge(given.deps, provider, { ...asked, quote, ...changes }));
  const paypalQuote = async () => (await quotes(10_000))[0]!.token;

  test('accepts a total in its own currency without a quote', () => {
    expect(calculateCharge(given.deps, STRIPE, { ...asked, quote: undefined })).toEqual({
      charge_minor: 10_000,
      charge_currency: 'OMR',
      quote: null,
    });
  });

  test('rejects any other total without a quote', () => {
    expect(accept(PAYPAL)).toBe('payment.methodUnavailable');
    expect(accept(STRIPE, undefined, { gifts: [gift(1_005)] })).toBe('payment.quoteNeeded');
  });

  test('rejects a charge below the minimum or above the maximum of its provider', () => {
    const card = { ...STRIPE, minimums: { OMR: 200 }, maximums: { OMR: 99_999_990 } };
    const code = (total: number) =>
      accept(card, undefined, { gifts: [gift(total, 'purification')] });
    expect(code(190)).toBe('payment.belowMinimum');
    expect(code(200)).toBe('accepted');
    expect(code(99_999_990)).toBe('accepted');
    expect(code(100_000_000)).toBe('payment.aboveMaximum');
  });

  test('rejects a quote for another method, total, currency or intention', async () => {
    const quote = await paypalQuote();
    expect(accept(XENDIT, quote)).toBe('payment.quoteRefused');
    expect(accept(PAYPAL, quote, { gifts: [gift(10_001)] })).toBe('payment.quoteRefused');
    expect(accept(PAYPAL, quote, { currency: 'GBP' })).toBe('payment.quoteRefused');
    expect(accept(PAYPAL, quote, { gifts: [gift(10_000, 'zakat')] })).toBe('payment.quoteRefused');
  });

  test('rejects a manipulated quote', async () => {
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
    'rejects a signed quote with an outdated format: %j',
    (form) => {
      const signed = Buffer.from(JSON.stringify(form));
      const token = signToken(given.deps.config.signingSecrets, 'quote', signed);
      expect(accept(PAYPAL, token)).toBe('payment.quoteRefused');
    },
  );

  test('rejects an expired quote', async () => {
    const quote = await paypalQuote();
    given.clock.now = new Date(TEST_NOW.getTime() + minutes(30));
    expect(accept(PAYPAL, quote)).toBe('payment.quoteExpired');
    given.clock.now = TEST_NOW;
    expect(accept(PAYPAL, quote)).toBe('accepted');
  });
});
