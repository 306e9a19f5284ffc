/**
 * GET /lookups/countries: countries and calling codes for the phone field, in the language of the URL. The same for
 * all visitors.
 */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { config } from '#config';
import { COUNTRIES, countryOf } from '#domain/countries/list';
import type { CallingCountry } from '#domain/countries/matching';
import { byName, countryName } from '#domain/countries/names';
import { DEFAULT_LOCALE, type Locale } from '#domain/locales';
import { days } from '#domain/time/durations';
import type { CallingCodes } from '#web/ui/phone-input/country-menu';
import { readVisitor, type Visitor } from '../../visitor/visitor.server';

const MAX_AGE_S = days(1) / 1_000;

export function loader({ request }: LoaderFunctionArgs): Response {
  return Response.json(callingCodes(readVisitor(request)), {
    headers: {
      'cache-control': `public, max-age=${MAX_AGE_S}`,
      'x-content-type-options': 'nosniff',
    },
  });
}

function callingCodes({ locale, t }: Visitor): CallingCodes {
  const { REVERSE_GEOCODING_URL, PHONE_FALLBACK_COUNTRY } = config();
  const fallback = countryOf(PHONE_FALLBACK_COUNTRY)!;
  return {
    countries: countriesIn(locale),
    words: {
      countries: t('countries:title'),
      search: t('countries:search'),
      none: t('countries:none'),
      here: t('countries:here'),
      looking: t('countries:looking'),
      notFound: t('countries:notFound'),
      fallenBack: t('countries:fallenBack', { country: countryName(fallback, locale) }),
    },
    fallback: REVERSE_GEOCODING_URL ? fallback.countryCode : null,
  };
}

function countriesIn(locale: Locale): CallingCountry[] {
  return COUNTRIES.map((country) => {
    const name = countryName(country, locale);
    const nameEn = countryName(country, DEFAULT_LOCALE);
    return {
      code: country.countryCode,
      name,
      ...(nameEn !== name && { nameEn }),
      callingCode: country.countryCallingCode,
    };
  }).sort(byName(locale));
}
