/** A gift to anything with a price or an end: read from its form, checked against how it stands now, and put into the cart. */
import * as z from 'zod';
import type { Offering } from '#contract/offerings';
import { MAX_NAME_LENGTH, plainLineSchema } from '#contract/orders';
import {
  limitProblem,
  lineTotal,
  priceLine,
  priceListIn,
  totalFor,
  type GiftRecipient,
  type Intention,
  type Rates,
} from '#domain/cart';
import { westernDigits } from '#domain/numbers/digits';
import { mayNameRecipient } from '#domain/offerings/funds';
import { MAXIMUM_AMOUNT } from '#domain/constants';
import { add, times, units, type Currency, type Money } from '#domain/money';
import {
  leftOf,
  MAX_UNITS,
  namesTaken,
  needsAgency,
  portionOf,
  standingOf,
  type OfferingKind,
} from '#domain/offerings';
import { readCount } from '#domain/numbers/typed';
import type { Localised } from '../charity/localise';
import { FormProblem } from '../forms/action.server';
import { notFound } from '../forms/loader.server';
import { messageWith } from '../forms/message';
import type { Visitor } from '../visitor/visitor.server';
import { promisedRates } from './rates.server';
import type { NewLine } from './put.server';

/**
 * Schema of a whole number above zero, in Latin or Arabic digits. `lineFor` checks the maximum, which depends on the
 * price and on the remaining units. Messages are keys of locales/<language>/errors.json.
 */
export const countField = z
  .string({ error: 'required' })
  .refine((text) => westernDigits(text).trim() !== '', { error: 'required', abort: true })
  .transform((text) => readCount(text) ?? 0)
  .refine((count) => count >= 1, 'gift.howMany');

/** A person's name on one line. */
export const nameField = z
  .string({ error: 'required' })
  .trim()
  .min(1, 'required')
  .max(MAX_NAME_LENGTH, 'gift.names')
  .pipe(plainLineSchema(MAX_NAME_LENGTH));

export type OfferingGift = {
  /** What the page was drawn in: 3 shares in one currency are 3 in another, 25 rials are not 25 dollars. */
  currency: Currency;
  /** One is given the price; null: so many at the published price. */
  amount: Money | null;
  quantity: number;
  /** The form's field of the quantity, beside which is said what is wrong with it. */
  counted?: string;
  intention: Intention | null;
  names?: readonly string[] | undefined;
  agency?: boolean | undefined;
  recipient?: GiftRecipient | undefined;
};

/**
 * The line of a gift.
 * @param of what the page is for: the rules of one kind are not passed by on the page of another
 * @throws a 404 response where it is of another kind; FormProblem where the offering cannot take it as it stands now; CharityError when it cannot be asked
 */
export async function lineFor(
  visitor: Visitor,
  { id: offeringId, kind }: { id: string; kind: OfferingKind },
  gift: OfferingGift,
): Promise<NewLine> {
  if (gift.currency !== visitor.currency) throw new FormProblem({ '': 'gift.otherCurrency' });
  const [offering, rates] = await Promise.all([
    visitor.charity.offering(offeringId),
    promisedRates(visitor),
  ]);
  if (offering.kind !== kind) notFound();
  const standing = standingOf(offering, new Date());
  if (standing === 'closed') throw new FormProblem({ '': 'gift.closed' }, 409);
  refuseMoreThanLeft(offering, gift);
  const intention = intentionOf(offering, gift);
  const { total, priced } = priceOf(offering, { ...gift, intention }, rates);
  refuseMoreThanIsOwed(offering, { total }, rates);
  refuseTwice(visitor, offering, { total, quantity: gift.quantity, rates });
  const names = namesOf(offering, gift);
  return {
    offeringId,
    ...priced,
    intention,
    ...(gift.recipient && mayNameRecipient([intention]) && { recipient: gift.recipient }),
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
      portionOf(amount, leftOf(offering.limit), rates) === leftOf(offering.limit);
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
function refuseMoreThanLeft({ limit }: Known, { quantity, counted = 'quantity' }: OfferingGift) {
  if (!limit || limit.unit === 'money') return;
  const left = leftOf(limit);
  if (quantity <= left) return;
  throw left === 0
    ? new FormProblem({ '': 'gift.taken' }, 409)
    : new FormProblem({ [counted]: messageWith('gift.onlyLeft', { count: left }) }, 409);
}

/** Checks the amount against the current balance of a debt or a bill. @throws FormProblem */
function refuseMoreThanIsOwed({ limit }: Known, { total }: { total: Money }, rates: Rates): void {
  if (limit?.unit !== 'money') return;
  const left = leftOf(limit);
  if (left > 0 && portionOf(total, left, rates) !== null) return;
  throw new FormProblem({ [left === 0 ? '' : 'amount']: 'gift.taken' }, 409);
}

type Asked = { total: Money; quantity: number; rates: Rates };

/** What waits in the donor's own cart counts too: else both would be refused at the checkout. @throws FormProblem */
function refuseTwice({ cart }: Visitor, { id, limit }: Known, { total, quantity, rates }: Asked) {
  const own = cart.lines.filter(({ offeringId }) => offeringId === id);
  if (!limit || own.length === 0 || cart.currency !== total.currency) return;
  const left = leftOf(limit);
  const together = own.reduce((all, line) => add(all, lineTotal(cart, line)), total);
  const fits =
    limit.unit === 'money'
      ? portionOf(together, left, rates) !== null
      : own.reduce((all, line) => all + line.quantity, quantity) <= left;
  if (!fits) throw new FormProblem({ '': 'gift.inCart' }, 409);
}

/** Zakat is never quietly taken as something else. @throws FormProblem */
function intentionOf({ intentions }: Known, { intention }: OfferingGift): Intention {
  if (intention === null) return intentions[0]!;
  if (intentions.includes(intention)) return intention;
  if (intention === 'zakat') throw new FormProblem({ intention: 'gift.notZakatEligible' });
  return intentions[0]!;
}

/** @throws FormProblem */
function namesOf({ kind }: Known, { names = [], quantity }: OfferingGift): readonly string[] {
  const wanted = namesTaken(kind, quantity);
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
