/** GET /files/…: forwards pictures of the charity API, so that they have the same origin as the site. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { config } from '#config';
import { seconds } from '#domain/time/durations';
import { forwardToApi, pathBelow } from './pass-through.server';

const REQUEST_HEADERS = ['accept', 'if-none-match', 'if-modified-since'];
const RESPONSE_HEADERS = [
  ...['content-type', 'content-length', 'etag', 'last-modified', 'cache-control'],
  ...['content-disposition', 'retry-after'],
];
/**
 * For an API at CHARITY_API_URL, which can hang. A page without its picture is better than a page that waits for it.
 * The API of this process does not hang, but a busy machine needs longer to make a picture for the first time.
 */
const TIMEOUT_MS = seconds(2);
/** Browsers show it instead of the sign of a broken picture, also with an error status. */
const EMPTY_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';
/** Blocks scripts in an SVG, which would otherwise run with the origin of the site. */
const CONTENT_SECURITY_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const path = pathBelow('files', params['*']);
  if (!path) return new Response(null, { status: 404 });
  // Only the width is forwarded: any other parameter would create another copy of the picture in every cache.
  const width = new URL(request.url).searchParams.get('w');
  const query = width === null ? '' : `?${new URLSearchParams({ w: width })}`;
  return toPictureResponse(
    await forwardToApi({
      request,
      path: path + query,
      send: REQUEST_HEADERS,
      answer: RESPONSE_HEADERS,
      timeoutMs: config().CHARITY_API_URL ? TIMEOUT_MS : undefined,
    }),
  );
}

/** Returns only pictures. Any other response of the API loses its body, so that it cannot run with this origin. */
function toPictureResponse({ status, headers, body }: Response): Response {
  const isPicture = /^image\/[\w.+-]+ *(?:;|$)/i.test(headers.get('content-type') ?? '');
  if (status === 200 && isPicture) {
    headers.set('content-security-policy', CONTENT_SECURITY_POLICY);
    headers.set('x-content-type-options', 'nosniff');
    return new Response(body, { status, headers });
  }
  void body?.cancel();
  if (status === 304) {
    headers.delete('content-type');
    return new Response(null, { status, headers });
  }
  const wait = headers.get('retry-after');
  const isDown = status >= 500;
  return new Response(isDown ? EMPTY_PICTURE : null, {
    status: status >= 400 ? status : 404,
    headers: {
      'cache-control': 'no-store',
      ...(isDown && { 'content-type': 'image/svg+xml' }),
      ...(wait && { 'retry-after': wait }),
    },
  });
}
