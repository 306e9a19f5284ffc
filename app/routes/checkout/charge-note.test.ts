/** Tests that the sentence below the payment button fits the payment methods that the donor can choose. */
import { describe, expect, test } from 'vitest';
import type { Cart } from '#domain/cart';
import { LOCALES } from '#domain/locales';
import type { PaymentMethod } from '#domain/orders/payment-methods';
import { setupTestSite } from '#tests/support/opened-site';
import { args, replaceMethods, visit } from '#tests/support/site';
import { translateFor } from '#tests/support/words';
import { loader } from './checkout';

const site = setupTestSite();

const GIFT = { id: 'a', offeringId: 'bread', minor: 25_000, intention: 'sadaqa' } as const;
const CART: Cart = { currency: 'OMR', lines: [{ ...GIFT, quantity: 1 }] };
const MONTHLY: Cart = { currency: 'OMR', lines: [], subscription: GIFT };

/** Loads the checkout of a charity with these methods. @param none methods that do not accept the currency */
async function noteFor(
  able: PaymentMethod[],
  {
    none = [],
    path = '/checkout',
    cart = CART,
  }: { none?: PaymentMethod[]; path?: string; cart?: Cart } = {},
) {
  const data = [
    ...able.map((method) => ({ method, currencies: ['OMR'], monthly: true })),
    ...none.map((method) => ({ method, currencies: ['JPY'], monthly: true })),
  ];
  site.fail(replaceMethods(data));
  const loaded = await loader(args(visit(path, { cart })));
  return loaded.data.note;
}

describe.each(LOCALES)('in %s', (locale) => {
  const path = locale === 'en' ? '/checkout' : `/${locale}/checkout`;
  const t = translateFor(locale);

  test('says that the donor transfers when bank transfer is the only method for the currency', async () => {
    expect(await noteFor(['Bank'], { path })).toBe(t('frame:charge.transfer'));
    const note = await noteFor(['Bank'], { path, none: ['Paypal'] });
    expect(note).toBe(t('frame:charge.transfer'));
  });

  test('says that the amount is charged when no method is a bank transfer', async () => {
    const note = await noteFor(['Stripe', 'Paypal'], { path, none: ['Bank'] });
    expect(note).toBe(t('frame:charge.once'));
  });

  test('describes both when the donor can choose', async () => {
    expect(await noteFor(['Bank', 'Stripe'], { path })).toBe(t('frame:charge.either'));
  });

  test('says that a monthly gift is charged every month', async () => {
    const note = await noteFor(['Stripe'], { path, cart: MONTHLY });
    expect(note).toBe(t('frame:charge.monthly'));
  });
});
