/** Schema of the form of an invitation. */
import * as z from 'zod';
import { westernDigits } from '#domain/numbers/digits';
import {
  arePasswordsEqual,
  emailField,
  nameField,
  passwordAgainField,
  PASSWORDS_DIFFER,
} from '#web/forms/fields.server';
import { newStaffPasswordField } from '../../forms/fields.server';

export const joinSchema = z
  .object({
    name: nameField,
    /** Only the invitation of the first owner has no address. */
    email: emailField.optional(),
    password: newStaffPasswordField,
    passwordAgain: passwordAgainField,
    code: z
      .string('required')
      .transform((code) => westernDigits(code).replace(/\s/g, ''))
      .pipe(z.string().regex(/^\d{6}$/, 'auth.codeFormat')),
  })
  .refine(arePasswordsEqual, PASSWORDS_DIFFER);
