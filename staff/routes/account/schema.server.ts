/** Schema of the forms of the account page. */
import * as z from 'zod';
import {
  arePasswordsEqual,
  passwordAgainField,
  passwordField,
  PASSWORDS_DIFFER,
} from '#web/forms/fields.server';
import { codeField, newStaffPasswordField } from '../../forms/fields.server';

export const accountSchema = z.discriminatedUnion('intent', [
  z
    .object({
      intent: z.literal('password'),
      current: passwordField,
      password: newStaffPasswordField,
      passwordAgain: passwordAgainField,
    })
    .refine(arePasswordsEqual, PASSWORDS_DIFFER),
  z.object({ intent: z.literal('codes'), code: codeField }),
  z.object({ intent: z.literal('revoke'), session: z.string().min(1) }),
]);
