/** The cart in its cookie: short arrays, so that thirty lines fit. */
import * as z from 'zod';
import { INTENTIONS, type Cart, type CartLine, type SubscriptionItem } from '#domain/cart';
import { MAX_CART_LINES, MAX_QUANTITY, MAXIMUM_AMOUNT } from '#domain/constants';
import { CURRENCIES, units } from '#domain/money';
import { MAX_UNITS } from '#domain/offerings';
import { PAYMENT_METHODS } from '#domain/payment-methods';
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
  // What the donor chose, in another currency than the cart's: the currency's place in the list, then the amount.
  minor.or(z.literal(0)),
  // The names of shares or of a certificate.
  z.array(z.string()).min(1).max(MAX_QUANTITY),
  // Agency was given.
  z.literal(true),
  // All of the quantity is one gift.
  z.null(),
]);

/** Id, offering, price of one, how many, and the intention's place in the list. */
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
  packedLine.optional(),
]);

export const cartPacking: Packing<Cart> = {
  version: 2,
  pack({ currency, lines, placed, method, subscription }) {
    const extras = [
      placed ? [placed.form, placed.order] : null,
      method ? PAYMENT_METHODS.indexOf(method) : null,
      subscription ? packLine({ ...subscription, quantity: 1 }) : null,
    ];
    while (extras.length > 0 && extras.at(-1) === null) extras.pop();
    return [currency, lines.map(packLine), ...extras];
  },
  unpack(packed) {
    const read = packedCart.safeParse(packed);
    if (!read.success) return null;
    const [currency, lines, placed, methodIndex, monthly] = read.data;
    const method = PAYMENT_METHODS[methodIndex ?? -1];
    const subscription = monthly && unpackLine(monthly)[0];
    return {
      currency,
      ...(method ? { method } : {}),
      ...(placed ? { placed: { form: placed[0], order: placed[1] } } : {}),
      ...(subscription ? { subscription: onceAMonth(subscription) } : {}),
      lines: lines.flatMap(unpackLine),
    };
  },
};

function packLine(line: CartLine) {
  const { id, offeringId, minor, quantity, intention } = line;
  const { recipient, names, agency, isOne, priced } = line;
  return [
    ...[id, offeringId, minor, quantity, INTENTIONS.indexOf(intention)],
    ...(recipient ? [recipient.name, recipient.phone] : []),
    ...(priced ? [CURRENCIES.indexOf(priced.currency), priced.minor] : []),
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
  const [currencyIndex = -1, chosen] = rest.filter((value) => typeof value === 'number');
  const names = rest.find((value) => Array.isArray(value));
  const currency = CURRENCIES[currencyIndex];
  return [
    {
      ...{ id, offeringId, minor, quantity, intention },
      ...(name !== undefined && phone !== undefined && { recipient: { name, phone } }),
      ...(currency && chosen && { priced: { minor: chosen, currency } }),
      ...(names && { names }),
      ...(rest.includes(true) && { agency: true as const }),
      ...(rest.includes(null) && { isOne: true as const }),
    },
  ];
}

function onceAMonth({ quantity: _, ...item }: CartLine): SubscriptionItem {
  return item;
}
