/** Builds the request of a call of the charity API: URL, credentials, headers and body. */
import { DONOR_HEADERS } from '#contract/donor-marks';
import type { Endpoint } from '#contract/endpoints';
import { PREVIEW_HEADER } from '#contract/preview';
import type { Caller, CallInput } from './call.server';

export function requestFor(
  caller: Caller,
  endpoint: Endpoint,
  input: CallInput,
  signal: AbortSignal,
): Request {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(input.params?.[key] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== '') query.set(key, String(value));
  }
  const search = query.size > 0 ? `?${query}` : '';
  const headers = new Headers({ 'accept-language': caller.locale, ...input.headers });
  if (caller.requestId !== undefined) headers.set('x-request-id', caller.requestId);
  if (caller.preview) headers.set(PREVIEW_HEADER, caller.preview);
  if (endpoint.auth === 'basic') {
    headers.set('authorization', basic(caller.client));
  } else if (caller.bearer) {
    headers.set('authorization', `Bearer ${caller.bearer}`);
  }
  if (input.donor) {
    const { address, session } = input.donor;
    headers.set(DONOR_HEADERS.client, basic(caller.client));
    if (address) headers.set(DONOR_HEADERS.address, address);
    if (session) headers.set(DONOR_HEADERS.session, session);
  }
  let body: BodyInit | null = null;
  if (input.file) {
    body = new FormData();
    body.set('file', input.file);
  } else if (input.body !== undefined) {
    headers.set('content-type', 'application/json');
    body = JSON.stringify(input.body);
  }
  return new Request(caller.url(path + search), { method: endpoint.method, headers, body, signal });
}

function basic({ id, secret }: Caller['client']): string {
  return `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
}
