/**
 * A cookie for each addition to the cart. Browsers store the cart cookie that arrives last, so of two tabs that add a
 * gift at the same moment, one would lose its gift. The names of these cookies differ, so both stay (decision 0071).
 */
import { createHash, randomBytes } from 'node:crypto';
import { parse } from 'cookie';
import * as z from 'zod';
import { addLine, type Cart, type CartLine } from '#domain/cart';
import type { Currency } from '#domain/money';
import type { PaymentMethod } from '#domain/orders/payment-methods';
import { cartPacking } from './cart-cookie.server';
import { COOKIE_NAMES } from './plain-request';
import {
  sealedCookie,
  type CookieSettings,
  type Packing,
} from '#web/security/sealed-cookie.server';

/** The lines that one submission added. */
export type Addition = {
  /** Epoch ms. Additions are applied in this order. */
  at: number;
  currency: Currency;
  lines: readonly CartLine[];
  method?: PaymentMethod;
};

/** Names of the cookies with additions, and the last addition. */
export type Additions = {
  /** Their lines are in the cart. The next change of the cart removes them. */
  merged: readonly string[];
  /** The cart cannot have their lines: it is full, or has another currency. The next page reports and removes them. */
  lost: readonly string[];
  /** The last one that is merged, until the cart changes in another way; null without one. */
  newest: Addition | null;
};

const PREFIX = `${COOKIE_NAMES.cart}-`;
const NAME = new RegExp(`^${PREFIX}[\\w-]{1,64}$`);
/** More exist only when a visitor makes them. Each costs the check of a signature. */
const MAX_READ = 8;

const timeSchema = z.object({ at: z.int() });

const packing: Packing<Addition> = {
  version: cartPacking.version,
  // Makes each cookie unique. When the cart cookie lacks these lines, Visitor.cartId can depend on this cookie alone.
  pack: (addition) => ({ ...addition, random: randomBytes(12).toString('base64url') }),
  unpack(packed) {
    const at = timeSchema.safeParse(packed);
    const cart = cartPacking.unpack(packed);
    return at.success && cart ? { ...cart, at: at.data.at } : null;
  },
};

const cookieOf = (name: string, settings: CookieSettings) => sealedCookie(name, packing, settings);

/** Returns the Set-Cookie header for an addition. Returns null when it exceeds the size of a cookie. */
export function writeAddition(addition: Addition, settings: CookieSettings): string | null {
  const [first] = addition.lines;
  // A submission that the browser sends twice has the same line ids, and so the same name: its cookie replaces the first.
  return first ? cookieOf(PREFIX + first.id, settings).write(addition) : null;
}

/** Returns the cart before the addition. */
export function withoutAddition(cart: Cart, { lines: added }: Addition): Cart {
  return { ...cart, lines: cart.lines.filter(({ id }) => !added.some((line) => line.id === id)) };
}

export function removeAddition(name: string, settings: CookieSettings): string {
  return cookieOf(name, settings).remove();
}

export type MergedCart = { cart: Cart; id: string | null; additions: Additions };

/**
 * Adds the additions that the cart cookie lacks.
 * @param stored the value of the cart cookie @param id identifies that value; null without a cookie
 */
export function mergeAdditions(
  header: string | null,
  { stored, id }: { stored: Cart; id: string | null },
  settings: CookieSettings,
): MergedCart {
  const found = header?.includes(PREFIX) ? readAdditions(header, settings) : [];
  const merged: string[] = [];
  const lost: string[] = [];
  const late: string[] = [];
  let cart = stored;
  for (const { name, id: own, addition } of found) {
    const missing = addition.lines.filter((line) => !cart.lines.some(({ id }) => id === line.id));
    let after = cart;
    const fits = missing.every((line) => {
      const change = addLine(after, line, addition.currency);
      after = change.cart;
      return change.ok;
    });
    (fits ? merged : lost).push(name);
    if (!fits || missing.length === 0) continue;
    late.push(own);
    // Another tab set the monthly gift at the same moment: the donor chose both.
    const { subscription } = stored;
    const { method } = addition;
    cart = { ...after, ...(subscription && { subscription }), ...(method && { method }) };
  }
  const newest = found.findLast(({ name }) => merged.includes(name))?.addition ?? null;
  const additions = { merged, lost, newest };
  if (late.length === 0) return { cart, id, additions };
  const both = createHash('sha256').update([id, ...late].join(' '));
  return { cart, id: both.digest('base64url'), additions };
}

function readAdditions(header: string, settings: CookieSettings) {
  return Object.keys(parse(header))
    .filter((name) => NAME.test(name))
    .slice(0, MAX_READ)
    .flatMap((name) => {
      const cookie = cookieOf(name, settings);
      const addition = cookie.read(header);
      return addition ? [{ name, id: cookie.id(header)!, addition }] : [];
    })
    .sort((a, b) => a.addition.at - b.addition.at || (a.name < b.name ? -1 : 1));
}
