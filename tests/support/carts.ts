/** Carts of visitors in tests. */
import type { Cart, CartLine } from '#domain/cart';

/** A gift of 25 OMR. */
export const CART_LINE: CartLine = {
  ...{ id: 'line-0', offeringId: 'bread', minor: 25_000, quantity: 1 },
  intention: 'sadaqa',
};

/** A cart in OMR. @param lines how each line differs from CART_LINE */
export const cartOf = (...lines: Partial<CartLine>[]): Cart => ({
  currency: 'OMR',
  lines: lines.map((line, at) => ({ ...CART_LINE, id: `line-${at}`, ...line })),
});
