/** The data of a cart for pages: lines from the cookie, with titles, pictures and availability from the charity API. */
import type { Reply } from '#contract/endpoints';
import {
  type Cart,
  type CartLine,
  cartTotal,
  giftCount,
  isDonation,
  lineTotal,
  type Rates,
  subtotals,
} from '#domain/cart';
import { MAX_CART_LINES } from '#domain/constants';
import { formatMoney, sum } from '#domain/money';
import {
  availabilityOf,
  capacityUsedBy,
  isProject,
  type Limit,
  remainingUnits,
} from '#domain/offerings';
import { addMonths } from '#domain/offerings/sponsorship';
import { orOnOutage } from '#web/charity/results';
import { formatPhone } from '#web/forms/fields.server';
import type { Visitor } from '../visitor/visitor.server';
import { giftLanguage } from './gift-language.server';
import { fetchNextCase, type NextCase } from './next-case.server';
import {
  fetchPeoplePerObligation,
  missingPeople,
  type PeoplePerObligation,
} from './people-each.server';
import { fetchPrices, hasRate, type OfferingLookup, type Prices } from './prices.server';

/**
 * The reason why a line cannot be paid:
 * - closed: the offering accepts no more gifts
 * - gone: the offering does not exist any more
 * - notForZakat, notForThis: the offering does not accept zakat, or the intention of the line
 * - taken: fewer units remain than the cart contains
 */
type LineProblem = 'closed' | 'gone' | 'notForZakat' | 'notForThis' | 'taken';

/** `next`: an open case, if other donors have completed the case of this line. */
export type CartLineView = ReturnType<typeof lineView> & { next?: NextCase };

export type CartView = Awaited<ReturnType<typeof loadCartView>>;

/** @param cart the whole cart, or the part that the page shows */
export async function loadCartView(visitor: Visitor, cart = visitor.cart, prices?: Prices) {
  const monthly = cart.subscription ? { ...cart.subscription, quantity: 1 } : null;
  const { known, rates, priced } = prices ?? (await fetchPrices(visitor, cart));
  const isExpiation = (one: OfferingLookup) => typeof one !== 'string' && one.kind === 'expiation';
  const [each, periods] = await Promise.all([
    fetchPeoplePerObligation(visitor, [...known.values()].some(isExpiation)),
    fetchPeriods(visitor, known, priced.lines),
  ]);
  const view = (line: CartLine) =>
    lineView(
      { cart: priced, chosen: cart, line, visitor, rates, each, periods },
      known.get(line.offeringId),
    );
  const lines = await withNextCase(visitor, priced.lines.map(view));
  return {
    currency: cart.currency,
    lines,
    /** The lines by intention. */
    groups: subtotals(priced).map((part) => ({
      ...part,
      lines: lines.filter(({ intention }) => intention === part.intention),
    })),
    /** The monthly gift, which has a separate order. */
    monthly: monthly && view(monthly),
    total: cartTotal(priced),
    count: giftCount(cart),
    isFull: cart.lines.length >= MAX_CART_LINES,
    /** True when at least one line has a problem, so the cart cannot be paid. */
    isBlocked: lines.some(({ problem }) => problem !== null),
    /** True when the price of at least one line has changed since the donor chose it. */
    isRepriced: lines.some(({ newPrice }) => newPrice),
    /** True when titles and availability are missing for some lines. Amounts come from the cookie and are complete. */
    isIncomplete: [...known.values()].includes('unknown'),
    /** True when the cart contains a duty or purification, which are not called gifts. The page then counts "items". */
    hasDuty: !lines.every(({ intention }) => isDonation(intention)),
  };
}

/** Adds another open case to each line whose case other donors have completed. */
async function withNextCase(visitor: Visitor, lines: CartLineView[]): Promise<CartLineView[]> {
  const lost = lines.filter(({ kind, problem }) => kind === 'case' && problem === 'taken');
  if (lost.length === 0) return lines;
  const idsInCart = lines.map(({ offeringId }) => offeringId);
  const next = await fetchNextCase(visitor, idsInCart);
  return lines.map((line) => (next && lost.includes(line) ? { ...line, next } : line));
}

type LineContext = {
  /** With current prices. */
  cart: Cart;
  /** With the prices that the donor chose. */
  chosen: Cart;
  line: CartLine;
  visitor: Visitor;
  rates: Rates;
  each: PeoplePerObligation;
  periods: Periods;
};

