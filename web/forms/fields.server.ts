/** Schemas of the fields of forms. Messages are keys of locales/<language>/errors.json. */
import * as z from 'zod';
import { MAX_NAME_LENGTH } from '#contract/orders';
import {
  daySchema,
  emailSchema,
  lineSchema,
  requiredTextSchema,
  toPlainText,
} from '#contract/values';
import { westernDigits } from '#domain/numbers/digits';
import { messageWith } from './message';

const tooLong = (longest: number) => messageWith('tooLong', { count: longest });

export const emailField = z
  .string({ error: 'auth.fieldRequired' })
  // Keyboards for right-to-left languages may insert invisible direction marks; `westernDigits` removes them.
  .transform((text) => westernDigits(text).trim())
  .refine((text) => emailSchema.safeParse(text).success, 'auth.invalidEmail');

/** A required line of text. @param longest maximum number of characters */
export const lineField = (longest: number) =>
  z
    .string({ error: 'required' })
    .trim()
    .min(1, 'required')
    .max(longest, tooLong(longest))
    .pipe(lineSchema(longest));

/** A line of text that may be empty or missing. */
export const optionalLineField = (longest: number) =>
  lineField(longest).or(z.literal('')).default('');

export const nameField = lineField(MAX_NAME_LENGTH);

/** A required text with several lines. Browsers count one character for a line break but send two. */
export const textField = (longest: number) =>
  z
    .string({ error: 'required' })
    .overwrite(toPlainText)
    .trim()
    .min(1, 'required')
    .max(longest, tooLong(longest))
    .pipe(requiredTextSchema(longest));

/**
 * A day. Date fields send 2026-12-31. Browsers without date fields show a text field, so 31-12-2026 is accepted too,
 * also with other separators and other digits.
 */
export const dayField = z
  .string({ error: 'required' })
  .transform(readDay)
  .refine((day) => day !== '', 'application.day');

/** Returns "2026-12-31", or an empty string when the calendar has no such day. */
export function readDay(typed: string): string {
  const text = westernDigits(typed).trim();
  const [, day = '', month = '', year = ''] =
    /^(\d\d?)[-./ ](\d\d?)[-./ ](\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  return daySchema.safeParse(iso).success ? iso : '';
}
