/** E-mail addresses that people type. Whether mail arrives there, only mail can tell. */
import * as z from 'zod';
import { emailSchema } from '#contract/orders';
import { westernDigits } from '#domain/numbers/digits';

export const typedEmail = z
  .string({ error: 'auth.fieldRequired' })
  // Keyboards for right-to-left languages leave invisible marks in addresses.
  .transform((text) => westernDigits(text).trim())
  .refine((text) => emailSchema.safeParse(text).success, 'auth.invalidEmail');
