/** /sandbox/…: the page of the demonstration's payment gateway, which the charity API makes whole. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { guardSameSite } from '../../security/same-site.server';
import { passThrough, pathBelow, readBytes } from './pass-through.server';

/** The page has one small form. */
const MAX_BYTES = 16 * 1024;

const SEND = ['accept-language', 'content-type'];
const ANSWER = [
  ...['content-type', 'content-length', 'location', 'cache-control', 'content-security-policy'],
  ...['referrer-policy', 'x-content-type-options', 'x-robots-tag'],
];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const path = pathBelow('sandbox', params['*']);
  if (!path) return new Response(null, { status: 404 });
  return passThrough({ request, path, send: SEND, answer: ANSWER });
}

/** Not a formAction: form and answer are the gateway's own page, handed through as bytes. Guarded like every other form. */
export async function action({ request, params }: ActionFunctionArgs) {
  guardSameSite(request);
  const path = pathBelow('sandbox', params['*']);
  if (request.method !== 'POST' || !path) return new Response(null, { status: 405 });
  const body = await readBytes(request, MAX_BYTES);
  if (!body) return new Response(null, { status: 413 });
  return passThrough({ request, path, send: SEND, answer: ANSWER, body });
}
