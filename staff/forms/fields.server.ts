/** Schemas of fields that several forms of the staff area have. */
import * as z from 'zod';
import { MAX_REASON_LENGTH, MIN_STAFF_PASSWORD_LENGTH } from '#contract/staff/accounts';
import { westernDigits } from '#domain/numbers/digits';
import { lineField, passwordField } from '#web/forms/fields.server';
import { messageWith } from '#web/forms/message';

/** Schema of a reason that a member of staff writes: one line, also from a field with several lines. */
export const reasonField = z
  .string('required')
  .transform((text) => text.replaceAll(/\s+/g, ' '))
  .pipe(lineField(MAX_REASON_LENGTH));

/** The schema of a new password of a member. */
export const newStaffPasswordField = passwordField.min(
  MIN_STAFF_PASSWORD_LENGTH,
  messageWith('auth.passwordTooShort', { count: MIN_STAFF_PASSWORD_LENGTH }),
);

/** Spaces and dashes are allowed: apps show "123 456", and recovery codes have dashes. */
export const codeField = z
  .string('required')
  .transform((code) => westernDigits(code).replace(/\s/g, ''))
  .pipe(z.string().min(6, 'staff.code').max(30, 'staff.code'));
