/** Tests currency changes of a cart: in each currency a gift has one amount, rounded once from its stated price. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare, fraction, minus, product, exact } from '../numbers/exact';
import { CURRENCIES, minorPerUnit, money, unitsOf, type Currency } from '../money';
import {
  amountIn,
  cartTotal,
  changeCurrency,
  INTENTIONS,
  isObligation,
  lineTotal,
  priceLine,
  priceListIn,
  setQuantity,
  totalFor,
  unitPriceOf,
  type Cart,
  type CartLine,
  type Intention,
  type Priced,
  type Rates,
} from './index';

const RATES = { OMR: '1', USD: '2.6008', EUR: '2.2214', GBP: '1.9307' };
const line = { id: 'a', offeringId: 'bread', quantity: 2, intention: 'sadaqa' } as const;
const { quantity: _, ...monthly } = line;

const cartOf = (minor: number, currency: Currency): Cart => ({
  currency,
  lines: [{ ...line, minor }],
  subscription: { ...monthly, minor },
});
function through(cart: Cart, rates: Rates, ...currencies: Currency[]): Cart {
  return currencies.reduce((held, currency) => {
    const changed = changeCurrency(held, currency, rates);
    if (!changed) throw new Error(`no rate for ${currency}`);
    return changed;
  }, cart);
}

/** Returns an empty cart of a currency after a gift at a stated price was added. */
function added(priced: Priced, currency: Currency, rates: Rates): Cart {
  const stored = priceLine(currency, priced, rates);
  if (!stored) throw new Error(`no rate for ${currency}`);
  const { intention } = priced;
  return { currency, lines: [{ id: 'a', offeringId: 'bread', intention, ...stored }] };
}

const currencies = fc.constantFrom(...CURRENCIES);
const rate = fc
  .tuple(fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: 0, max: 999_999 }))
  .map(([whole, decimals]) => `${whole}.${String(decimals).padStart(6, '0')}`);
const anyRates = fc.record({ OMR: fc.constant('1'), USD: rate, EUR: rate, GBP: rate });
const gifts: fc.Arbitrary<Priced> = fc.record({
  price: fc.record({ minor: fc.integer({ min: 1, max: 10_000_000 }), currency: currencies }),
  quantity: fc.integer({ min: 1, max: 9_999 }),
  intention: fc.constantFrom<Intention>(...INTENTIONS),
});

/** Returns the unrounded amount of a gift in minor units of a currency. */
function exactly({ price, quantity }: Priced, to: Currency, rates: Record<Currency, string>) {
  const [from, other] = [exact(rates[price.currency]), exact(rates[to])];
  return product(
    unitsOf(price),
    exact(quantity),
    other,
    fraction(from.bottom, from.top),
    exact(minorPerUnit(to)),
  );
}

test('a gift has the same amount when it is added in a currency and when the cart is changed to it', () => {
  fc.assert(
    fc.property(gifts, currencies, fc.array(currencies), anyRates, (gift, to, way, rates) => {
      const changed = through(added(gift, gift.price.currency, rates), rates, ...way, to);
      expect(changed).toEqual(added(gift, to, rates));
    }),
  );
});

test('a gift has its original amount after any currency changes that end in its stated currency', () => {
  fc.assert(
    fc.property(gifts, currencies, fc.array(currencies), anyRates, (gift, from, way, rates) => {
      const cart = added(gift, from, rates);
      expect(through(cart, rates, ...way, from)).toEqual(cart);
    }),
  );
});

test('a gift is rounded once: an obligation up, everything else to the nearest', () => {
  fc.assert(
    fc.property(gifts, currencies, anyRates, (gift, to, rates) => {
      const total = amountIn(to, gift, rates)!;
      const over = minus(exact(total.minor), exactly(gift, to, rates));
      if (isObligation(gift.intention)) {
        expect(compare(over, exact(0))).toBeGreaterThanOrEqual(0);
        expect(compare(over, exact(1))).toBeLessThan(0);
      } else if (total.minor > 1) {
        expect(compare(over, { top: -1n, bottom: 2n })).toBeGreaterThanOrEqual(0);
        expect(compare(over, { top: 1n, bottom: 2n })).toBeLessThanOrEqual(0);
      }
    }),
  );
});

