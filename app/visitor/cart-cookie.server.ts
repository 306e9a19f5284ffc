/** The cart in its cookie: short arrays, so that thirty lines fit. */
import * as z from 'zod';
import { INTENTIONS, type Cart } from '#domain/cart';
import { MAX_CART_LINES, MAX_QUANTITY } from '#domain/constants';
import { CURRENCIES } from '#domain/money';
import { PAYMENT_METHODS } from '#domain/payment-methods';
import type { Packing } from './sealed-cookie.server';

const packedLine = z.union([
  z.tuple([z.string(), z.string(), z.int().positive(), z.int().min(1).max(MAX_QUANTITY), z.int()]),
  z.tuple([
    z.string(),
    z.string(),
    z.int().positive(),
    z.int().min(1).max(MAX_QUANTITY),
    z.int(),
    z.string(),
    z.string(),
  ]),
]);
const packedCart = z.tuple([
  z.enum(CURRENCIES),
  z.array(packedLine).max(MAX_CART_LINES),
  z.tuple([z.string().max(64), z.string().max(64)]).nullish(),
  z.int().optional(),
]);

export const cartPacking: Packing<Cart> = {
  version: 2,
  pack: (cart) => [
    cart.currency,
    cart.lines.map((line) => [
      line.id,
      line.projectId,
      line.minor,
      line.quantity,
      INTENTIONS.indexOf(line.intention),
      ...(line.recipient ? [line.recipient.name, line.recipient.phone] : []),
    ]),
    ...(cart.placed || cart.method
      ? [cart.placed ? [cart.placed.form, cart.placed.order] : null]
      : []),
    ...(cart.method ? [PAYMENT_METHODS.indexOf(cart.method)] : []),
  ],
  unpack(packed) {
    const read = packedCart.safeParse(packed);
    if (!read.success) return null;
    const [currency, lines, placed, methodIndex = -1] = read.data;
    const method = PAYMENT_METHODS[methodIndex];
    return {
      currency,
      ...(method ? { method } : {}),
      ...(placed ? { placed: { form: placed[0], order: placed[1] } } : {}),
      lines: lines.flatMap(([id, projectId, minor, quantity, intentionIndex, name, phone]) => {
        const intention = INTENTIONS[intentionIndex];
        if (!intention) return [];
        const recipient =
          name !== undefined && phone !== undefined ? { recipient: { name, phone } } : {};
        return [{ id, projectId, minor, quantity, intention, ...recipient }];
      }),
    };
  },
};
