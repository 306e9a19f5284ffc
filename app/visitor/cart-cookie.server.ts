/** Cart cookie: stores the domain's `Cart` with the same field names, and validates it when it is read. */
import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { INTENTIONS, toSubscriptionItem, type Cart, type CartLine } from '#domain/cart';
import { MAX_CART_LINES, MAX_QUANTITY, MAXIMUM_AMOUNT } from '#domain/constants';
import { CURRENCIES, units, type Currency } from '#domain/money';
import { MAX_UNITS } from '#domain/offerings';
import { PAYMENT_METHODS } from '#domain/orders/payment-methods';
import type { Packing } from '#web/security/sealed-cookie.server';

/** Limits each amount, because the total of larger amounts may exceed Number.MAX_SAFE_INTEGER. */
const minor = z
  .int()
  .positive()
  .max(Math.max(...CURRENCIES.map((currency) => units(MAXIMUM_AMOUNT, currency).minor)));

const packedLine = z.object({
  id: z.string(),
  offeringId: z.string(),
  minor,
  quantity: z.int().min(1).max(MAX_UNITS),
  intention: z.enum(INTENTIONS),
  recipient: z.object({ name: z.string(), phone: z.string() }).optional(),
  names: z.array(z.string()).min(1).max(MAX_QUANTITY).optional(),
  agency: z.literal(true).optional(),
  isOne: z.literal(true).optional(),
  converted: z.object({ from: z.enum(CURRENCIES), total: minor }).optional(),
});

const packedCart = z.object({
  currency: z.enum(CURRENCIES),
  method: z.enum(PAYMENT_METHODS).optional().catch(undefined),
  placed: z
    .object({
      form: z.string().max(64),
      order: z.string().max(64),
      lines: z.array(z.unknown()).max(MAX_CART_LINES).optional(),
    })
    .optional(),
  orders: z.int().positive().optional().catch(undefined),
  subscription: z.looseObject({}).optional(),
  lines: z.array(z.unknown()).max(MAX_CART_LINES),
});

export const cartPacking: Packing<Cart> = {
  version: 4,
  pack: (cart) => ({
    ...cart,
    // Makes each cookie unique; see Visitor.cartId.
    ...((cart.lines.length > 0 || cart.subscription) && {
      random: randomBytes(12).toString('base64url'),
    }),
  }),
  unpack,
};

function unpack(packed: unknown): Cart | null {
  const read = packedCart.safeParse(packed);
  if (!read.success) return null;
  const { lines, subscription, placed, ...cart } = read.data;
  const readLines = (all: unknown[]) => all.flatMap((line) => readLine(line, cart.currency));
  const [monthly] = subscription ? readLine({ ...subscription, quantity: 1 }, cart.currency) : [];
  return {
    ...cart,
    ...(monthly && { subscription: toSubscriptionItem(monthly) }),
    ...(placed && { placed: readPlaced(placed, readLines) }),
    lines: readLines(lines),
  };
}

function readPlaced(
  { lines, ...placed }: NonNullable<z.output<typeof packedCart>['placed']>,
  readLines: (all: unknown[]) => CartLine[],
): NonNullable<Cart['placed']> {
  return { ...placed, ...(lines && { lines: readLines(lines) }) };
}

/** Returns an empty list for an invalid line. The other lines stay in the cart. */
function readLine(packed: unknown, currency: Currency): CartLine[] {
  const read = packedLine.safeParse(packed);
  if (!read.success) return [];
  const { converted, ...line } = read.data;
  // A price in the currency of the cart needs no conversion, so `converted` is ignored.
  return [converted && converted.from !== currency ? { ...line, converted } : line];
}
