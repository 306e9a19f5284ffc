/** Phone numbers that people type: any script's digits, any spacing, to the one form that is kept. */
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import { westernDigits } from '#domain/digits';

/** Where the charity sits: a number without a country code is one of its own. */
const HOME_COUNTRY: CountryCode = 'OM';

/** @returns E.164 (+96824000000), or null when no phone can have that number */
export function readPhone(typed: string, country: CountryCode = HOME_COUNTRY): string | null {
  const phone = parsePhoneNumberFromString(westernDigits(typed).replace(/^\s*00/, '+'), country);
  return phone?.isValid() ? phone.number : null;
}