test('a gift has the same amount on its page, in its cart line and in the cart total', () => {
  fc.assert(
    fc.property(
      fc.array(gifts, { minLength: 1, maxLength: 5 }),
      currencies,
      anyRates,
      (all, to, rates) => {
        const lines = all.flatMap((gift) => added(gift, to, rates).lines);
        const cart = { currency: to, lines };
        const shown = all.map((gift) => totalFor(priceListIn(to, gift, rates)!, gift.quantity));
        expect(lines.map((one) => lineTotal(cart, one))).toEqual(shown);
        expect(cartTotal(cart).minor).toBe(shown.reduce((sum, { minor }) => sum + minor, 0));
      },
    ),
  );
});

test('a gift has a unit price that multiplies to the total, or that is marked as rounded', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.integer({ min: 1, max: 9_999 }),
      currencies,
      (minor, quantity, currency) => {
        const { price, isRounded } = unitPriceOf(money(minor, currency), quantity);
        expect(price.minor * quantity === minor).toBe(!isRounded);
        expect(Math.abs(price.minor * quantity - minor) * 2).toBeLessThanOrEqual(quantity);
      },
    ),
  );
});

test.each<[Intention, minor: number, quantity: number, cents: number]>([
  ['sacrifice', 38_000, 1, 98_83],
  ['kafara', 1_000, 60, 156_05],
  ['zakat', 10_001, 1, 26_02],
  ['sadaqa', 10_001, 1, 26_01],
  // Less than a cent.
  ['sadaqa', 1, 1, 1],
])('the intention %s: %i baisa × %i are %i cents, however the cart got its currency', (...row) => {
  const [intention, minor, quantity, cents] = row;
  const gift = { price: money(minor, 'OMR'), quantity, intention };
  expect(cartTotal(added(gift, 'USD', RATES))).toEqual(money(cents, 'USD'));
  expect(cartTotal(through(added(gift, 'OMR', RATES), RATES, 'USD')).minor).toBe(cents);
});

test('a change to another currency and back restores the chosen amount: 10 rials are not 10.001', () => {
  const chosen = cartOf(10_000, 'OMR');
  const dollars = through(chosen, RATES, 'USD');
  expect(dollars.lines[0]).toMatchObject({
    minor: 10_000,
    converted: { from: 'OMR', total: 5_202 },
  });
  expect(dollars.subscription).toMatchObject({
    minor: 10_000,
    converted: { from: 'OMR', total: 2_601 },
  });
  expect(through(dollars, RATES, 'OMR')).toEqual(chosen);
});

test('converts the stated price at the current rates, not the amount converted before', () => {
  const dollars = through(cartOf(10_000, 'OMR'), RATES, 'USD');
  const later = changeCurrency(dollars, 'EUR', { ...RATES, EUR: '2.5' });
  expect(later?.lines[0]?.converted?.total).toBe(5_000);
});

test('returns null when the rate of a stated price is missing, and needs no rate to change back to it', () => {
  const euros = through(cartOf(2_222, 'EUR'), RATES, 'USD');
  expect(changeCurrency(euros, 'OMR', { OMR: '1', USD: '2.6008' })).toBeNull();
  expect(changeCurrency(euros, 'EUR', {})).toEqual(cartOf(2_222, 'EUR'));
});

test('changes nothing when the cart already has the currency', () => {
  const cart = cartOf(10_000, 'OMR');
  expect(changeCurrency(cart, 'OMR', {})).toEqual(cart);
});

test('calculates a changed quantity from the stated price, and returns null without its rate', () => {
  const dollars = through(cartOf(10_000, 'OMR'), RATES, 'USD');
  const more = setQuantity(dollars, 'a', 5, RATES);
  expect(more?.lines[0]).toMatchObject({
    quantity: 5,
    converted: { from: 'OMR', total: 13_004 },
  });
  expect(through(more!, RATES, 'OMR').lines[0]).toEqual<CartLine>({
    ...line,
    minor: 10_000,
    quantity: 5,
  });
  expect(setQuantity(dollars, 'a', 5)).toBeNull();
});
