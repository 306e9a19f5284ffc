/** Tests that the short country list has the same codes and names as the complete list. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '../locales';
import { LIKELY_COUNTRIES } from './likely';
import { countryOf } from './list';
import { countryName } from './names';

test.each(LIKELY_COUNTRIES)('%s has the calling code %s', (code, callingCode) => {
  expect(countryOf(code)?.countryCallingCode).toBe(callingCode);
});

test.each(LOCALES)('phone.json of %s has the same names as the complete list', (locale) => {
  const { names } = JSON.parse(readFileSync(`locales/${locale}/phone.json`, 'utf8')) as {
    names: Record<string, string>;
  };
  expect(names).toEqual(
    Object.fromEntries(
      LIKELY_COUNTRIES.map(([code]) => [code, countryName(countryOf(code)!, locale)]),
    ),
  );
});
