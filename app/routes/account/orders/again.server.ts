/** "Give again": adds the gifts of an earlier order to the cart, and lists those that could not be added. */
import { redirect } from '@remix-run/node';
import type { Recipient } from '#contract/accounts';
import { tokenSchema } from '#contract/common';
import type { Order } from '#contract/orders';
import { addLine, type Cart, isEmpty } from '#domain/cart';
import { MAX_PAGE_SIZE } from '#domain/constants';
import { money } from '#domain/money';
import { isProject, needsAgency } from '#domain/offerings';
import { CharityError, type InLanguage, type Localised } from '#web/charity/results';
import { translateMessage } from '#web/forms/message';
import type { SitePath } from '#web/links';
import { giftLanguage } from '../../../cart/gift-language.server';
import { FormProblem } from '../../../forms/action.server';
import { addGiftsToCart, type NewLine } from '../../../giving/add-to-cart.server';
import { createCartLine, type OfferingGift } from '../../../giving/line.server';
import type { Sender, Visitor } from '../../../visitor/visitor.server';
import { MISSED_ANCHOR } from './anchor';

type Line = Localised<Order>['lines'][number];

/** A gift that could not be added, the reason, and the page where the donor can choose a gift. */
export type MissedGift = InLanguage & { title: string; reason: string; to: SitePath };

/**
 * Adds the gifts of the order that are still possible. Redirects to the cart, or back to the list of orders when a gift
 * could not be added; that page then lists `missedGifts`.
 * @throws FormProblem when the cart is full or has another currency; CharityError
 */
export async function giveAgain(visitor: Sender, token: string): Promise<Response> {
  const { links } = visitor;
  const order = await visitor.charity.call('order', { params: { token } });
  const { currency } = order.total;
  if (!isEmpty(visitor.cart) && visitor.cart.currency !== currency)
    throw new FormProblem({ '': 'gift.cartCurrency' }, 409);
  const { lines, missed } = await tryAll({ ...visitor, currency }, order.lines);
  const report = links.account.orders({ again: token });
  if (lines.length === 0) return redirect(`${report}#${MISSED_ANCHOR}`, { status: 303 });
  const added = addGiftsToCart(visitor, lines, currency, { intent: 'cart', back: links.cart() });
  if (missed.length === 0) return added;
  added.headers.set('location', `${report}#${MISSED_ANCHOR}`);
  return added;
}

/**
 * Returns the gifts of an order that are not in the cart because they are not possible now. Depends only on the URL and
 * the cart, so that a reload shows the message again and adds nothing.
 * @param token from the query of the URL
 * @throws CharityError
 */
export async function missedGifts(visitor: Visitor, token: string | null): Promise<MissedGift[]> {
  const known = tokenSchema.safeParse(token);
  if (!known.success) return [];
  const order = await visitor.charity
    .call('order', { params: { token: known.data } })
    .catch((error: unknown) => {
      if (error instanceof CharityError && error.isNotFound) return null;
      throw error;
    });
  if (!order) return [];
  const absent = order.lines.filter((line) => !isInCart(visitor.cart, line));
  const { missed } = await tryAll({ ...visitor, currency: order.total.currency }, absent);
  return missed.map(({ line, message }) => ({
    title: titleOf(line, visitor),
    ...giftLanguage(line.kind, line),
    reason: translateMessage(message, visitor.t),
    to: pageFor(line, message, visitor),
  }));
}

function isInCart({ lines }: Cart, { offeringId, intention, recipient }: Line): boolean {
  return lines.some(
    (line) =>
      line.offeringId === offeringId &&
      line.intention === intention &&
      line.recipient?.name === recipient?.name,
  );
}

type Attempt = { lines: NewLine[]; missed: { line: Line; message: string }[] };

/** Checks each gift with the earlier ones in the cart, so that together they do not exceed the remaining units. */
async function tryAll(visitor: Visitor, wanted: readonly Line[]): Promise<Attempt> {
  const recipients = wanted.some(({ recipient }) => recipient)
    ? (await visitor.charity.call('recipients', { query: { offset: 0, limit: MAX_PAGE_SIZE } }))
        .data
    : [];
  const result: Attempt = { lines: [], missed: [] };
  let { cart } = visitor;
  for (const [at, line] of wanted.entries()) {
    try {
      const target = { id: line.offeringId, kinds: [line.kind] };
      const gift = await repeatedGift(visitor, line, recipients);
      const made = await createCartLine({ ...visitor, cart }, target, gift);
      result.lines.push(made);
      // The id is for this check only.
      cart = addLine(cart, { ...made, id: `tried-${at}` }, gift.currency).cart;
    } catch (error) {
      result.missed.push({ line, message: messageOf(error) });
    }
  }
  return result;
}

/**
 * Returns the gift as the donor's form would send it.
 * @throws FormProblem for a gift that the donor must choose again
 */
async function repeatedGift(
  { charity }: Visitor,
  line: Line,
  saved: readonly Recipient[],
): Promise<OfferingGift> {
  const { total, quantity, intention, kind, names, recipient } = line;
  // An authorisation is for one sacrifice only. The calculated amount of a purification is not due again.
  if (needsAgency(kind)) throw new FormProblem({ '': 'again.sacrifice' });
  if (intention === 'purification') throw new FormProblem({ '': 'again.purification' });
  const { currency } = total;
  const offering = isProject(kind) ? null : await charity.offering(line.offeringId);
  const isPriced = offering?.price && !(offering.anyAmount && quantity === 1);
  const divides = total.minor % quantity === 0;
  return {
    currency,
    ...(isPriced
      ? { amount: null, quantity }
      : divides
        ? { amount: money(total.minor / quantity, currency), quantity }
        : { amount: total, quantity: 1 }),
    intention,
    names,
    ...(recipient && { recipient: recipientOf(recipient.name, saved) }),
  };
}

/**
 * Finds the recipient of a gift by name, because an order does not contain the phone number.
 * @throws FormProblem unless exactly one saved recipient has the name
 */
function recipientOf(name: string, saved: readonly Recipient[]) {
  const [found, another] = saved.filter((one) => one.name === name);
  if (!found || another) throw new FormProblem({ '': 'again.recipient' });
  return { name, phone: found.phone };
}

/** Returns the key of the reason. @throws the error when it is not about the gift */
function messageOf(error: unknown): string {
  if (error instanceof FormProblem) return Object.values(error.fields)[0] ?? GONE;
  const isGone =
    (error instanceof Response && error.status === 404) ||
    (error instanceof CharityError && error.isNotFound);
  if (isGone) return GONE;
  throw error;
}

const GONE = 'again.gone';

function titleOf({ kind, title }: Line, { t }: Visitor): string {
  return kind === 'orphan' ? t('gifts:sponsorshipOf', { name: title }) : title;
}

/** Returns the page of the gift. Returns the list of its kind when the page does not exist or is unknown. */
function pageFor({ kind, offeringId, intention }: Line, message: string, { links }: Visitor) {
  if (intention === 'purification') return links.stockPurge();
  if (message === GONE || kind === 'repair') return links.offeringsOf(kind);
  return links.offering({ id: offeringId, kind, within: null });
}
