/** The country list in the format of the contract. It is constant, so it is built once. */
import type * as z from 'zod';
import type { countrySchema } from '#contract/countries';
import type { Country } from '#domain/countries/country';
import { COUNTRIES, countryOf } from '#domain/countries/list';
import { ApiError } from '../../http/errors';
import type { Paged } from '../page';

type Answer = z.infer<typeof countrySchema>;

const answers: Answer[] = COUNTRIES.map(answerOf);

function answerOf(country: Country): Answer {
  return { ...country, areaCodes: [...country.areaCodes] };
}

export function listCountries(): Paged<Answer> {
  return { total: answers.length, data: answers };
}

/** @throws ApiError country.notFound */
export function readCountry(code: string): Answer {
  const country = countryOf(code);
  if (!country) throw new ApiError('country.notFound');
  return answerOf(country);
}
