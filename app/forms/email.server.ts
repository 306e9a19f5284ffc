/** The schema of an e-mail address that a person typed. It checks the format only. */
import * as z from 'zod';
import { emailSchema } from '#contract/orders';
import { westernDigits } from '#domain/numbers/digits';

export const emailField = z
  .string({ error: 'auth.fieldRequired' })
  // Keyboards for right-to-left languages may insert invisible direction marks; `westernDigits` removes them.
  .transform((text) => westernDigits(text).trim())
  .refine((text) => emailSchema.safeParse(text).success, 'auth.invalidEmail');
