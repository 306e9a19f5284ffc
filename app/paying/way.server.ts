/** The payment choice in a form: a chosen method, or a quote that the donor confirmed with its button. */
import * as z from 'zod';
import { PAYMENT_METHODS } from '#contract/content';
import { quoteTokenSchema, type AttemptBody } from '#contract/orders';
import { CharityError } from '#web/charity/results';
import { FormProblem } from '../forms/action.server';

const confirmedQuoteSchema = z.tuple([z.enum(PAYMENT_METHODS), quoteTokenSchema]);

export const paymentChoiceFields = {
  method: z.enum(PAYMENT_METHODS).optional().catch(undefined),
  /** "Paypal <token>": the value of the button that confirms a quote. It overrides the chosen method. */
  quote: z
    .string()
    .max(2_100, 'checkout.quoteRefused')
    .optional()
    .refine(
      (pressed) =>
        pressed === undefined || confirmedQuoteSchema.safeParse(pressed.split(' ')).success,
      'checkout.quoteRefused',
    ),
};

type PaymentChoice = { method?: AttemptBody['method'] | undefined; quote?: string | undefined };

/** Options for `refine` of a form with these fields: the form must contain a method or a quote. */
export const METHOD_REQUIRED = {
  path: ['method'],
  error: 'required',
  // Report this error even if other fields are invalid.
  when: () => true,
};

/** Returns true when the form contains a payment method or a quote. */
export const hasPaymentChoice = ({ method, quote }: PaymentChoice): boolean =>
  method !== undefined || quote !== undefined;

/** Returns the method or the quote of a validated form. */
export function paymentChoiceOf({ method, quote }: PaymentChoice): AttemptBody {
  if (quote === undefined) return { method: method! };
  const [pressed, token] = confirmedQuoteSchema.parse(quote.split(' '));
  return { method: pressed, quote: token };
}

/** The charity API did not store the order. Nothing was charged. */
export const NOT_STORED = 'checkout.notCharged';

const QUOTE_PROBLEMS: Record<string, string> = {
  'payment.quoteExpired': 'checkout.quoteExpired',
  'payment.quoteRefused': 'checkout.quoteRefused',
};

/**
 * Converts an error of the API to a form error at the field that the donor must change. Nothing was charged.
 * @throws always: a FormProblem, or the error itself if no form error fits
 */
export function throwPaymentFormProblem(error: unknown): never {
  if (!(error instanceof CharityError)) throw error;
  const about = QUOTE_PROBLEMS[error.code ?? ''];
  if (about) throw new FormProblem({ quote: about }, 409);
  if (!error.isOutage) throw error;
  const isStored = error.code === 'payment.providerFailed';
  throw new FormProblem({ '': isStored ? 'checkout.providerFailed' : NOT_STORED }, 503);
}
