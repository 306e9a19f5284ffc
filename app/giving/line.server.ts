/** Makes the cart line of a gift to any offering, checked against the offering's current terms and availability. */
import type { Offering } from '#contract/offerings';
import {
  type GiftRecipient,
  type Intention,
  limitProblem,
  lineTotal,
  priceLine,
  priceListIn,
  type Rates,
  totalFor,
} from '#domain/cart';
import { MAXIMUM_AMOUNT } from '#domain/constants';
import { add, type Currency, type Money, times, units } from '#domain/money';
import {
  availabilityOf,
  capacityUsedBy,
  MAX_UNITS,
  nameFieldCount,
  needsAgency,
  type OfferingKind,
  remainingUnits,
} from '#domain/offerings';
import { mayNameRecipient } from '#domain/offerings/funds';
import type { Localised } from '#web/charity/results';
import { messageWith } from '#web/forms/message';
import { notFound } from '../charity/responses.server';
import { FormProblem } from '../forms/action.server';
import type { Visitor } from '../visitor/visitor.server';
import type { NewLine } from './add-to-cart.server';
import { fetchFreshRates } from './rates.server';
import { type ChosenRecipient, resolveRecipient } from './saved-recipients.server';

export type OfferingGift = {
  /** Currency of the page with the form. An amount is not valid in another currency. */
  currency: Currency;
  /** Amount of one unit; null: the published price. */
  amount: Money | null;
  quantity: number;
  /** Form field of the quantity, for error messages. */
  counted?: string;
  intention: Intention | null;
  names?: readonly string[] | undefined;
  agency?: boolean | undefined;
  recipient?: ChosenRecipient | undefined;
};

type Target = {
  id: string;
  /** Kinds that the page accepts. Without this check, one page could bypass the rules of another. */
  kinds: readonly OfferingKind[];
};

/**
 * Returns the cart line of a gift.
 * @throws a 404 response if the offering is of another kind; FormProblem if the offering does not accept this gift now;
 * CharityError
 */
export async function createCartLine(
  visitor: Visitor,
  { id: offeringId, kinds }: Target,
  gift: OfferingGift,
): Promise<NewLine> {
  if (gift.currency !== visitor.currency) throw new FormProblem({ '': 'gift.otherCurrency' });
  const [offering, rates] = await Promise.all([
    visitor.charity.offering(offeringId),
    fetchFreshRates(visitor),
  ]);
  if (!kinds.includes(offering.kind)) notFound();
  const availability = availabilityOf(offering, new Date());
  const hasEnded = availability === 'closed' || (availability === 'completed' && !offering.limit);
  if (hasEnded) throw new FormProblem({ '': 'gift.closed' }, 409);
  assertUnitsRemain(offering, gift);
  const intention = intentionOf(offering, gift);
  const { total, priced } = priceOf(offering, { ...gift, intention }, rates);
  assertWithinBalance(offering, { total }, rates);
  assertFitsWithCart(visitor, offering, { total, quantity: gift.quantity, rates });
  const named = await resolveRecipient(visitor, gift.recipient);
  const recipient = recipientOf(named, intention, offering.intentions);
  const names = namesOf(offering, gift);
  return {
    offeringId,
    ...priced,
    intention,
    ...(recipient && { recipient }),
    ...(names.length > 0 && { names }),
    ...(needsAgency(offering.kind) && { agency: agencyOf(gift) }),
    ...(offering.price && { isOne: true }),
  };
}

type Known = Localised<Offering>;
type Decided = { intention: Intention };

