/** Schemas of the fields of forms that send an application. Messages are keys of locales/<language>/errors.json. */
import * as z from 'zod';
import { westernDigits } from '#domain/numbers/digits';
import { isDay } from '#domain/time/dates';
import { messageWith } from '../forms/message';

const tooLong = (longest: number) => messageWith('tooLong', { count: longest });

/** A required line of text. @param longest maximum number of characters */
export const lineField = (longest: number) =>
  z
    .string({ error: 'required' })
    .trim()
    .min(1, 'required')
    .max(longest, tooLong(longest))
    .regex(/^\P{Cc}*$/u, 'invalid');

/**
 * Text with several lines. Browsers send a line break as two characters (CR LF) but count one for `maxlength`, so the
 * line breaks are replaced first. NUL is rejected, because databases reject it.
 */
export const textField = (longest: number) =>
  z
    .string({ error: 'required' })
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .min(1, 'required')
        .max(longest, tooLong(longest))
        .refine((text) => !text.includes('\u0000'), 'invalid'),
    );

/**
 * A day. Date fields send 2026-12-31. Browsers without date fields show a text field, so 31-12-2026 is accepted too,
 * also with other separators and other digits.
 */
export const dayField = z
  .string({ error: 'required' })
  .transform(readDay)
  .refine((day) => day !== '', 'application.day');

/** Returns "2026-12-31", or an empty string when the calendar has no such day. */
function readDay(typed: string): string {
  const text = westernDigits(typed).trim();
  const [, day = '', month = '', year = ''] =
    /^(\d\d?)[-./ ](\d\d?)[-./ ](\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  return isDay(iso) ? iso : '';
}
