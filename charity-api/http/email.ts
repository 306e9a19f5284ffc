/** Normalises typed e-mail addresses. */
import { emailSchema } from '#contract/values';

/** Returns the address in lower case and NFC, or null when it is not one address. */
export const readEmail = (typed: string): string | null =>
  emailSchema.safeParse(typed.normalize('NFC').toLowerCase()).data ?? null;
