/** The response of files that search engines, feed readers and browsers request, such as robots.txt. */
import { hours } from '#domain/time/durations';

/** The same for all visitors, so that the server and shared caches store it (app/visitor/page-key.server.ts). */
const PUBLIC_CACHE = `public, max-age=${hours(1) / 1_000}`;

/** @param type media type with its charset @param headers replace or add headers */
export function publicFile(
  body: BodyInit,
  type: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': PUBLIC_CACHE,
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });
}
