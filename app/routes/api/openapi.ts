/** GET /openapi.json: forwards the description of the charity API, for developers. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { forwardToApi } from './pass-through.server';

export async function loader({ request }: LoaderFunctionArgs) {
  const answer = ['content-type', 'cache-control', 'retry-after'];
  const response = await forwardToApi({ request, path: '/openapi.json', send: [], answer });
  // Another charity API may send a page with scripts, which would run with the origin of the site.
  response.headers.set('content-security-policy', "default-src 'none'; sandbox");
  response.headers.set('x-content-type-options', 'nosniff');
  response.headers.set('x-robots-tag', 'noindex');
  return response;
}
