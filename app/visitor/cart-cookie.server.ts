/** The cart in its cookie: short arrays, so that thirty lines fit. */
import * as z from 'zod';
import { INTENTIONS, type Cart, type CartLine, type SubscriptionItem } from '#domain/cart';
import { MAX_CART_LINES, MAX_QUANTITY, MAXIMUM_AMOUNT } from '#domain/constants';
import { CURRENCIES, units } from '#domain/money';
import { PAYMENT_METHODS } from '#domain/payment-methods';
import type { Packing } from './sealed-cookie.server';

/** What was never put into a cart must not be summed either: the sum may be more than an amount can hold. */
const minor = z
  .int()
  .positive()
  .max(Math.max(...CURRENCIES.map((currency) => units(MAXIMUM_AMOUNT, currency).minor)));

/** Id, campaign, price of one, how many, and the intention's place in the list. */
const line = [z.string(), z.string(), minor, z.int().min(1).max(MAX_QUANTITY), z.int()] as const;
/** For whom: name and phone. */
const gift = [z.string(), z.string()] as const;
/** What the donor chose, in another currency than the cart's. */
const priced = [z.int(), minor] as const;

/** What a line has beside these begins with text or with a number, and so tells what it is. */
const packedLine = z.union([
  z.tuple(line),
  z.tuple([...line, ...gift]),
  z.tuple([...line, ...priced]),
  z.tuple([...line, ...gift, ...priced]),
]);
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

function packLine({ id, projectId, minor, quantity, intention, recipient, priced }: CartLine) {
  return [
    ...[id, projectId, minor, quantity, INTENTIONS.indexOf(intention)],
    ...(recipient ? [recipient.name, recipient.phone] : []),
    ...(priced ? [CURRENCIES.indexOf(priced.currency), priced.minor] : []),
  ];
}

/** None of an intention that we do not know. */
function unpackLine(packed: PackedLine): CartLine[] {
  const [id, projectId, minor, quantity, intentionIndex, ...rest] = packed;
  const intention = INTENTIONS[intentionIndex];
  if (!intention) return [];
  const extras: readonly (string | number)[] = rest;
  const [name, phone] = extras.filter((value) => typeof value === 'string');
  const [currencyIndex = -1, chosen] = extras.filter((value) => typeof value === 'number');
  const currency = CURRENCIES[currencyIndex];
  return [
    {
      ...{ id, projectId, minor, quantity, intention },
      ...(name !== undefined && phone !== undefined && { recipient: { name, phone } }),
      ...(currency && chosen && { priced: { minor: chosen, currency } }),
    },
  ];
}

function onceAMonth({ quantity: _, ...item }: CartLine): SubscriptionItem {
  return item;
}
