/** Tests that a gift has the same amount in the cart, at checkout, in the order and in the charge. */
import { beforeAll, describe, expect, test } from 'vitest';
import { insertOffering } from '#tests/support/api/offerings';
import { readVisitor } from '#app/visitor/visitor.server';
import { type Cart, type Intention } from '#domain/cart';
import { money, type Currency } from '#domain/money';
import type { OfferingKind } from '#domain/offerings';
import { fetchOrder } from '#tests/support/api/orders';
import { checkOut, checkoutForm } from '#tests/support/checkout';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, visit } from '#tests/support/site';
import { loader as checkoutPage } from '../checkout/checkout';
import { createCartLine } from '../../giving/line.server';
import { loader } from './cart';

const site = setupTestSiteAtSeedTime();
const OFFERED = {
  goat: { kind: 'sacrifice', intention: 'sacrifice', price: 38_000 },
  oath: { kind: 'expiation', intention: 'kafara', price: 1_000 },
  fidya: { kind: 'expiation', intention: 'kafara', price: 615 },
} as const satisfies Record<string, { kind: OfferingKind; intention: Intention; price: number }>;
type Id = keyof typeof OFFERED;

beforeAll(async () => {
  for (const [id, { kind, intention, price }] of Object.entries(OFFERED)) {
    const limit = kind === 'sacrifice' ? ({ unit: 'share', capacity: 99 } as const) : {};
    const within = kind === 'sacrifice' ? 'udhiya' : null;
    const intentions = `["${intention}"]`;
    await insertOffering(site.db, { id, kind, price, within, intentions, ...limit });
  }
});

/** Returns the cart of a donor who gives in this currency. */
async function giveIn(currency: Currency, id: Id, quantity: number): Promise<Cart> {
  const visitor = readVisitor(visit('/', { preferences: { currency } }));
  const { kind } = OFFERED[id];
  const names = Array.from({ length: quantity }, (_, at) => `Name ${at}`);
  const gift = { currency, amount: null, quantity, intention: null, names, agency: true };
  const line = await createCartLine(visitor, { id, kinds: [kind] }, gift);
  return { currency, lines: [{ ...line, id: 'a' }] };
}

describe.each<[Id, number, Currency, number]>([
  ['goat', 1, 'USD', 98_83],
  ['oath', 60, 'USD', 156_05],
  ['fidya', 30, 'USD', 47_99],
])('%s × %i in %s', (id, quantity, currency, minor) => {
  test.for([
    ['', false],
    ['after a changed price ', true],
  ] as const)('has one total %sin cart, checkout, order and charge', async ([, isOld]) => {
    const current = await giveIn(currency, id, quantity);
    const lines = current.lines.map(({ converted, ...line }) =>
      isOld
        ? { ...line, minor: 500, ...(converted && { converted: { ...converted, total: 9 } }) }
        : { ...line, ...(converted && { converted }) },
    );
    const cart = { ...current, lines };
    const total = money(minor, currency);
    const shown = (await loader(args(visit('/cart', { cart })))).data.cart;
    expect(shown).toMatchObject({ total, lines: [{ total, problem: null }] });
    const page = (await checkoutPage(args(visit('/checkout', { cart })))).data;
    expect(page.cart.total).toEqual(total);
    const email = `salma-${id}-${quantity}-${currency}-${isOld}@example.org`.toLowerCase();
    const form = checkoutForm({ email, expectedTotal: String(minor), currency });
    const paid = await checkOut(form, { cart });
    expect(paid.status).toBe(303);
    const token = paid.cart!.placed!.order;
    expect(await fetchOrder(site, { token })).toMatchObject({
      ...{ total, lines: [{ total, quantity }] },
    });
    const attempt = await site.db
      .selectFrom('payment_attempts')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select(['charge_minor', 'charge_currency'])
      .where('orders.token', '=', token)
      .executeTakeFirstOrThrow();
    expect(attempt).toEqual({ charge_minor: minor, charge_currency: currency });
  });
});
