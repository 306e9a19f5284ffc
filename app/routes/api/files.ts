/** GET /files/…: pictures of the charity API, under this site's own address. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { passThrough, pathBelow } from './pass-through.server';

const SEND = ['accept', 'if-none-match', 'if-modified-since'];
const ANSWER = [
  ...['content-type', 'content-length', 'etag', 'last-modified', 'cache-control'],
  ...['content-disposition', 'retry-after'],
];
/** A drawing can hold scripts, and here it stands on the site's own address. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const path = pathBelow('files', params['*']);
  if (!path) return new Response(null, { status: 404 });
  // The width is the only parameter: any other would make a second copy of the same picture in every cache.
  const width = new URL(request.url).searchParams.get('w');
  const query = width === null ? '' : `?${new URLSearchParams({ w: width })}`;
  return onlyPicture(
    await passThrough({ request, path: path + query, send: SEND, answer: ANSWER }),
  );
}

/** Whatever API is behind this: nothing but a picture comes from this address, and a refusal without its words. */
function onlyPicture({ status, headers, body }: Response): Response {
  const isPicture = /^image\/[\w.+-]+ *(?:;|$)/i.test(headers.get('content-type') ?? '');
  if (status === 200 && isPicture) {
    headers.set('content-security-policy', POLICY);
    headers.set('x-content-type-options', 'nosniff');
    return new Response(body, { status, headers });
  }
  void body?.cancel();
  if (status === 304) {
    headers.delete('content-type');
    return new Response(null, { status, headers });
  }
  const wait = headers.get('retry-after');
  return new Response(null, {
    status: status >= 400 ? status : 404,
    headers: { 'cache-control': 'no-store', ...(wait && { 'retry-after': wait }) },
  });
}
