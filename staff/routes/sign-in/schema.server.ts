/** Schemas of the forms of the sign-in. */
import * as z from 'zod';
import {
  emailField,
  arePasswordsEqual,
  passwordAgainField,
  PASSWORDS_DIFFER,
} from '#web/forms/fields.server';
import { codeField, newStaffPasswordField } from '../../forms/fields.server';

export const signInSchema = z.object({
  email: emailField,
  password: z.string('required').min(1, 'required').max(128, 'invalid'),
});

export const codeSchema = z.object({ code: codeField });

export const forgottenSchema = z.object({ email: emailField });

export const resetSchema = z
  .object({
    password: newStaffPasswordField,
    passwordAgain: passwordAgainField,
    code: codeField,
  })
  .refine(arePasswordsEqual, PASSWORDS_DIFFER);
