/** What a donor puts into the form of a case, and what becomes of it: never more than is left of the bill. */
import * as z from 'zod';
import type { Offering } from '#contract/offerings';
import type { GiftRecipient, Intention, Rates } from '#domain/cart';
import { mayNameRecipient } from '#domain/offerings/funds';
import { parseAmount, type Currency, type Money } from '#domain/money';
import { balanceIn, leftOf, portionOf, standingOf } from '#domain/offerings';
import type { Localised } from '../../charity/localise';
import { FormProblem } from '../../forms/action.server';
import { notFound } from '../../forms/loader.server';
import type { Visitor } from '../../visitor/visitor.server';
import { promisedRates } from '../../giving/rates.server';
import { lineFor } from '../../giving/give.server';
import { putIntoCart } from '../../giving/put.server';
import { giftFields, INTENTS, readRecipient } from '../../giving/gift.server';

export type CaseGift = {
  currency: Currency;
  /** null: all that is left, which the donor saw as `seen` minor units. */
  amount: Money | null;
  seen: number | null;
  intention: Intention | null;
  recipient?: GiftRecipient;
  intent: (typeof INTENTS)[number];
};

/** `complete`: pay all that is left, at once. */
export const caseGiftSchema = z
  .object({
    ...giftFields,
    intention: z.enum(['sadaqa', 'zakat']).optional().catch(undefined),
    intent: z.enum([...INTENTS, 'complete']).catch('donate'),
    seen: z.coerce.number().int().nullable().catch(null),
  })
  .transform(({ intent, ...form }, context): CaseGift => {
    const problem = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    // How little may be given depends on what is left: the last of a bill may be less than the least.
    const parsed = parseAmount(form.otherAmount ?? form.amount ?? '', form.currency);
    const isWhole = intent === 'complete';
    if (!isWhole && !parsed.ok) problem('amount', `amount.${parsed.problem}`);
    const recipient = readRecipient(form, problem);
    if (recipient === null || (!isWhole && !parsed.ok)) return z.NEVER;
    return {
      currency: form.currency,
      amount: !isWhole && parsed.ok ? parsed.value : null,
      seen: form.seen,
      intention: form.intention ?? null,
      ...(recipient && { recipient }),
      intent: isWhole ? 'donate' : intent,
    };
  });

/** @throws FormProblem when the case cannot take it as it stands now: the cart is then as it was */
export async function giveToCase(gift: CaseGift, visitor: Visitor, id: string): Promise<Response> {
  if (gift.currency !== visitor.currency) throw new FormProblem({ '': 'gift.otherCurrency' });
  const [offering, rates] = await Promise.all([
    visitor.charity.offering(id),
    promisedRates(visitor),
  ]);
  if (offering.kind !== 'case' || !offering.limit) notFound();
  const left = leftOf(offering.limit);
  refuseWhatIsOver(offering);
  const amount = gift.amount ?? wholeOf(gift, left, rates);
  if (portionOf(amount, left, rates) === null) {
    // Of the whole form: where less than the least is left, its page has no field for an amount.
    throw new FormProblem({ '': 'case.moreThanLeft' }, 409);
  }
  // What one owes is one's own.
  if (gift.recipient && gift.intention && !mayNameRecipient([gift.intention])) {
    throw new FormProblem({ intention: 'gift.zakatInAName' });
  }
  const line = await lineFor(visitor, { id, kind: 'case' }, { ...gift, amount, quantity: 1 });
  const { intent } = gift;
  return putIntoCart(visitor, [line], gift.currency, { intent, back: visitor.links.case(id) });
}

/** @throws FormProblem */
function refuseWhatIsOver(offering: Localised<Offering>): void {
  const standing = standingOf(offering, new Date());
  if (standing === 'open') return;
  throw new FormProblem({ '': standing === 'closed' ? 'gift.closed' : 'case.nothingLeft' }, 409);
}

/** All that is left, if it still is what the button named. @throws FormProblem */
function wholeOf({ currency, seen }: CaseGift, left: number, rates: Rates): Money {
  const whole = balanceIn(left, currency, rates);
  if (!whole) throw new FormProblem({ '': 'gift.noPrice' }, 503);
  if (whole.minor !== seen) throw new FormProblem({ '': 'case.remainderChanged' }, 409);
  return whole;
}
