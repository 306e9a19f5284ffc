/** /trial/…: payment pages of the trials. The charity API renders them, and this route forwards them. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { assertSameSite } from '#web/security/same-site.server';
import fonts from '#web/styles/fonts.css?url';
import { readVisitor } from '../../visitor/visitor.server';
import { forwardToApi, pathBelow, readBytes, type ForwardOptions } from './pass-through.server';

/** Enough for the one small form of the page. */
const MAX_BYTES = 16 * 1024;

const REQUEST_HEADERS = ['accept-language', 'content-type'];
const RESPONSE_HEADERS = [
  ...['content-type', 'content-length', 'location', 'cache-control', 'content-security-policy'],
  ...['referrer-policy', 'x-content-type-options', 'x-robots-tag'],
];

/** Query parameters that are forwarded: `token` is PayPal's order id, `declined` marks a declined card. */
const FORWARDED_QUERY_PARAMETERS = ['token', 'declined'];

function pathOf(request: Request, splat: string | undefined): string | null {
  const path = pathBelow('trial', splat);
  const given = new URL(request.url).searchParams;
  const query = FORWARDED_QUERY_PARAMETERS.flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value]];
  });
  return path && query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const path = pathOf(request, params['*']);
  if (!path) return new Response(null, { status: 404 });
  return forward({ request, path });
}

/**
 * Not a formAction: form and response belong to the payment page of the API and are forwarded as bytes. The same-site
 * check is the one of every form.
 */
export async function action({ request, params }: ActionFunctionArgs) {
  assertSameSite(request);
  const path = pathOf(request, params['*']);
  if (request.method !== 'POST' || !path) return new Response(null, { status: 405 });
  const body = await readBytes(request, MAX_BYTES);
  if (!body) return new Response(null, { status: 413 });
  return forward({ request, path, body });
}

async function forward(asked: Pick<ForwardOptions, 'request' | 'path' | 'body'>) {
  const answer = await forwardToApi({ ...asked, send: REQUEST_HEADERS, answer: RESPONSE_HEADERS });
  // The API cannot know the URLs of the site's fonts. A light page uses the fonts of the device.
  if (!answer.body || readVisitor(asked.request).light) return answer;
  const { status, headers } = answer;
  headers.delete('content-length');
  const page = await answer.text();
  const link = `<link rel="stylesheet" href="${fonts}"/>`;
  return new Response(
    page.replace('</head>', (end) => link + end),
    { status, headers },
  );
}
