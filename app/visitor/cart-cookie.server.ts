/** The cart in its cookie: short arrays, so that thirty lines fit. */
import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { INTENTIONS, onceAMonth, type Cart, type CartLine } from '#domain/cart';
import { MAX_CART_LINES, MAX_QUANTITY, MAXIMUM_AMOUNT } from '#domain/constants';
import { CURRENCIES, units, type Currency } from '#domain/money';
import { MAX_UNITS } from '#domain/offerings';
import { PAYMENT_METHODS } from '#domain/orders/payment-methods';
import type { Packing } from './sealed-cookie.server';

/** What was never put into a cart must not be summed either: the sum may be more than an amount can hold. */
const minor = z
  .int()
  .positive()
  .max(Math.max(...CURRENCIES.map((currency) => units(MAXIMUM_AMOUNT, currency).minor)));

/** What a line has beside these tells by its type what it is. */
const extras = z.union([
  // For whom: name, then phone.
  z.string(),
  // For a price in another currency than the cart's: index of that currency, then the line's total in the cart's
  // currency.
  minor.or(z.literal(0)),
  // The names of shares or of a certificate.
  z.array(z.string()).min(1).max(MAX_QUANTITY),
  // Agency was given.
  z.literal(true),
  // All of the quantity is one gift.
  z.null(),
]);

/** Id, offering id, stated unit price, quantity, and index of the intention. */
const packedLine = z.tuple(
  [z.string(), z.string(), minor, z.int().min(1).max(MAX_UNITS), z.int()],
  extras,
);
type PackedLine = z.output<typeof packedLine>;

/** What a cart has beside currency and lines may be left out at the end; null stands for it elsewhere. */
const packedCart = z.tuple([
  z.enum(CURRENCIES),
  z.array(packedLine).max(MAX_CART_LINES),
  z.tuple([z.string().max(64), z.string().max(64)]).nullish(),
  z.int().nullish(),
  packedLine.nullish(),
  // A random value that makes each cookie unique; see Visitor.cartId.
  z.string().max(32).nullish(),
]);

export const cartPacking: Packing<Cart> = {
  version: 3,
  pack({ currency, lines, placed, method, subscription }) {
    const extras = [
      placed ? [placed.form, placed.order] : null,
      method ? PAYMENT_METHODS.indexOf(method) : null,
      subscription ? packLine({ ...subscription, quantity: 1 }) : null,
      lines.length > 0 || subscription ? randomBytes(12).toString('base64url') : null,
    ];
    while (extras.length > 0 && extras.at(-1) === null) extras.pop();
    return [currency, lines.map(packLine), ...extras];
  },
  unpack: (packed) => unpackCart(packed, unpackLine),
  earlier: { 2: (packed) => unpackCart(packed, unpackLineOfVersion2) },
};

function unpackCart(packed: unknown, unpack: (line: PackedLine) => CartLine[]): Cart | null {
  const read = packedCart.safeParse(packed);
  if (!read.success) return null;
  const [currency, lines, placed, methodIndex, monthly] = read.data;
  const method = PAYMENT_METHODS[methodIndex ?? -1];
  const readLine = (line: PackedLine) => unpack(line).map((one) => withoutOwn(one, currency));
  const subscription = monthly && readLine(monthly)[0];
  return {
    currency,
    ...(method ? { method } : {}),
    ...(placed ? { placed: { form: placed[0], order: placed[1] } } : {}),
    ...(subscription ? { subscription: onceAMonth(subscription) } : {}),
    lines: lines.flatMap(readLine),
  };
}

function packLine(line: CartLine) {
  const { id, offeringId, minor, quantity, intention } = line;
  const { recipient, names, agency, isOne, converted } = line;
  return [
    ...[id, offeringId, minor, quantity, INTENTIONS.indexOf(intention)],
    ...(recipient ? [recipient.name, recipient.phone] : []),
    ...(converted ? [CURRENCIES.indexOf(converted.from), converted.total] : []),
    ...(names ? [names] : []),
    ...(agency ? [true] : []),
    ...(isOne ? [null] : []),
  ];
}

/** None of an intention that we do not know. */
function unpackLine(packed: PackedLine): CartLine[] {
  const [id, offeringId, minor, quantity, intentionIndex, ...rest] = packed;
  const intention = INTENTIONS[intentionIndex];
  if (!intention) return [];
  const [name, phone] = rest.filter((value) => typeof value === 'string');
  const [currencyIndex = -1, total] = rest.filter((value) => typeof value === 'number');
  const names = rest.find((value) => Array.isArray(value));
  const from = CURRENCIES[currencyIndex];
  return [
    {
      ...{ id, offeringId, minor, quantity, intention },
      ...(name !== undefined && phone !== undefined && { recipient: { name, phone } }),
      ...(from && total && { converted: { from, total } }),
      ...(names && { names }),
      ...(rest.includes(true) && { agency: true as const }),
      ...(rest.includes(null) && { isOne: true as const }),
    },
  ];
}

/** Removes `converted` from a line whose price is stated in the cart's own currency. */
function withoutOwn({ converted, ...line }: CartLine, currency: Currency): CartLine {
  return converted && converted.from !== currency ? { ...line, converted } : line;
}

/** Version 2 stored the unit price in the cart's currency as `minor`, and the stated price in addition. */
function unpackLineOfVersion2(packed: PackedLine): CartLine[] {
  return unpackLine(packed).map(({ converted, ...line }) =>
    converted
      ? {
          ...line,
          minor: converted.total,
          converted: { from: converted.from, total: line.minor * line.quantity },
        }
      : line,
  );
}
