/** Schemas of the forms of the sign-in. */
import * as z from 'zod';
import { emailField } from '#app/forms/fields.server';
import { codeField } from '../../forms/code.server';

export const signInSchema = z.object({
  email: emailField,
  password: z.string('required').min(1, 'required').max(128, 'invalid'),
});

export const codeSchema = z.object({ code: codeField });
