/** Action of the sponsorship form: adds prepaid months to the cart. Nothing is charged again after these months. */
import { messageWith, readMessage } from '#web/forms/message';
import { FormProblem } from '../../forms/action.server';
import { addGiftsToCart } from '../../giving/add-to-cart.server';
import { createCartLine } from '../../giving/line.server';
import type { Sender } from '../../visitor/visitor.server';
import type { Sponsorship } from './schema.server';

/** @throws FormProblem when fewer months remain; CharityError */
export async function sponsor(
  visitor: Sender,
  id: string,
  { intent, ...gift }: Sponsorship,
): Promise<Response> {
  const line = await createCartLine(
    visitor,
    { id, kinds: ['orphan'] },
    { ...gift, amount: null },
  ).catch(rethrowWithMonths);
  return addGiftsToCart(visitor, [line], gift.currency, { intent, back: visitor.links.orphan(id) });
}

/**
 * Replaces the message `gift.onlyLeft`, which mentions other donors, because the 18th birthday limits the months.
 * @throws always
 */
function rethrowWithMonths(problem: unknown): never {
  const said = problem instanceof FormProblem && readMessage(problem.fields.quantity ?? '');
  if (said && said.key === 'gift.onlyLeft') {
    const count = Number(said.values.count);
    throw new FormProblem({ quantity: messageWith('gift.monthsLeft', { count }) }, problem.status);
  }
  throw problem;
}
