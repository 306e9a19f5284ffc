/** The cart in other currencies: every price is made of what the donor chose, so no way there and back changes it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CURRENCIES, exchange, minorPerUnit, money, type Currency, type Money } from '../money';
import { changeCurrency, setQuantity, type Cart, type Intention } from './cart';

const RATES: Record<Currency, string> = { OMR: '1', USD: '2.6008', EUR: '2.2214', GBP: '1.9307' };
const line = { id: 'a', offeringId: 'bread', quantity: 2, intention: 'sadaqa' } as const;
const { quantity: _, ...monthly } = line;

const cartOf = (minor: number, currency: Currency): Cart => ({
  currency,
  lines: [{ ...line, minor }],
  subscription: { ...monthly, minor },
});
const through = (cart: Cart, ...currencies: Currency[]) =>
  currencies.reduce((held, currency) => changeCurrency(held, currency, RATES), cart);

describe('re-pricing', () => {
  test('there and back is what was chosen: 10 rials are not 10.001', () => {
    const chosen = cartOf(10_000, 'OMR');
    const dollars = through(chosen, 'USD');
    expect(dollars.lines[0]).toMatchObject({ minor: 2_601, priced: money(10_000, 'OMR') });
    expect(dollars.subscription).toMatchObject({ minor: 2_601, priced: money(10_000, 'OMR') });
    expect(through(dollars, 'OMR')).toEqual(chosen);
  });

  test('any way through the currencies ends where the straight way does', () => {
    const amounts = fc.integer({ min: 100, max: 1_000_000_000 });
    const anyCurrency = fc.constantFrom(...CURRENCIES);
    fc.assert(
      fc.property(amounts, anyCurrency, fc.array(anyCurrency), (minor, from, way) => {
        const chosen = cartOf(minor, from);
        const end = way.at(-1) ?? from;
        expect(through(chosen, ...way)).toEqual(through(chosen, end));
        expect(through(chosen, ...way, from)).toEqual(chosen);
      }),
    );
  });

  test('of what is owed is never less than is owed, nor a minor unit more than it must be', () => {
    const owed = fc.constantFrom<Intention>('zakat', 'kafara', 'purification');
    const amounts = fc.integer({ min: 1, max: 1_000_000_000 });
    const anyCurrency = fc.constantFrom(...CURRENCIES);
    const worthIn = (to: Currency, { minor, currency: of }: Money) =>
      (minor / minorPerUnit(of)) * (Number(RATES[to]) / Number(RATES[of])) * minorPerUnit(to);
    fc.assert(
      fc.property(owed, amounts, anyCurrency, anyCurrency, (intention, minor, from, to) => {
        const chosen = { currency: from, lines: [{ ...line, intention, minor }] };
        const there = through(chosen, to);
        const over = there.lines[0]!.minor - worthIn(to, money(minor, from));
        // Binary fractions only in this test: a millionth of a minor unit is theirs.
        expect(over).toBeGreaterThan(-1e-6);
        expect(over).toBeLessThan(1 + 1e-6);
        expect(through(there, from)).toEqual(chosen);
      }),
    );
  });

  test.each([
    ['zakat', 2_602],
    ['sadaqa', 2_601],
  ] as const)('of 10.001 rials of %s is %i cents', (intention, cents) => {
    const chosen: Cart = { currency: 'OMR', lines: [{ ...line, intention, minor: 10_001 }] };
    expect(through(chosen, 'USD').lines[0]?.minor).toBe(cents);
  });

  test('follows the rates of the day from what was chosen', () => {
    const dollars = through(cartOf(10_000, 'OMR'), 'USD');
    const later = changeCurrency(dollars, 'EUR', { ...RATES, EUR: '2.5' });
    expect(later.lines[0]?.minor).toBe(2_500);
  });

  test('without a rate for what was chosen goes on from what it is', () => {
    const euros = through(cartOf(2_222, 'EUR'), 'USD');
    const { EUR: _, ...others } = RATES;
    const rials = changeCurrency(euros, 'OMR', others);
    const step = exchange(money(euros.lines[0]!.minor, 'USD'), 'OMR', { from: '2.6008', to: '1' });
    expect(rials.lines[0]?.minor).toBe(step.minor);
    expect(through(rials, 'EUR').lines[0]?.minor).toBe(2_222);
  });

  test('into its own currency is nothing', () => {
    const cart = cartOf(10_000, 'OMR');
    expect(changeCurrency(cart, 'OMR', {})).toBe(cart);
  });

  test('how many has no part in it', () => {
    const more = setQuantity(through(cartOf(10_000, 'OMR'), 'USD'), 'a', 5);
    expect(through(more, 'OMR').lines[0]).toEqual({ ...line, minor: 10_000, quantity: 5 });
  });
});
