/** The action of every form that gives to a campaign or a fund, once or monthly. */
import { redirect } from '@remix-run/node';
import { mayRepeat } from '#domain/cart';
import type { SitePath } from '#web/links';
import { FormProblem } from '../../forms/action.server';
import { type Sender, setCookieHeaders } from '../../visitor/visitor.server';
import { addGiftsToCart, newLineId } from '../add-to-cart.server';
import { createCartLine } from '../line.server';
import { setMonthlyGift } from '../monthly.server';
import type { Gift } from '../schema.server';

/**
 * @param back the page with the form, where the donor returns after "add to cart"
 * @throws FormProblem if the campaign does not accept this gift; CharityError
 */
export async function giveToProject(
  { amount, interval, intent, ...gift }: Gift,
  visitor: Sender,
  { project: id, back }: { project: string; back: SitePath },
): Promise<Response> {
  const { currency } = amount;
  const line = await createCartLine(
    visitor,
    { id, kinds: ['campaign', 'fund'] },
    { ...gift, currency, amount, quantity: 1 },
  );
  if (interval === 'once') return addGiftsToCart(visitor, [line], currency, { intent, back });
  if (!mayRepeat(line.intention)) throw new FormProblem({ interval: 'invalid' });
  const { quantity: _, ...monthly } = line;
  const cookies = setMonthlyGift(visitor, { ...monthly, id: newLineId(visitor) }, currency);
  // A monthly gift is not announced: the donor continues with it, in the cart or at the checkout.
  return redirect(intent === 'cart' ? visitor.links.cart() : visitor.links.checkout(), {
    headers: setCookieHeaders(...cookies),
  });
}
