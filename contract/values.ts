/**
 * The one schema of each kind of value that a person types: e-mail address, phone, link, line, text, day, amount.
 * They validate requests and imported content. Responses are read as plain strings, so that one odd value of another
 * API does not fail a whole page.
 */
import * as z from 'zod';

const INVISIBLE = String.raw`\s\p{M}\p{C}\p{DI}\u2800`;
/** Control characters, line breaks, broken characters, and marks that change the direction of other text. */
const NOT_IN_A_LINE = String.raw`\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufffd\u202a-\u202e\u2066-\u2069`;
const LINE = new RegExp(String.raw`^(?=.*[^${INVISIBLE}])[^${NOT_IN_A_LINE}]*$`, 'u');

/** RFC 5321, 4.1.2: Dot-string; RFC 6532: letters of every script. No character can separate or comment addresses. */
const ATOM = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;
/** RFC 1035, 2.3.1: a label neither begins nor ends with a hyphen; IDNA. */
const LABEL = String.raw`(?!-)[\p{L}\p{M}\p{N}-]+(?<!-)`;
const EMAIL = new RegExp(
  String.raw`^(?!.*\p{DI})${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+${LABEL}$`,
  'u',
);

/** An address that names one recipient in the header of a mail. */
export const emailSchema = z.string().trim().max(254).regex(EMAIL);

/** E.164: plus sign, country code, number. */
export const phoneSchema = z.string().regex(/^\+[1-9]\d{6,14}$/);

/** A domain name, with Punycode in every label. Not an IP address. */
const HOSTNAME = /^(?=.{1,253}$)(?:[a-z\d-]{1,63}\.)+(?!\d+$)[a-z\d-]{2,63}$/i;

/** A link that opens without a certificate warning and runs no script. */
export const httpsUrlSchema = z
  .url({ protocol: /^https$/, hostname: HOSTNAME })
  // No user name before the host, which could imitate another host, and nothing that ends an attribute of HTML.
  .regex(/^https:\/\/[^\s"'<>\\/@]+(?:[/?#][^\s"'<>\\]*)?$/)
  .max(500);

/** A link in a response. It is an empty string when there is no link, or when the link is not safe to open. */
export const shownUrlSchema = z.union([z.literal(''), httpsUrlSchema]).catch('');

/** For example 2026-12-31. */
export const daySchema = z.iso.date();

/** A positive amount in minor units. */
export const amountSchema = z.int().positive();

/**
 * One line that shows at least one character. Joiners inside Persian and Indic words are valid.
 * @param longest UTF-16 code units
 */
export const lineSchema = (longest: number) =>
  z.string().trim().normalize('NFC').min(1).max(longest).regex(LINE);

/** A phone number as pages show it, in groups of digits. */
export const shownPhoneSchema = lineSchema(40).refine(
  (text) => phoneSchema.safeParse(text.replaceAll(/[\s().-]/g, '')).success,
);

export const optionalLineSchema = (longest: number) =>
  z.union([z.literal(''), lineSchema(longest)]);

/**
 * Several lines, with emoji. Removes invisible characters that pasted text often contains: control characters, half
 * characters and direction overrides. @param longest UTF-16 code units
 */
export const textSchema = (longest: number) =>
  z.string().overwrite(toPlainText).trim().max(longest);

export const requiredTextSchema = (longest: number) =>
  textSchema(longest).min(1).regex(SOMETHING_VISIBLE);

const SOMETHING_VISIBLE = new RegExp(`[^${INVISIBLE}]`, 'u');

export const toPlainText = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]|\p{Cs}|[\u202d\u202e]/gu, '');