/** Returns the price fields of the cart line. @throws FormProblem */
function priceOf(
  offering: Known,
  { amount, currency, quantity, intention, counted = 'quantity' }: OfferingGift & Decided,
  rates: Rates,
): { total: Money; priced: NonNullable<ReturnType<typeof priceLine>> } {
  if (amount) {
    if (!offering.anyAmount) throw new FormProblem({ amount: 'invalid' });
    const total = times(amount, quantity);
    const problem = limitProblem(total, intention, quantity);
    const completes =
      problem === 'tooSmall' &&
      offering.limit?.unit === 'money' &&
      capacityUsedBy(amount, remainingUnits(offering.limit), rates) ===
        remainingUnits(offering.limit);
    if (problem && !completes) throw new FormProblem({ amount: `amount.${problem}` });
    return { total, priced: { minor: amount.minor, quantity } };
  }
  if (!offering.price) throw new FormProblem({ amount: 'amount.missing' });
  const stated = { price: offering.price, intention };
  const prices = priceListIn(currency, stated, rates);
  if (!prices) throw new FormProblem({ '': 'gift.noPrice' }, 503);
  const { minor: one } = totalFor(prices, 1);
  const most = Math.min(MAX_UNITS, Math.floor(units(MAXIMUM_AMOUNT, currency).minor / one));
  if (quantity > most)
    throw new FormProblem({ [counted]: messageWith('gift.atMost', { count: most }) });
  const total = totalFor(prices, quantity);
  if (limitProblem(total, intention, quantity) === 'tooLarge')
    throw new FormProblem({ [counted]: 'amount.tooLarge' });
  const priced = priceLine(currency, { ...stated, quantity }, rates)!;
  return { total, priced };
}

/** Checks that enough shares or months remain, because other donors may have reserved some. @throws FormProblem */
function assertUnitsRemain({ limit }: Known, { quantity, counted = 'quantity' }: OfferingGift) {
  if (!limit || limit.unit === 'money') return;
  const remaining = remainingUnits(limit);
  if (quantity <= remaining) return;
  throw remaining === 0
    ? new FormProblem({ '': 'gift.taken' }, 409)
    : new FormProblem({ [counted]: messageWith('gift.onlyLeft', { count: remaining }) }, 409);
}

/** Checks the amount against the current balance of a debt or a bill. @throws FormProblem */
function assertWithinBalance({ limit }: Known, { total }: { total: Money }, rates: Rates): void {
  if (limit?.unit !== 'money') return;
  const remaining = remainingUnits(limit);
  if (remaining > 0 && capacityUsedBy(total, remaining, rates) !== null) return;
  throw new FormProblem({ [remaining === 0 ? '' : 'amount']: 'gift.taken' }, 409);
}

/** Counts earlier lines in the cart too: otherwise the checkout would reject all of them. @throws FormProblem */
function assertFitsWithCart(
  { cart }: Visitor,
  { id, limit }: Known,
  { total, quantity, rates }: { total: Money; quantity: number; rates: Rates },
) {
  const own = cart.lines.filter(({ offeringId }) => offeringId === id);
  if (!limit || own.length === 0 || cart.currency !== total.currency) return;
  const remaining = remainingUnits(limit);
  const together = own.reduce((all, line) => add(all, lineTotal(cart, line)), total);
  const fits =
    limit.unit === 'money'
      ? capacityUsedBy(together, remaining, rates) !== null
      : own.reduce((all, line) => all + line.quantity, quantity) <= remaining;
  if (!fits) throw new FormProblem({ '': 'gift.inCart' }, 409);
}

/** Returns the intention of the line. Never replaces zakat by another intention. @throws FormProblem */
function intentionOf({ intentions }: Known, { intention }: OfferingGift): Intention {
  if (intention !== null && intentions.includes(intention)) return intention;
  if (intention === 'zakat') {
    // A form with one intention has no field for it.
    throw new FormProblem({ [intentions.length > 1 ? 'intention' : '']: 'gift.notZakatEligible' });
  }
  return intentions[0]!;
}

/**
 * Returns the recipient, if the intention allows one: donors pay obligations such as zakat only in their own name.
 * Ignores the recipient if no intention of the offering allows one, because then the form has no recipient fields.
 * @throws FormProblem
 */
function recipientOf(
  recipient: GiftRecipient | undefined,
  intention: Intention,
  possible: readonly Intention[],
): GiftRecipient | undefined {
  if (!recipient || mayNameRecipient([intention])) return recipient;
  if (mayNameRecipient(possible)) throw new FormProblem({ intention: 'gift.zakatInAName' });
  return undefined;
}

/** @throws FormProblem */
function namesOf({ kind }: Known, { names = [], quantity }: OfferingGift): readonly string[] {
  const wanted = nameFieldCount(kind, quantity);
  if (kind === 'sacrifice' && names.length < wanted) {
    throw new FormProblem({ [`names[${names.length}]`]: 'required' });
  }
  return names.slice(0, wanted);
}

/** @throws FormProblem */
function agencyOf({ agency }: OfferingGift): true {
  if (!agency) throw new FormProblem({ agency: 'required' });
  return true;
}
