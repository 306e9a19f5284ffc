/** Schemas of the forms that end all sessions and delete the account. */
import * as z from 'zod';
import { MAX_PASSWORD_LENGTH } from '#contract/accounts';

export const sessionsSchema = z.object({ intent: z.literal('everywhere') });

export const deletionSchema = z.object({
  /** Absent for an account without a password. */
  password: z.string().max(MAX_PASSWORD_LENGTH, 'account.wrongPassword').optional(),
  confirmed: z.literal('yes', { error: 'required' }),
});
