/** Finding a country in the menu of calling codes, by its name or by the digits of its code. */
import { westernDigits } from '../numbers/digits';
import { foldText } from '../folding';

/** What the menu knows of a country. */
export type CallingCountry = {
  code: string;
  /** In the donor's language. */
  name: string;
  /** In English, where that is another name. */
  nameEn?: string;
  /** Digits as text. */
  callingCode: string;
};

/**
 * What begins with a plus or is only digits, in any script, is a calling code or the number that begins with it;
 * anything else is part of a name. Names that begin with it come first; otherwise the order stays.
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
