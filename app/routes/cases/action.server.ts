/** The action of the form of a case: an amount up to the balance of the bill, or the whole balance. */
import type { Offering } from '#contract/offerings';
import type { Rates } from '#domain/cart';
import type { Money } from '#domain/money';
import { balanceIn, leftOf, portionOf, standingOf } from '#domain/offerings';
import type { Localised } from '../../charity/localise';
import { FormProblem } from '../../forms/action.server';
import { notFound } from '../../forms/loader.server';
import { putIntoCart } from '../../giving/add-to-cart.server';
import { lineFor } from '../../giving/line.server';
import { promisedRates } from '../../giving/rates.server';
import type { Visitor } from '../../visitor/visitor.server';
import type { CaseGift } from './schema.server';

/** @throws FormProblem if the case does not accept the gift now; the cart stays unchanged. CharityError */
export async function giveToCase(gift: CaseGift, visitor: Visitor, id: string): Promise<Response> {
  if (gift.currency !== visitor.currency) throw new FormProblem({ '': 'gift.otherCurrency' });
  const [offering, rates] = await Promise.all([
    visitor.charity.offering(id),
    promisedRates(visitor),
  ]);
  if (offering.kind !== 'case' || !offering.limit) notFound();
  const left = leftOf(offering.limit);
  assertOpen(offering);
  const amount = gift.amount ?? wholeOf(gift, left, rates);
  if (portionOf(amount, left, rates) === null) {
    // Not at the amount field: the page has none when the balance is below the minimum.
    throw new FormProblem({ '': 'case.moreThanLeft' }, 409);
  }
  const line = await lineFor(visitor, { id, kinds: ['case'] }, { ...gift, amount, quantity: 1 });
  const { intent } = gift;
  return putIntoCart(visitor, [line], gift.currency, { intent, back: visitor.links.case(id) });
}

/** @throws FormProblem */
function assertOpen(offering: Localised<Offering>): void {
  const standing = standingOf(offering, new Date());
  if (standing === 'open') return;
  throw new FormProblem({ '': standing === 'closed' ? 'gift.closed' : 'case.nothingLeft' }, 409);
}

/** The whole balance, if it is still the amount on the button. @throws FormProblem */
function wholeOf({ currency, seen }: CaseGift, left: number, rates: Rates): Money {
  const whole = balanceIn(left, currency, rates);
  if (!whole) throw new FormProblem({ '': 'gift.noPrice' }, 503);
  if (whole.minor !== seen) throw new FormProblem({ '': 'case.remainderChanged' }, 409);
  return whole;
}
