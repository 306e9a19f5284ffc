/** GET /openapi.json and /docs: forwards the description of the charity API, for developers. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { sha256 } from '#web/security/policy.server';
import { forwardToApi } from './pass-through.server';

export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const answer = ['content-type', 'cache-control', 'retry-after'];
  const response = await forwardToApi({ request, path: pathname, send: [], answer });
  const text = await response.text();
  const [, style = ''] = /<style>([^<]*)/.exec(text) ?? [];
  // Another charity API may send a page with scripts, which would run with the origin of the site.
  const policy = `default-src 'none'; style-src ${sha256(style)}; base-uri 'none'; frame-ancestors 'none'; sandbox`;
  response.headers.set('content-security-policy', policy);
  response.headers.set('x-content-type-options', 'nosniff');
  response.headers.set('referrer-policy', 'no-referrer');
  response.headers.set('x-robots-tag', 'noindex');
  const { status, headers } = response;
  return new Response(text, { status, headers });
}
