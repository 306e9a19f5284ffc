/** POST /webhooks/{provider}: what payment providers tell the charity API, under this site's own address. */
import type { ActionFunctionArgs } from '@remix-run/node';
import { passThrough, pathBelow, readBytes } from './pass-through.server';

/** More than any provider sends. */
const MAX_BYTES = 64 * 1024;

/** The body's type, and what the providers sign with. */
const SEND = [
  'content-type',
  'sandbox-signature',
  'stripe-signature',
  'x-callback-token',
  ...['paypal-auth-algo', 'paypal-cert-url', 'paypal-transmission-id'],
  ...['paypal-transmission-sig', 'paypal-transmission-time'],
];
const ANSWER = ['content-type', 'cache-control', 'retry-after'];

/** Not a formAction: no donor sends this, it comes from elsewhere by nature, and its signature is over the raw bytes. */
export async function action({ request, params }: ActionFunctionArgs) {
  const path = pathBelow('webhooks', params.provider);
  if (request.method !== 'POST' || !path) return notAllowed();
  const body = await readBytes(request, MAX_BYTES);
  if (!body) return new Response(null, { status: 413 });
  return passThrough({ request, path, send: SEND, answer: ANSWER, body });
}

export function loader() {
  return notAllowed();
}

function notAllowed(): Response {
  return new Response(null, { status: 405, headers: { allow: 'POST' } });
}
