/** GET /lookups/country-here?latitude=…&longitude=…: the country at the position that a donor shares. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import * as z from 'zod';
import { config } from '#config';
import { readPath } from '#web/links';
import { assertSameSite } from '#web/security/same-site.server';
import { countryAt } from './reverse-geocoding.server';

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
