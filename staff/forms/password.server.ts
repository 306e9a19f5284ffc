/** The schema of a new password of a member. */
import { messageWith } from '#app/forms/message';
import { passwordField } from '#app/sign-in/fields.server';
import { MIN_STAFF_PASSWORD_LENGTH } from '#contract/staff/accounts';

export const newStaffPasswordField = passwordField.min(
  MIN_STAFF_PASSWORD_LENGTH,
  messageWith('auth.passwordTooShort', { count: MIN_STAFF_PASSWORD_LENGTH }),
);
