/** The service that tells the country of a place. It is somebody else's: it hears little, answers in time or not at all, and is not believed blindly. */
import * as z from 'zod';
import { readLimitedText } from '#contract/limited-body';
import { countryOf } from '#domain/countries/list';
import { seconds } from '#domain/time/durations';
import type { Locale } from '#domain/locales';
import { log } from '../../log.server';

const DEADLINE_MS = seconds(3);
/** Such services tell everything about a place; more than this is something else. */
const MAX_BYTES = 100_000;
/** A tenth of a degree is about ten kilometres: enough for a country, and no address. */
const STEPS_IN_A_DEGREE = 10;

const answerSchema = z.object({ countryCode: z.string() });

type Place = { latitude: number; longitude: number };
/** @param service its address; empty: there is none */
type Asking = { service: string; language: Locale };

/** @returns two letters of a country of ours, or null */
export async function countryAt(
  place: Place,
  { service, language }: Asking,
): Promise<string | null> {
  if (!service) return null;
  const address = new URL(service);
  address.searchParams.set('latitude', coarse(place.latitude));
  address.searchParams.set('longitude', coarse(place.longitude));
  address.searchParams.set('language', language);
  try {
    const answer = await fetch(address, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (!answer.ok) return nothingFound(`status ${answer.status}`);
    const text = await readLimitedText(answer, MAX_BYTES);
    const { countryCode } = answerSchema.parse(JSON.parse(text));
    // At sea there is none: nothing is wrong then.
    return countryOf(countryCode)?.countryCode ?? null;
  } catch (error) {
    return nothingFound(error instanceof Error ? error.name : 'unknown');
  }
}

/** Of an error only its name: its message may quote the answer, and so the place. */
function nothingFound(reason: string): null {
  log().warn({ reason }, 'reverse geocoding failed');
  return null;
}

function coarse(degrees: number): string {
  return String(Math.round(degrees * STEPS_IN_A_DEGREE) / STEPS_IN_A_DEGREE);
}
