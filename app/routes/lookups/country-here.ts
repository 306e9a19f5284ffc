/** GET /lookups/country-here?latitude=…&longitude=…: the country at the position that a donor shares. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import * as z from 'zod';
import { config } from '#config';
import { readLimitedText } from '#contract/limited-body';
import { countryOf } from '#domain/countries/list';
import type { Locale } from '#domain/locales';
import { seconds } from '#domain/time/durations';
import { readPath } from '#web/links';
import { log } from '#web/log.server';
import { assertSameSite } from '#web/security/same-site.server';

const TIMEOUT_MS = seconds(3);
/** Geocoding services return many details of a place, but not more than this. */
const MAX_BYTES = 100_000;
/** 0.1 degrees are about 10 km: enough for a country, but not for a postal address. */
const STEPS_IN_A_DEGREE = 10;

const answerSchema = z.object({ countryCode: z.string() });

type Place = { latitude: number; longitude: number };
/** `service`: URL of the service; empty when none is configured. */
type GeocodingOptions = { service: string; language: Locale };

/**
 * Requests the country from a third party, so the request has a rounded position, a timeout and a size limit.
 * Returns the two-letter code. Returns null when our list lacks it, or when the request fails.
 */
async function countryAt(
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

const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,9})?$/)
    .transform(Number)
    .refine((number) => Math.abs(number) <= most);
const placeSchema = z.object({ latitude: degrees(90), longitude: degrees(180) });

/** No cache may store a response about a donor's position. The position is not logged either. */
const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/**
 * Returns `countryCode`, which is null when it cannot be found.
 * @throws a 403 response for a cross-site request: other sites must call the geocoding service themselves
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  assertSameSite(request);
  const { pathname, searchParams } = new URL(request.url);
  const place = placeSchema.safeParse(Object.fromEntries(searchParams));
  if (!place.success) return new Response(null, { status: 400, headers: HEADERS });
  const countryCode = await countryAt(place.data, {
    service: config().REVERSE_GEOCODING_URL,
    language: readPath(pathname).locale,
  });
  return Response.json({ countryCode }, { headers: HEADERS });
}
