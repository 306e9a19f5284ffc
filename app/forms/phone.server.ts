/** Phone numbers that people type: any script's digits, any spacing, with or without a chosen country, to the one form that is kept. */
import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js';
import * as z from 'zod';
import { config } from '#config';
import { phoneSchema } from '#contract/orders';
import { countryOf } from '#domain/countries/list';
import { westernDigits } from '#domain/numbers/digits';

/** Where the charity sits: a number without a country code is one of its own. */
const HOME_COUNTRY: CountryCode = 'OM';

/** The choice beside a phone field, which has its name and `Country`. What is no country is none chosen. */
export const chosenCountrySchema = z
  .string()
  .optional()
  .transform((code) => (code && countryOf(code)?.countryCode) || undefined);

/**
 * A number that begins with a plus (or 00) says its country itself, whatever was chosen. Lengths decide, not ranges:
 * countries open new ranges faster than the library learns of them, and a donor's own number must not be refused.
 * @param country two letters; without it the number is one of the charity's country, or goes on where the code that
 * is shown with none chosen (+96) stops
 * @returns E.164 (+96824000000), or null when no phone can have that number
 */
export function readPhone(typed: string, country?: string | null): string | null {
  // "(+968) 9212 3456" is common, but the library accepts a plus only at the start.
  const text = westernDigits(typed)
    .trim()
    .replace(/^\(?(?:00|\+)/, '+');
  const chosen = country ? countryOf(country) : null;
  const said = chosen ? readIn(text, chosen) : parseWhole(text, { defaultCountry: HOME_COUNTRY });
  const goneOn = !chosen && /^\d/.test(text) ? parseWhole(config().PHONE_NO_CODE + text, {}) : null;
  // That a number goes on from there is a guess: only where it comes to a number that is in use, and the other is not.
  const phone = goneOn?.isValid() && !said?.isValid() ? goneOn : said;
  return (phone?.isPossible() && phoneSchema.safeParse(phone.number).data) || null;
}

/** A few territories have the telephones of another country, and none of their own in the library. */
function readIn(
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

type Origin = { defaultCountry?: CountryCode; defaultCallingCode?: string };

/**
 * Parses the whole text. By default the library extracts the first number that it finds, so that "9212 345O" would
 * become a stranger's number. An extension is rejected as well, because only the number is stored.
 */
function parseWhole(text: string, origin: Origin) {
  const phone = parsePhoneNumberFromString(text, { ...origin, extract: false });
  return phone?.ext === undefined ? phone : undefined;
}

/** Formats a stored number in groups of digits that a donor can check: "+968 9212 3456". */
export function formatPhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
