/** Schemas of the forms of the sign-in. */
import * as z from 'zod';
import { emailField } from '#app/forms/fields.server';
import { westernDigits } from '#domain/numbers/digits';

export const signInSchema = z.object({
  email: emailField,
  password: z.string('required').min(1, 'required').max(128, 'invalid'),
});

/** Spaces and dashes are allowed: apps show "123 456", and recovery codes have dashes. */
export const codeField = z
  .string('required')
  .transform((code) => westernDigits(code).replace(/\s/g, ''))
  .pipe(z.string().min(6, 'staff.code').max(30, 'staff.code'));

export const codeSchema = z.object({ code: codeField });
