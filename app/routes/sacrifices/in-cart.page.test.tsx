/** Page tests of the cart with shares and whole animals: joined names, and quantity × price. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Cart } from '#domain/cart';
import { LOCALES, commaIn } from '#domain/locales';
import { localisedPath } from '#app/links';
import { renderPage } from '#tests/support/drawn-page';
import { translateFor } from '#tests/support/words';
import { setupTestSite } from '#tests/support/opened-site';
import CartPage, { loader } from '../cart/cart';

setupTestSite();

const SACRIFICE = { intention: 'sacrifice', agency: true } as const;
const CART: Cart = {
  currency: 'OMR',
  lines: [
    {
      ...{ id: 'shares', offeringId: 'cow-share-tanzania', minor: 45_000, quantity: 2 },
      ...{ ...SACRIFICE, names: ['Salim', 'Maryam'] },
    },
    {
      ...{ id: 'whole', offeringId: 'sheep-oman', minor: 85_000, quantity: 1 },
      ...{ ...SACRIFICE, names: ['Aisha'] },
    },
  ],
};

test.each(LOCALES)(
  'shows names, quantity and price of sacrifices in the cart in %s',
  async (locale) => {
    const path = localisedPath('/cart', locale);
    await renderPage(path, { Component: CartPage, loader, sent: { cart: CART } });
    const t = translateFor(locale);
    const [shares, whole] = screen.getAllByRole('listitem').map((item) => within(item));
    const names = `Salim${commaIn(locale)}Maryam`;
    expect(shares!.getByText(t('gifts:names', { names }))).toBeTruthy();
    const code = locale === 'ar' ? 'ر.ع.' : 'OMR';
    expect(shares!.getByText(`2 × 45 ${code}`)).toBeTruthy();
    expect(whole!.getByText(`1 × 85 ${code}`)).toBeTruthy();
    // The cart has no fields for names or quantity: donors change them on the page of the sacrifice.
    expect(screen.queryByRole('textbox')).toBeNull();
  },
);
