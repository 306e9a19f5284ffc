/** GET /openapi.json and /docs: forwards the description of the charity API, for developers. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { forwardToApi } from './pass-through.server';

const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox";

export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const answer = ['content-type', 'cache-control', 'retry-after'];
  const response = await forwardToApi({ request, path: pathname, send: [], answer });
  // An API of somebody else may send a page with scripts, which would run with the origin of the site.
  response.headers.set('content-security-policy', CONTENT_SECURITY_POLICY);
  response.headers.set('x-content-type-options', 'nosniff');
  response.headers.set('referrer-policy', 'no-referrer');
  response.headers.set('x-robots-tag', 'noindex');
  return response;
}
