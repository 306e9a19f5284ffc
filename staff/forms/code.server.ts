/** The field of a code of the authenticator app, or of a recovery code. */
import * as z from 'zod';
import { westernDigits } from '#domain/numbers/digits';

/** Spaces and dashes are allowed: apps show "123 456", and recovery codes have dashes. */
export const codeField = z
  .string('required')
  .transform((code) => westernDigits(code).replace(/\s/g, ''))
  .pipe(z.string().min(6, 'staff.code').max(30, 'staff.code'));
