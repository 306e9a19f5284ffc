/**
 * Client of the reverse geocoding service, which returns the country at a position. The service is a third party: it
 * gets a rounded position, has a timeout and a size limit, and its response is validated.
 */
import * as z from 'zod';
import { readLimitedText } from '#contract/limited-body';
import { countryOf } from '#domain/countries/list';
import type { Locale } from '#domain/locales';
import { seconds } from '#domain/time/durations';
import { log } from '#web/log.server';

const TIMEOUT_MS = seconds(3);
/** Geocoding services return many details of a place, but not more than this. */
const MAX_BYTES = 100_000;
/** 0.1 degrees are about 10 km: enough for a country, but not for a postal address. */
const STEPS_IN_A_DEGREE = 10;

const answerSchema = z.object({ countryCode: z.string() });

type Place = { latitude: number; longitude: number };
/** `service`: URL of the service; empty when none is configured. */
type GeocodingOptions = { service: string; language: Locale };

/** Returns the two-letter code of the country. Returns null when our list lacks it, or when the request fails. */
export async function countryAt(
  place: Place,
  { service, language }: GeocodingOptions,
): Promise<string | null> {
  if (!service) return null;
  const address = new URL(service);
  address.searchParams.set('latitude', roundToStep(place.latitude));
  address.searchParams.set('longitude', roundToStep(place.longitude));
  address.searchParams.set('language', language);
  try {
    const answer = await fetch(address, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) return logFailure(`status ${answer.status}`);
    const text = await readLimitedText(answer, MAX_BYTES);
    const { countryCode } = answerSchema.parse(JSON.parse(text));
    // A position at sea has no country. This is not an error, so it is not logged.
    return countryOf(countryCode)?.countryCode ?? null;
  } catch (error) {
    return logFailure(error instanceof Error ? error.name : 'unknown');
  }
}

/** Logs only the name of an error: its message may contain the response, and so the position. */
function logFailure(reason: string): null {
  log().warn({ reason }, 'reverse geocoding failed');
  return null;
}

function roundToStep(degrees: number): string {
  return String(Math.round(degrees * STEPS_IN_A_DEGREE) / STEPS_IN_A_DEGREE);
}
