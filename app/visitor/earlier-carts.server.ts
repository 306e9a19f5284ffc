/** Reads cart cookies of versions 2 and 3, which were arrays. A cart cookie expires 30 days after its last change. */
import * as z from 'zod';
import { INTENTIONS } from '#domain/cart';
import { CURRENCIES } from '#domain/money';
import { PAYMENT_METHODS } from '#domain/orders/payment-methods';

/** Id, offering id, unit price, quantity, index of the intention. The type of each further value shows its meaning. */
const arrayLine = z.tuple(
  [z.string(), z.string(), z.number(), z.number(), z.number()],
  z.unknown(),
);
type ArrayLine = z.output<typeof arrayLine>;

/** Currency and lines. Optional: form and order, index of the payment method, monthly gift. */
const arrayCart = z.tuple(
  [
    z.string(),
    z.array(arrayLine),
    z.tuple([z.string(), z.string()]).nullish(),
    z.number().nullish(),
    arrayLine.nullish(),
  ],
  z.unknown(),
);

/** Returns the cart in the form of version 4, not validated. Returns null when `packed` is not such an array. */
export function unpackArrayCart(packed: unknown, version: 2 | 3): object | null {
  const read = arrayCart.safeParse(packed);
  if (!read.success) return null;
  const [currency, lines, placed, method, monthly] = read.data;
  const named = (line: ArrayLine) =>
    version === 2 ? withStatedPrice(namedLine(line)) : namedLine(line);
  return {
    currency,
    method: PAYMENT_METHODS[method ?? -1],
    placed: placed ? { form: placed[0], order: placed[1] } : undefined,
    subscription: monthly ? named(monthly) : undefined,
    lines: lines.map(named),
  };
}

function namedLine([id, offeringId, minor, quantity, intention, ...rest]: ArrayLine) {
  const [name, phone] = rest.filter((value) => typeof value === 'string');
  const [currency, total] = rest.filter((value) => typeof value === 'number');
  return {
    ...{ id, offeringId, minor, quantity, intention: INTENTIONS[intention] },
    recipient: phone === undefined ? undefined : { name, phone },
    converted: total === undefined ? undefined : { from: CURRENCIES[currency ?? -1], total },
    names: rest.find((value) => Array.isArray(value)),
    agency: rest.includes(true) ? true : undefined,
    isOne: rest.includes(null) ? true : undefined,
  };
}

/** Version 2 stored the unit price in the cart's currency as `minor`, and the stated price in addition. */
function withStatedPrice(line: ReturnType<typeof namedLine>) {
  const { minor, quantity, converted } = line;
  if (!converted) return line;
  return {
    ...line,
    minor: converted.total,
    converted: { from: converted.from, total: minor * quantity },
  };
}
