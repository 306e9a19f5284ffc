/** Schema of the form for a gift received at the office. */
import * as z from 'zod';
import { emailField } from '#app/forms/email.server';
import { MAX_NAME_LENGTH, phoneSchema } from '#contract/orders';
import { INTENTIONS } from '#domain/cart';
import { LOCALES } from '#domain/locales';
import { CURRENCIES } from '#domain/money';
import { westernDigits } from '#domain/numbers/digits';
import { OFFICE_METHODS } from '#domain/orders/order-methods';
import { withMoney } from './schema.server';

export const enterFormSchema = z
  .object({
    key: z.string().regex(/^[\w-]{16,64}$/),
    method: z.enum(OFFICE_METHODS, 'required'),
    amount: z.string('required'),
    currency: z.enum(CURRENCIES),
    offering: z.string('required').min(1, 'required'),
    intention: z.enum(INTENTIONS),
    name: z.string('required').trim().min(1, 'required').max(MAX_NAME_LENGTH, 'staffGifts.tooLong'),
    email: emailField.optional(),
    phone: z
      .string()
      .transform((text) => westernDigits(text).replace(/[\s()-]/g, ''))
      .refine((text) => phoneSchema.safeParse(text).success, 'phone')
      .optional(),
    locale: z.enum(LOCALES),
    number: z.string().trim().max(60, 'staffGifts.tooLong').optional(),
  })
  .transform(withMoney);
