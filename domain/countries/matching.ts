/** Finds countries in the menu of calling codes, by name or by digits. */
import { westernDigits } from '../numbers/digits';
import { foldText } from '../folding';

/** The data of a country in the menu. */
export type CallingCountry = {
  code: string;
  /** In the donor's language. */
  name: string;
  /** In English, when it differs from `name`. */
  nameEn?: string;
  /** Digits as a string. */
  callingCode: string;
};

/**
 * Text that begins with a plus or contains only digits (of any script) is a calling code or a phone number that begins
 * with one. Other text is part of a name. Names that begin with the text come first; otherwise the order is unchanged.
 */
export function matchingCountries<Entry extends CallingCountry>(
  countries: readonly Entry[],
  typed: string,
): Entry[] {
  const text = westernDigits(typed).trim();
  if (text === '') return [...countries];
  if (/^\+|^[\d\s]+$/.test(text)) {
    const digits = text.replace(/\D/g, '').replace(/^00/, '');
    return countries.filter(
      ({ callingCode }) => callingCode.startsWith(digits) || digits.startsWith(callingCode),
    );
  }
  const sought = foldText(text);
  const found = countries.flatMap((country) => {
    const at = [country.name, country.nameEn ?? '']
      .map((name) => foldText(name).indexOf(sought))
      .filter((index) => index >= 0);
    return at.length > 0 ? [{ country, begins: at.includes(0) }] : [];
  });
  return [...found.filter(({ begins }) => begins), ...found.filter(({ begins }) => !begins)].map(
    ({ country }) => country,
  );
}
