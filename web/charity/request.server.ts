/** Builds the request of a call of the charity API: URL, credentials, headers and body. */
import { DONOR_HEADERS, type DonorRateLimitKeys } from '#contract/donor-marks';
import { type Endpoint, methodAndPath } from '#contract/endpoint';
import { PREVIEW_HEADER } from '#contract/preview';
import type { Locale } from '#domain/locales';
import type { Upstream } from './upstream.server';

export type CallInput = {
  params?: Record<string, string>;
  query?: Record<string, string | number | readonly string[] | undefined>;
  body?: unknown;
  file?: File;
  headers?: Record<string, string>;
  /** Rate-limit keys of the donor who pays. The API trusts them because the client's credentials are sent too. */
  donor?: DonorRateLimitKeys | undefined;
};

export type Caller = {
  send: (request: Request) => Promise<Response>;
  url: (path: string) => string;
  locale: Locale;
  /** The id of the visitor's request, for the log of the API. */
  requestId?: string | undefined;
  /** A token with which the API returns a draft. */
  preview?: string | undefined;
  /** The access token of a signed-in donor, or null. */
  bearer: string | null;
  client: { id: string; secret: string };
  /** The host, whose circuit may be open. */
  upstream: Upstream;
  /** Time (epoch ms) until which the page may wait for GET requests; undefined for a call that belongs to no page. */
  until?: number | undefined;
  /** True for the staff area. Its calls are sent although the circuit is open. */
  isStaff?: boolean;
  /** Called with the number of items of a list that violated the contract and were left out. */
  onDropped?: (call: string, count: number) => void;
};

export function requestFor(
  caller: Caller,
  endpoint: Endpoint,
  input: CallInput,
  signal: AbortSignal,
): Request {
  const { method, path: template } = methodAndPath(endpoint);
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(input.params?.[key] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) {
    // The items of an array are separated by commas.
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
  return new Request(caller.url(path + search), { method, headers, body, signal });
}

function basic({ id, secret }: Caller['client']): string {
  return `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
}
