/** Puts a gift into the cart: checked against its campaign, then on to the checkout or back to the page. */
import { redirect } from '@remix-run/node';
import { limitProblem, mayRepeat, type Intention } from '#domain/cart';
import { takesGifts } from '#domain/time/deadline';
import { FormProblem, type ActionContext } from '../../forms/action.server';
import type { SitePath } from '../../links';
import { keeping } from '../../visitor/visitor.server';
import { newLineId, putIntoCart } from '../put.server';
import { intentionsOf, mayNameRecipient } from '#domain/offerings/funds';
import type { Gift } from '../gift.server';
import { beginMonthly } from '../monthly.server';

/**
 * @param back the page with the form, where a donor who goes on looking returns to
 * @throws FormProblem when the campaign cannot take this gift; CharityError when it cannot be asked
 */
export async function give(
  gift: Gift,
  { visitor }: Pick<ActionContext, 'visitor'>,
  { project: id, back }: { project: string; back: SitePath },
): Promise<Response> {
  // The page was drawn in another currency than the cart now has: 25 of one is not 25 of the other.
  if (gift.amount.currency !== visitor.currency)
    throw new FormProblem({ '': 'gift.otherCurrency' });
  const project = await visitor.charity.project(id);
  if (!takesGifts(project, new Date())) throw new FormProblem({ '': 'gift.closed' }, 409);
  const possible = intentionsOf(project);
  const intention = intentionOf(gift, possible);
  const problem = limitProblem(gift.amount, intention);
  if (problem) throw new FormProblem({ amount: `amount.${problem}` });
  const recipient = recipientOf(gift, intention, possible);
  const item = {
    id: newLineId(visitor),
    offeringId: project.id,
    minor: gift.amount.minor,
    intention,
    ...(recipient && { recipient }),
  };
  if (gift.interval === 'month') {
    if (!mayRepeat(intention)) throw new FormProblem({ interval: 'invalid' });
    const headers = keeping(beginMonthly(visitor, item, gift.amount.currency));
    // It is not announced, as what waits in the cart is: it is to be finished.
    return redirect(gift.intent === 'cart' ? visitor.links.cart() : visitor.links.checkout(), {
      headers,
    });
  }
  const { id: _, ...line } = item;
  return putIntoCart(visitor, [{ ...line, quantity: 1 }], gift.amount.currency, {
    intent: gift.intent,
    back,
  });
}

/** What the donor chose, else what the campaign is for. Zakat is never quietly taken as something else. */
function intentionOf({ intention }: Gift, possible: readonly [Intention, ...Intention[]]) {
  if (intention !== null && possible.includes(intention)) return intention;
  if (intention === 'zakat')
    throw new FormProblem({ [possible.length > 1 ? 'intention' : '']: 'gift.notZakatEligible' });
  return possible[0];
}

/** What one owes is one's own. Where the form asks for no name at all, one that came is let be. */
function recipientOf({ recipient }: Gift, intention: Intention, possible: readonly Intention[]) {
  if (!recipient || mayNameRecipient([intention])) return recipient;
  if (mayNameRecipient(possible)) throw new FormProblem({ intention: 'gift.zakatInAName' });
  return undefined;
}
