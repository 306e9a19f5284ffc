/** Converts typed phone numbers, with any digits and spacing, with or without a chosen country, to E.164. */
import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js';
import * as z from 'zod';
import { config } from '#config';
import { phoneSchema } from '#contract/values';
import { countryOf } from '#domain/countries/list';
import { westernDigits } from '#domain/numbers/digits';

/** The country of the charity. A number without a calling code is read as a number of this country. */
const HOME_COUNTRY: CountryCode = 'OM';

/** The country chosen next to a phone field. Its name is the field's name plus `Country`. Unknown ones are ignored. */
export const chosenCountrySchema = z
  .string()
  .optional()
  .transform((code) => (code && countryOf(code)?.countryCode) || undefined);

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
  const goneOn = !chosen && /^\d/.test(text) ? parseWhole(config().PHONE_NO_CODE + text, {}) : null;
  // Prefer the continued number only if its range is in use and the range of the other is not: it is only a guess.
  const phone = goneOn?.isValid() && !said?.isValid() ? goneOn : said;
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
