/** Puts months of a child's sponsorship into the cart. They are prepaid: no card is kept, and nothing is taken again. */
import * as z from 'zod';
import { mayNameRecipient } from '#domain/offerings/funds';
import { FormProblem } from '../../forms/action.server';
import { messageWith, readMessage } from '../../forms/message';
import type { Visitor } from '../../visitor/visitor.server';
import { countField, lineFor } from '../../giving/give.server';
import { putIntoCart } from '../../giving/put.server';
import { giftFields, INTENTS, readRecipient } from '../../giving/gift.server';

/** More than any number has; what is longer is no typing error. */
const typed = z.string().max(200, 'invalid').optional();

/** Messages are keys of locales/<language>/errors.json. Everything that is wrong is said at once. */
export const sponsorshipSchema = z
  .object({
    ...giftFields,
    quantity: typed,
    otherQuantity: typed,
    intention: z.enum(['sadaqa', 'zakat']).optional().catch(undefined),
    intent: z.enum(INTENTS).catch('donate'),
  })
  .transform((form, context) => {
    const problem = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const months = countField.safeParse(form.otherQuantity ?? form.quantity);
    if (!months.success) problem('quantity', months.error.issues[0]!.message);
    const recipient = readRecipient(form, problem);
    if (!months.success || recipient === null) return z.NEVER;
    return {
      ...{ currency: form.currency, intent: form.intent },
      quantity: months.data,
      intention: form.intention ?? null,
      recipient,
    };
  });

export type Sponsorship = z.output<typeof sponsorshipSchema>;

/** @throws FormProblem when fewer months are left; CharityError when the child cannot be asked for */
export async function sponsor(
  visitor: Visitor,
  id: string,
  { intent, ...gift }: Sponsorship,
): Promise<Response> {
  const line = await lineFor(visitor, { id, kind: 'orphan' }, { ...gift, amount: null }).catch(
    sayOfMonths,
  );
  // What one owes is one's own.
  if (gift.recipient && !mayNameRecipient([line.intention]))
    throw new FormProblem({ intention: 'gift.zakatInAName' });
  return putIntoCart(visitor, [line], gift.currency, { intent, back: visitor.links.orphan(id) });
}

/** More than childhood has left was never there: nobody was quicker. @throws always */
function sayOfMonths(problem: unknown): never {
  const said = problem instanceof FormProblem && readMessage(problem.fields.quantity ?? '');
  if (said && said.key === 'gift.onlyLeft') {
    const count = Number(said.values.count);
    throw new FormProblem({ quantity: messageWith('gift.monthsLeft', { count }) }, problem.status);
  }
  throw problem;
}
