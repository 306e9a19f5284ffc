/** What the calculator's form asks for: another line, a line less, the result, or to give what is due. */
import * as z from 'zod';
import { currencySchema } from '#contract/common';
import { FUNDS } from '#domain/offerings/funds';
import { limitProblem } from '#domain/cart';
import {
  KINDS,
  typedFrom,
  withoutRow,
  withRow,
  workOut,
  type Figures,
  type Rulings,
  type Typed,
  type Zakat,
} from '#domain/zakat';
import { FormProblem, type ActionContext, type Worked } from '../../forms/action.server';
import type { Visitor } from '../../visitor/visitor.server';
import { lineFor } from '../../giving/give.server';
import { putIntoCart } from '../../giving/put.server';
import { readFigures } from './figures.server';
import { readRulings } from './rulings.server';
import { seenOf } from './seen';

export type Calculator = { figures: Figures; rulings: Rulings };
/** The form as it is now, and what came of it; null when nothing was asked for yet. */
export type Answer = {
  typed: Typed;
  zakat: Zakat | null;
  /** The donor pressed the button of another amount: this one is to be read first. */
  isOther?: true;
};

/** The lines are read by the domain, which takes whatever it is sent. */
export const calculatorSchema = z.looseObject({
  currency: currencySchema,
  intent: z.string().catch('workOut'),
  seen: z.string().optional().catch(undefined),
});

type Sent = z.output<typeof calculatorSchema>;

/** null: the board's rulings cannot be read, and nothing is computed without them. */
export async function calculatorOf(visitor: Visitor): Promise<Calculator | null> {
  const [rulings, figures] = await Promise.all([readRulings(visitor), readFigures(visitor)]);
  return rulings && { figures, rulings };
}

/** @throws FormProblem */
export async function calculate(
  sent: Sent,
  { visitor, show }: ActionContext,
): Promise<Response | Worked<Answer>> {
  const calculator = await calculatorOf(visitor);
  if (!calculator) throw new FormProblem({ '': 'zakat.cannotNow' }, 503);
  // 100 rials are not 100 dollars.
  if (sent.currency !== visitor.currency) throw new FormProblem({ '': 'gift.otherCurrency' });
  const { figures, rulings } = calculator;
  const typed = typedFrom(sent, rulings);
  const changed = changedBy(sent.intent, typed, rulings);
  if (changed) return show({ typed: changed, zakat: null });
  const outcome = workOut(typed, figures, rulings);
  if (!outcome.ok) throw new FormProblem(outcome.problems);
  const { zakat } = outcome;
  if (sent.intent !== 'give') return show({ typed, zakat });
  // Prices of metals and rates may have changed since the page was made: what was read is what is given.
  if (!zakat.isDue || sent.seen !== seenOf(zakat)) return show({ typed, zakat, isOther: true });
  return give(zakat, visitor);
}

/** null: lines stay as they are. @throws FormProblem when there are as many as are taken */
function changedBy(intent: string, typed: Typed, rulings: Rulings): Typed | null {
  const [verb, name, at] = intent.split('.');
  const kind = KINDS.find((one) => one === name);
  if (!kind) return null;
  if (verb === 'remove') return withoutRow(typed, kind, Number(at), rulings);
  if (verb !== 'add') return null;
  const more = withRow(typed, kind, rulings);
  if (!more) throw new FormProblem({ '': 'zakat.tooManyLines' });
  return more;
}

/** What was worked out here and now; no amount of the form's is taken. */
async function give({ due, currency }: Zakat, visitor: Visitor): Promise<Response> {
  const problem = limitProblem(due, 'zakat');
  if (problem) throw new FormProblem({ '': `amount.${problem}` });
  const gift = { currency, amount: due, quantity: 1, intention: 'zakat' } as const;
  const line = await lineFor(visitor, { id: FUNDS.zakat, kind: 'fund' }, gift);
  const back = visitor.links.zakatCalculator();
  // What is owed is worked out: the cart offers no twice of it.
  return putIntoCart(visitor, [{ ...line, isOne: true }], currency, { intent: 'donate', back });
}
