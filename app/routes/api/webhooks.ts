/** POST /webhooks/{provider}: forwards the webhooks of payment providers to the charity API. */
import type { ActionFunctionArgs } from '@remix-run/node';
import { forwardToApi, pathBelow, readBytes } from './pass-through.server';

/** Larger than the webhook of any provider. */
const MAX_BYTES = 64 * 1024;

/** The content type, and the headers with which providers authenticate their webhooks. */
const REQUEST_HEADERS = [
  'content-type',
  'stripe-signature',
  'x-callback-token',
  ...['paypal-auth-algo', 'paypal-cert-url', 'paypal-transmission-id'],
  ...['paypal-transmission-sig', 'paypal-transmission-time'],
];
const RESPONSE_HEADERS = ['content-type', 'cache-control', 'retry-after'];

/** Not a formAction: a provider sends a cross-site request, and its signature is over the raw bytes. */
export async function action({ request, params }: ActionFunctionArgs) {
  const path = pathBelow('webhooks', params.provider);
  if (request.method !== 'POST' || !path) return notAllowed();
  const body = await readBytes(request, MAX_BYTES);
  if (!body) return new Response(null, { status: 413 });
  return forwardToApi({ request, path, send: REQUEST_HEADERS, answer: RESPONSE_HEADERS, body });
}

export function loader() {
  return notAllowed();
}

function notAllowed(): Response {
  return new Response(null, { status: 405, headers: { allow: 'POST' } });
}
