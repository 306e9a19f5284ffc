/**
 * Action of the gift form of a case. It adds an amount up to the balance of the bill, or the whole balance, to the
 * cart.
 */
import type { Offering } from '#contract/offerings';
import type { Rates } from '#domain/cart';
import type { Money } from '#domain/money';
import { availabilityOf, balanceIn, capacityUsedBy, remainingUnits } from '#domain/offerings';
import type { Localised } from '#web/charity/results';
import { notFound } from '../../charity/responses.server';
import { FormProblem } from '../../forms/action.server';
import { addGiftsToCart } from '../../giving/add-to-cart.server';
import { createCartLine } from '../../giving/line.server';
import { fetchFreshRates } from '../../giving/rates.server';
import type { Sender } from '../../visitor/visitor.server';
import type { CaseGift } from './schema.server';

/**
 * Returns a redirect to the checkout or back to the case.
 * @throws FormProblem when the case does not accept the gift now; the cart stays unchanged. A 404 response when the
 * offering is not a case. CharityError
 */
export async function giveToCase(gift: CaseGift, visitor: Sender, id: string): Promise<Response> {
  if (gift.currency !== visitor.currency) throw new FormProblem({ '': 'gift.otherCurrency' });
  const [offering, rates] = await Promise.all([
    visitor.charity.offering(id),
    fetchFreshRates(visitor),
  ]);
  if (offering.kind !== 'case' || !offering.limit) notFound();
  const left = remainingUnits(offering.limit);
  assertOpen(offering);
  const amount = gift.amount ?? wholeBalanceIn(gift, left, rates);
  if (capacityUsedBy(amount, left, rates) === null) {
    // An error of the whole form: the page has no amount field when the balance is below the minimum amount.
    throw new FormProblem({ '': 'case.moreThanLeft' }, 409);
  }
  const line = await createCartLine(
    visitor,
    { id, kinds: ['case'] },
    { ...gift, amount, quantity: 1 },
  );
  const { intent } = gift;
  return addGiftsToCart(visitor, [line], gift.currency, { intent, back: visitor.links.case(id) });
}

/** @throws FormProblem (409) when the case is closed or has no remaining balance */
function assertOpen(offering: Localised<Offering>): void {
  const standing = availabilityOf(offering, new Date());
  if (standing === 'open') return;
  throw new FormProblem({ '': standing === 'closed' ? 'gift.closed' : 'case.nothingLeft' }, 409);
}

/**
 * Returns the whole balance in the currency.
 * @throws FormProblem 503 without a rate, 409 when the balance is not the amount that the button showed
 */
function wholeBalanceIn({ currency, seen }: CaseGift, left: number, rates: Rates): Money {
  const whole = balanceIn(left, currency, rates);
  if (!whole) throw new FormProblem({ '': 'gift.noPrice' }, 503);
  if (whole.minor !== seen) throw new FormProblem({ '': 'case.remainderChanged' }, 409);
  return whole;
}
