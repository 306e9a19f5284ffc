/** A gift to anything with a price or an end: read from its form, checked against how it stands now, and put into the cart. */
import * as z from 'zod';
import type { Offering } from '#contract/offerings';
import { MAX_NAME_LENGTH, plainLineSchema } from '#contract/orders';
import { lineTotal, type GiftRecipient, type Intention } from '#domain/cart';
import { westernDigits } from '#domain/digits';
import { mayNameRecipient } from '#domain/funds';
import { add, limitProblem, money, times, type Currency, type Money } from '#domain/money';
import {
  leftOf,
  MAX_UNITS,
  namesTaken,
  needsAgency,
  portionOf,
  priceIn,
  standingOf,
  type OfferingKind,
} from '#domain/offerings';
import type { Localised } from '../../charity/localise';
import { FormProblem } from '../../forms/action.server';
import { notFound } from '../../forms/loader.server';
import type { Visitor } from '../../visitor/visitor.server';
import { freshRates } from '../cart/rates.server';
import type { NewLine } from './put.server';

/** A whole number above zero, in any digits. Messages are keys of locales/<language>/errors.json. */
export const countField = z
  .string({ error: 'gift.howMany' })
  .transform((text) => westernDigits(text).trim())
  .refine((text) => /^\d{1,4}$/.test(text), 'gift.howMany')
  .transform(Number)
  .refine((count) => count >= 1 && count <= MAX_UNITS, 'gift.howMany');

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

export type Rates = Partial<Record<Currency, string>>;

/** Units of each currency for one rial, fresh enough to promise a price by. */
export async function promisedRates({ charity }: Pick<Visitor, 'charity'>): Promise<Rates> {
  const rates = freshRates(await charity.currencies(), new Date());
  return { OMR: '1', ...Object.fromEntries(rates.map(({ currency, rate }) => [currency, rate])) };
}

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
  const { price, priced } = priceOf(offering, gift, rates);
  refuseWhatIsNotLeft(offering, { price, ...gift }, rates);
  refuseTwice(visitor, offering, { price, quantity: gift.quantity, rates });
  const intention = intentionOf(offering, gift);
  const names = namesOf(offering, gift);
  return {
    offeringId,
    minor: price.minor,
    quantity: gift.quantity,
    intention,
    ...(gift.recipient && mayNameRecipient([intention]) && { recipient: gift.recipient }),
    ...(names.length > 0 && { names }),
    ...(needsAgency(offering.kind) && { agency: agencyOf(gift) }),
    ...(priced && { priced }),
    ...(offering.price && { isOne: true }),
  };
}

type Known = Localised<Offering>;

function priceOf(
  offering: Known,
  { amount, currency, quantity, counted = 'quantity' }: OfferingGift,
  rates: Rates,
): { price: Money; priced?: Money } {
  if (amount) {
    if (!offering.anyAmount) throw new FormProblem({ amount: 'invalid' });
    const problem = limitProblem(amount, quantity);
    const completes =
      problem === 'tooSmall' &&
      offering.limit?.unit === 'money' &&
      portionOf(amount, leftOf(offering.limit), rates) === leftOf(offering.limit);
    if (problem && !completes) throw new FormProblem({ amount: `amount.${problem}` });
    return { price: amount };
  }
  if (!offering.price) throw new FormProblem({ amount: 'amount.missing' });
  const price = priceIn(offering.price, currency, rates);
  if (!price) throw new FormProblem({ '': 'gift.noPrice' }, 503);
  if (limitProblem(price, quantity) === 'tooLarge') {
    throw new FormProblem({ [counted]: 'amount.tooLarge' });
  }
  // Back in rials it is the published price again.
  return price.currency === offering.price.currency ? { price } : { price, priced: offering.price };
}

/** Others may have been quicker: it is said before anything is paid. @throws FormProblem */
function refuseWhatIsNotLeft(
  { limit }: Known,
  { price, quantity, counted = 'quantity' }: OfferingGift & { price: Money },
  rates: Rates,
): void {
  if (!limit) return;
  const left = leftOf(limit);
  const fits =
    limit.unit === 'money'
      ? left > 0 && portionOf(times(price, quantity), left, rates) !== null
      : quantity <= left;
  if (fits) return;
  const field = left === 0 ? '' : limit.unit === 'money' ? 'amount' : counted;
  throw new FormProblem({ [field]: 'gift.taken' }, 409);
}

type Asked = { price: Money; quantity: number; rates: Rates };

/** What waits in the donor's own cart counts too: else both would be refused at the checkout. @throws FormProblem */
function refuseTwice({ cart }: Visitor, { id, limit }: Known, { price, quantity, rates }: Asked) {
  const own = cart.lines.filter(({ offeringId }) => offeringId === id);
  if (!limit || own.length === 0 || cart.currency !== price.currency) return;
  const left = leftOf(limit);
  const asked = times(price, quantity);
  const together = own.reduce((all, line) => add(all, lineTotal(cart, line)), asked);
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
  if (!agency) throw new FormProblem({ agency: 'gift.agency' });
  return true;
}

/** What is left of a bill, in the visitor's currency; null without a rate. */
export function remainderOf(left: number, currency: Currency, rates: Rates): Money | null {
  return priceIn(money(left, 'OMR'), currency, rates);
}