function lineView(shown: LineContext, known: OfferingLookup = 'unknown') {
  const { cart, chosen, line, visitor, each, periods } = shown;
  const { links, locale, t } = visitor;
  const offering = typeof known === 'string' ? null : known;
  const kind = offering?.kind ?? 'campaign';
  const total = lineTotal(cart, line);
  const before = chosen.lines.find(({ id }) => id === line.id);
  const amount = before ? lineTotal(chosen, before) : total;
  return {
    id: line.id,
    offeringId: line.offeringId,
    title: offering?.title ?? null,
    ...giftLanguage(kind, offering ?? {}),
    kind,
    picture: offering?.picture.path ?? null,
    /** The offering's page. `null` when the offering is unknown. */
    page: offering && links.offering(offering),
    /** The list of offerings of the same kind. */
    others: links.offeringsOf(kind),
    /**
     * True when donors can change the quantity in the cart. They change animals, months and people fed on another page.
     */
    isCounted: !line.isOne && isProject(kind),
    intention: line.intention,
    recipient: line.recipient?.name ?? null,
    phone: line.recipient && formatPhone(line.recipient.phone),
    names: line.names ?? [],
    quantity: line.quantity,
    period: periods.get(line.id) ?? null,
    missing: missingPeople({ kind, ...line }, each),
    total,
    // The total that the donor chose, if the price has changed since then. `total` has the current price.
    ...(amount.minor !== total.minor && {
      newPrice: t('errors:cart.newPrice', { amount: formatMoney(amount, locale) }),
    }),
    problem: problemOf(shown, known),
  };
}

function problemOf({ cart, line, rates }: LineContext, known: OfferingLookup): LineProblem | null {
  if (known === 'gone') return 'gone';
  if (known === 'unknown') return null;
  const availability = availabilityOf(known, new Date());
  if (availability === 'closed' || (availability === 'completed' && !known.limit)) return 'closed';
  if (!known.intentions.includes(line.intention)) {
    return line.intention === 'zakat' ? 'notForZakat' : 'notForThis';
  }
  if (known.limit && !hasEnoughUnits(cart, line, { limit: known.limit, rates })) return 'taken';
  return null;
}

/** Returns true when enough units remain for all lines of the same offering together. */
function hasEnoughUnits(
  cart: Cart,
  { offeringId }: CartLine,
  { limit, rates }: { limit: Limit; rates: Rates },
): boolean {
  const lines = cart.lines.filter((line) => line.offeringId === offeringId);
  const remaining = remainingUnits(limit);
  if (remaining === 0) return false;
  const units = lines.reduce((all, { quantity }) => all + quantity, 0);
  if (limit.unit !== 'money') return units <= remaining;
  const requested = sum(
    lines.map((line) => lineTotal(cart, line)),
    cart.currency,
  );
  // Without a rate, the amounts cannot be compared here: the charity API decides.
  if (!hasRate(requested.currency, rates)) return true;
  return capacityUsedBy(requested, remaining, rates) !== null;
}

/** Periods by line id. */
type Periods = ReadonlyMap<string, { from: string; until: string }>;

/**
 * Calculates the months of each sponsorship in a cart: the months that an order would reserve now.
 *
 * Several lines for one child get consecutive periods. A line gets none when not enough months remain.
 */
async function fetchPeriods(
  { charity }: Pick<Visitor, 'charity'>,
  known: ReadonlyMap<string, OfferingLookup>,
  lines: readonly CartLine[],
): Promise<Periods> {
  const children = [...known].filter(([, one]) => typeof one !== 'string' && one.kind === 'orphan');
  const periods = await Promise.all(
    children.map(async ([id]) => {
      const own = lines.filter(({ offeringId }) => offeringId === id);
      return orOnOutage([], async () =>
        calculatePeriods(await charity.call('orphan', { params: { id } }), own),
      );
    }),
  );
  return new Map(periods.flat());
}

type Child = Pick<Reply<'orphan'>['result'], 'sponsorableUntil' | 'limit'>;

/** The last month that can be sponsored is fixed, so the first day is calculated back from it. */
function calculatePeriods({ sponsorableUntil, limit }: Child, lines: readonly CartLine[]) {
  let remaining = limit ? remainingUnits(limit) : 0;
  return lines.flatMap(({ id, quantity }): [string, { from: string; until: string }][] => {
    if (quantity > remaining) return [];
    const from = addMonths(sponsorableUntil, -remaining);
    remaining -= quantity;
    return [[id, { from, until: addMonths(sponsorableUntil, -remaining) }]];
  });
}
