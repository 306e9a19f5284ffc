/** The action of the calculator: adds or removes a line, shows the result, or gives the zakat that is due. */
import { FUNDS } from '#domain/offerings/funds';
import { limitProblem } from '#domain/cart';
import {
  KINDS,
  typedFrom,
  withoutRow,
  withRow,
  calculateZakat,
  type Rulings,
  type Typed,
  type Zakat,
} from '#domain/zakat';
import { FormProblem, type ActionContext, type CalculationReply } from '../../forms/action.server';
import type { Sender } from '../../visitor/visitor.server';
import { createCartLine } from '../../giving/line.server';
import { addGiftsToCart } from '../../giving/add-to-cart.server';
import type { CalculatorForm } from './schema.server';
import { zakatAmountToken } from './seen';
import { calculatorOf } from './view.server';

/** The form values after the action, and the result; null before the first calculation. */
export type CalculatorResult = {
  typed: Typed;
  zakat: Zakat | null;
  /** The amount on the button has changed, so the donor must read the new one first. */
  isOther?: true;
};

/** @throws FormProblem */
export async function calculate(
  sent: CalculatorForm,
  { visitor, show }: ActionContext,
): Promise<Response | CalculationReply<CalculatorResult>> {
  const calculator = await calculatorOf(visitor);
  if (!calculator) throw new FormProblem({ '': 'zakat.cannotNow' }, 503);
  // The typed amounts are in the currency of the page: 100 OMR are not 100 USD.
  if (sent.currency !== visitor.currency) throw new FormProblem({ '': 'gift.otherCurrency' });
  const { figures, rulings } = calculator;
  const typed = typedFrom(sent, rulings);
  const changed = applyLineIntent(sent.intent, typed, rulings);
  if (changed) return show({ typed: changed, zakat: null });
  const outcome = calculateZakat(typed, figures, rulings);
  if (!outcome.ok) throw new FormProblem(outcome.problems);
  const { zakat } = outcome;
  if (sent.intent !== 'give') return show({ typed, zakat });
  // Metal prices and exchange rates may have changed since the donor saw the amount.
  if (!zakat.isDue || sent.seen !== zakatAmountToken(zakat))
    return show({ typed, zakat, isOther: true });
  return give(zakat, visitor);
}

/** @returns null when the button does not change the lines @throws FormProblem when there are too many lines */
function applyLineIntent(intent: string, typed: Typed, rulings: Rulings): Typed | null {
  const [verb, name, at] = intent.split('.');
  const kind = KINDS.find((one) => one === name);
  if (!kind) return null;
  if (verb === 'remove') return withoutRow(typed, kind, Number(at), rulings);
  if (verb !== 'add') return null;
  const more = withRow(typed, kind, rulings);
  if (!more) throw new FormProblem({ '': 'zakat.tooManyLines' });
  return more;
}

/** Gives the amount that the server has calculated. The form sends no amount. */
async function give({ due, currency }: Zakat, visitor: Sender): Promise<Response> {
  const problem = limitProblem(due, 'zakat');
  if (problem) throw new FormProblem({ '': `amount.${problem}` });
  const gift = { currency, amount: due, quantity: 1, intention: 'zakat' } as const;
  const line = await createCartLine(visitor, { id: FUNDS.zakat, kinds: ['fund'] }, gift);
  const back = visitor.links.zakatCalculator();
  // The amount is calculated, so the cart does not offer to change its quantity.
  return addGiftsToCart(visitor, [{ ...line, isOne: true }], currency, { intent: 'donate', back });
}
