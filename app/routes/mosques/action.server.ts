/** Action of a mosque's form: adds a gift to one repair, or a gift that is split among all repairs, to the cart. */
import { MINIMUM_AMOUNT } from '#domain/constants';
import { plainAmount, units, type Money } from '#domain/money';
import { spread, type RepairBalance, type Portion } from '#domain/offerings/repairs';
import { FormProblem } from '../../forms/action.server';
import type { Sender, Visitor } from '../../visitor/visitor.server';
import { fetchFreshRates } from '../../giving/rates.server';
import { createCartLine } from '../../giving/line.server';
import { addGiftsToCart } from '../../giving/add-to-cart.server';
import { ALL_REPAIRS } from './choice';
import type { MosqueGift } from './schema.server';
import { repairsOf, type RepairView } from './view.server';

/**
 * Splits a gift among the chosen repairs by their current balances.
 * @throws FormProblem when the amount cannot be split; CharityError
 */
export async function splitGift(
  visitor: Visitor,
  mosqueId: string,
  { to, amount }: MosqueGift,
): Promise<Portion[]> {
  if (amount.currency !== visitor.currency) throw new FormProblem({ '': 'gift.otherCurrency' });
  const [mosque, rates] = await Promise.all([
    visitor.charity.call('mosque', { params: { id: mosqueId } }),
    fetchFreshRates(visitor),
  ]);
  const repairs = repairsOf(mosque, visitor.currency, rates);
  const wanted = to === ALL_REPAIRS ? repairs : repairs.filter(({ id }) => id === to);
  if (wanted.length === 0) throw new FormProblem({ '': 'repairs.choose' });
  const least = units(MINIMUM_AMOUNT, amount.currency);
  const shared = spread(amount, needsOf(wanted), least);
  if (shared.ok) return shared.portions;
  if (amount.minor < least.minor) throw new FormProblem({ amount: 'amount.tooSmall' });
  // The form then shows the nearest possible amount in its field, ready to submit.
  throw new FormProblem({ amount: `repairs.${shared.problem}` }, 409, {
    otherAmount: plainAmount(shared.nearest),
  });
}

/** @throws FormProblem when no repair is open (409) or an exchange rate is missing (503) */
function needsOf(repairs: readonly RepairView[]): RepairBalance[] {
  const open = repairs.filter(({ standing }) => standing === 'open');
  // The error is for the whole form: with one open repair, the form has no field for the choice.
  if (open.length === 0) throw new FormProblem({ '': 'repairs.notOpen' }, 409);
  return open.map(({ id, rest }) => {
    if (rest === null) throw new FormProblem({ '': 'gift.noPrice' }, 503);
    return { id, left: rest };
  });
}

/**
 * Adds one cart line for each portion. `createCartLine` checks each repair again.
 * @throws FormProblem when another donor has reserved or completed a repair in the meantime
 */
export async function addPortionsToCart(
  visitor: Sender,
  mosqueId: string,
  { recipient, intent }: MosqueGift & { intent: 'donate' | 'cart' },
  portions: readonly Portion[],
): Promise<Response> {
  const line = (id: string, amount: Money) => {
    const { currency } = amount;
    const gift = { amount, currency, quantity: 1, intention: 'sadaqa', recipient } as const;
    return createCartLine(visitor, { id, kinds: ['repair'] }, gift);
  };
  const lines = await Promise.all(portions.map(({ id, amount }) => line(id, amount)));
  const back = visitor.links.mosque(mosqueId);
  return addGiftsToCart(visitor, lines, visitor.currency, { intent, back });
}
