/**
 * Schemas of fields that forms share: names, e-mail addresses, passwords, texts, telephone numbers. Messages are keys
 * of locales/<language>/errors.json.
 */
import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';
import * as z from 'zod';
import { config } from '#config';
import { CODE_LENGTH, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#contract/accounts';
import { MAX_NAME_LENGTH } from '#contract/orders';
import {
  daySchema,
  emailSchema,
  lineSchema,
  phoneSchema,
  requiredTextSchema,
  toPlainText,
} from '#contract/values';
import { countryOf } from '#domain/countries/list';
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

/** The country of the charity. A number without a calling code is read as a number of this country. */
const HOME_COUNTRY: CountryCode = 'OM';

/** The country chosen next to a phone field. Its name is the field's name plus `Country`. Unknown ones are ignored. */
export const chosenCountrySchema = z
  .string()
  .optional()
  .transform((code) => (code && countryOf(code)?.countryCode) || undefined);

/**
 * Arguments of `refine` for a form with a phone field. Zod calls a check of several fields only when all fields are
 * valid; with `when`, the response reports all errors together.
 */
export const phoneCheck = [
  ({ phone, phoneCountry }: { phone?: string | undefined; phoneCountry?: string | undefined }) =>
    !phone?.trim() || readPhone(phone, phoneCountry) !== null,
  { path: ['phone'] as string[], error: 'phone', when: () => true },
] as const;

/**
 * Converts a typed number to E.164. The calling code of a number that begins with a plus (or 00) overrides the chosen
 * country. Only the length is checked, not the range: countries open new ranges before the library contains them, and
 * a donor's real number must not be rejected.
 * @param country ISO code of two letters. Without it, the number is of the charity's country, or continues the code
 * that the field shows while no country is chosen (+96).
 * @returns E.164 (+96824000000), or null when no phone can have that number
 */
export function readPhone(typed: string, country?: string | null): string | null {
  // "(+968) 9212 3456" is common, but the library accepts a plus only at the start.
  const text = westernDigits(typed)
    .trim()
    .replace(/^\(?(?:00|\+)/, '+');
  const chosen = country ? countryOf(country) : null;
  const said = chosen
    ? readInCountry(text, chosen)
    : parseWhole(text, { defaultCountry: HOME_COUNTRY });
  const continued =
    !chosen && /^\d/.test(text) ? parseWhole(config().PHONE_NO_CODE + text, {}) : null;
  // Prefer the continued number only if its range is in use and the range of the other is not: it is only a guess.
  const phone = continued?.isValid() && !said?.isValid() ? continued : said;
  return (phone?.isPossible() && phoneSchema.safeParse(phone.number).data) || null;
}

/** Reads a number by calling code for the few territories that have no numbering plan of their own in the library. */
function readInCountry(
  text: string,
  { countryCode, countryCallingCode }: { countryCode: string; countryCallingCode: string },
) {
  return parseWhole(
    text,
    isSupportedCountry(countryCode)
      ? { defaultCountry: countryCode }
      : { defaultCallingCode: countryCallingCode },
  );
}

type NumberDefaults = { defaultCountry?: CountryCode; defaultCallingCode?: string };

/**
 * Parses the whole text. By default the library extracts the first number that it finds, so that "9212 345O" would
 * become a stranger's number. An extension is rejected as well, because only the number is stored.
 */
function parseWhole(text: string, origin: NumberDefaults) {
  const phone = parsePhoneNumberFromString(text, { ...origin, extract: false });
  return phone?.ext === undefined ? phone : undefined;
}

/** Formats a stored number in groups of digits that a donor can check: "+968 9212 3456". */
export function formatPhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}

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
