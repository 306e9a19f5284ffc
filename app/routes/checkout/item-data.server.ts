/**
 * Reads the gift of a quick donation from the query of the checkout URL (?itemData=…) and moves it into the cart.
 * Anyone can write such a URL, so the item is validated. Every result is a redirect to a URL without the item: the
 * checkout, or the gift form.
 */
import { redirect } from '@remix-run/node';
import * as z from 'zod';
import { currencySchema, idSchema } from '#contract/common';
import { MAX_NAME_LENGTH } from '#contract/orders';
import { lineSchema } from '#contract/values';
import { addLine, limitProblem, QUICK_ITEM_TYPE, type CartLine } from '#domain/cart';
import { parseAmount, plainAmount, type Money } from '#domain/money';
import { PAYMENT_METHODS } from '#domain/orders/payment-methods';
import { readPhone } from '#web/forms/fields.server';
import { fetchCategories } from '../../giving/categories.server';
import type { Flash } from '../../visitor/preferences-cookie.server';
import {
  commitAddedLines,
  commitPreferences,
  setCookieHeaders,
  type Visitor,
} from '../../visitor/visitor.server';

/** Longer than any valid item, in characters. */
const MAX_LENGTH = 4_000;

const recipient = z
  .object({
    giftReceiverName: lineSchema(MAX_NAME_LENGTH),
    giftReceiverPhoneNumber: z.string().max(40).transform(readNumber),
  })
  .transform(({ giftReceiverName: name, giftReceiverPhoneNumber: phone }) => ({ name, phone }));

const itemSchema = z
  .object({
    id: z.string().regex(new RegExp(`^${QUICK_ITEM_TYPE}[\\w-]{1,40}$`)),
    price: z.number(),
    type: z.literal(QUICK_ITEM_TYPE),
    isGift: z.boolean(),
    isSubscription: z.literal(false),
    giftReceiverName: z.unknown().optional(),
    giftReceiverPhoneNumber: z.unknown().optional(),
    donationCategory: idSchema,
    preferredPaymentMethod: z.enum(PAYMENT_METHODS),
    currency: currencySchema,
  })
  .transform((item, context) => {
    const amount = parseAmount(String(item.price), item.currency);
    const { giftReceiverName, giftReceiverPhoneNumber } = item;
    const isNamed = giftReceiverName !== undefined || giftReceiverPhoneNumber !== undefined;
    const given = item.isGift && isNamed ? recipient.safeParse(item) : undefined;
    if (!amount.ok || limitProblem(amount.value, 'sadaqa') || given?.success === false) {
      context.addIssue('custom');
      return z.NEVER;
    }
    return {
      id: item.id,
      amount: amount.value,
      category: item.donationCategory,
      method: item.preferredPaymentMethod,
      recipient: given?.data,
      /** True when the form put the gift into the cart, so that no URL has the recipient. */
      isOnlyInCart: item.isGift && !isNamed,
    };
  });

type Item = z.output<typeof itemSchema>;

/**
 * Moves the item of the URL into the cart. Does nothing when the URL has no item.
 * @throws a redirect to a URL without the item; CharityError
 */
export async function moveItemIntoCart(visitor: Visitor, url: URL): Promise<void> {
  const given = url.searchParams.get('itemData');
  if (given === null) return;
  const { cart, links } = visitor;
  const item = readItem(given);
  const category =
    item && (await fetchCategories(visitor.charity)).find(({ id }) => id === item.category);
  if (!item || !category?.fund)
    throw redirectWithMessage(links.checkout(), visitor, 'giftUnreadable');
  // A reload, or a second visit to the same URL, must not add the gift again.
  if (cart.lines.some(({ id }) => id === item.id)) throw redirect(links.checkout());
  if (item.isOnlyInCart) throw redirectWithMessage(links.checkout(), visitor, 'giftUnreadable');
  const { method } = item;
  const { currency } = item.amount;
  const line = toCartLine(item, category.fund);
  const change = addLine(cart, line, currency);
  if (!change.ok && change.problem === 'otherCurrency')
    throw redirectWithMessage(giftFormUrl(item, visitor), visitor, 'giftOtherCurrency');
  if (!change.ok) throw redirectWithMessage(links.checkout(), visitor, 'cartFull');
  const added = { lines: [line], currency, method };
  const kept = commitAddedLines({ ...change.cart, method }, visitor, added);
  if (!kept) throw redirectWithMessage(links.checkout(), visitor, 'cartTooLarge');
  throw redirect(links.checkout(), { headers: setCookieHeaders(...kept) });
}

function readItem(text: string): Item | null {
  if (text.length > MAX_LENGTH) return null;
  try {
    return itemSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function readNumber(typed: string, context: z.RefinementCtx): string {
  const phone = readPhone(typed);
  if (phone) return phone;
  context.addIssue('custom');
  return z.NEVER;
}

function toCartLine({ id, amount, recipient }: Item, offeringId: string): CartLine {
  return {
    id,
    offeringId,
    minor: amount.minor,
    quantity: 1,
    intention: 'sadaqa',
    ...(recipient && { recipient }),
  };
}

/** URL of the form with the values of the gift, but without name and phone number of the recipient. */
function giftFormUrl({ amount, category, method }: Item, { links }: Visitor) {
  return links.give({ ...toFormAmount(amount), category, method });
}

function toFormAmount(amount: Money) {
  return { currency: amount.currency, amount: plainAmount(amount) };
}

function redirectWithMessage(page: string, { preferences }: Visitor, flash: Flash): Response {
  return redirect(page, {
    headers: setCookieHeaders(commitPreferences({ ...preferences, flash })),
  });
}
