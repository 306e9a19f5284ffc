/** The country list in the format of the contract. It is constant, so it is built once. */
import type * as z from 'zod';
import type { countrySchema } from '#contract/countries';
import type { Country } from '#domain/countries/country';
import { COUNTRIES, countryOf } from '#domain/countries/list';
import type { Paged } from '../page';

type Answer = z.infer<typeof countrySchema>;

const answers: Answer[] = COUNTRIES.map(answerOf);

function answerOf(country: Country): Answer {
  return { ...country, areaCodes: [...country.areaCodes] };
}

export function listCountries(): Paged<Answer> {
  return { total: answers.length, data: answers };
}

export function readCountry(code: string): Answer | undefined {
  const country = countryOf(code);
  return country ? answerOf(country) : undefined;
}
