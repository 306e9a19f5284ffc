/** Schemas of the fields of a sign-in: passwords, and the code from a mail. */
import * as z from 'zod';
import { CODE_LENGTH, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#contract/accounts';
import { westernDigits } from '#domain/numbers/digits';
import { messageWith } from './message';

const REQUIRED = { error: 'auth.fieldRequired' };

/** Not trimmed: a password may begin or end with a space. */
export const passwordField = z
  .string(REQUIRED)
  .max(MAX_PASSWORD_LENGTH, messageWith('auth.passwordTooLong', { count: MAX_PASSWORD_LENGTH }));

export const newPasswordField = passwordField.min(
  MIN_PASSWORD_LENGTH,
  messageWith('auth.passwordTooShort', { count: MIN_PASSWORD_LENGTH }),
);

export const passwordAgainField = z.string(REQUIRED);

type Passwords = { password?: string | undefined; passwordAgain?: string | undefined };

export const arePasswordsEqual = ({ password, passwordAgain }: Passwords) =>
  password === passwordAgain;

/** The error for two different passwords. `when` reports it even if other fields are invalid. */
export const PASSWORDS_DIFFER = {
  path: ['passwordAgain'],
  error: 'auth.passwordsDiffer',
  when: ({ value }: { value: unknown }) => {
    const { password, passwordAgain } = value as Passwords;
    return typeof password === 'string' && typeof passwordAgain === 'string';
  },
};

/** Accepts digits of other scripts, and spaces and hyphens between them, as a donor pastes them from the mail. */
export const codeField = z
  .string(REQUIRED)
  .transform((text) => westernDigits(text).replace(/[\s-]/g, ''))
  .refine((code) => new RegExp(`^\\d{${CODE_LENGTH}}$`).test(code), 'auth.codeFormat');
