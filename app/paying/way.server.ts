/** The way to pay that a form sends: a method that was chosen, or another amount that was accepted by pressing its button. */
import * as z from 'zod';
import { PAYMENT_METHODS } from '#contract/content';
import { quoteTokenSchema, type AttemptBody } from '#contract/orders';
import { CharityError } from '../charity/errors';
import { FormProblem } from '../forms/action.server';

const pressedSchema = z.tuple([z.enum(PAYMENT_METHODS), quoteTokenSchema]);

export const wayFields = {
  method: z.enum(PAYMENT_METHODS).optional().catch(undefined),
  /** "Paypal <token>", of the button that names the amount. It counts before the method that stands chosen. */
  quote: z
    .string()
    .max(2_100, 'checkout.quoteRefused')
    .optional()
    .refine(
      (pressed) => pressed === undefined || pressedSchema.safeParse(pressed.split(' ')).success,
      'checkout.quoteRefused',
    ),
};

type Way = { method?: AttemptBody['method'] | undefined; quote?: string | undefined };

/** For `refine` of a form with these fields: one of both must be there. */
export const WAY_CHOSEN = {
  path: ['method'],
  error: 'required',
  // Whatever else is wrong, this is said with it.
  when: () => true,
};

export const isWayChosen = ({ method, quote }: Way): boolean =>
  method !== undefined || quote !== undefined;

/** Of a form that was checked. */
export function wayOf({ method, quote }: Way): AttemptBody {
  if (quote === undefined) return { method: method! };
  const [pressed, token] = pressedSchema.parse(quote.split(' '));
  return { method: pressed, quote: token };
}

const QUOTE_PROBLEMS: Record<string, string> = {
  'payment.quoteExpired': 'checkout.quoteExpired',
  'payment.quoteRefused': 'checkout.quoteRefused',
};

/** What stopped a payment, in words for where it is mended: nothing was charged in any case. @throws always */
export function sayWhatStopped(error: unknown): never {
  if (!(error instanceof CharityError)) throw error;
  const about = QUOTE_PROBLEMS[error.code ?? ''];
  if (about) throw new FormProblem({ quote: about }, 409);
  if (!error.isOutage) throw error;
  const reason = error.code === 'payment.providerFailed' ? 'providerFailed' : 'notCharged';
  throw new FormProblem({ '': `checkout.${reason}` }, 503);
}
