/** One call of the charity API: URL, headers, timeout, one retry, and validation of the response. */
import * as z from 'zod';
import { ENDPOINTS, type Endpoint, type EndpointName, type Reply } from '#contract/endpoints';
import { DONOR_HEADERS, type DonorRateLimitKeys } from '#contract/donor-marks';
import { apiErrorSchema } from '#contract/errors';
import { BodyTooLargeError, readLimitedText } from '#contract/limited-body';
import { seconds } from '#domain/time/durations';
import type { Locale } from '#domain/locales';
import { CharityError } from './errors';
import type { Transport } from './transport.server';

/** Timeout of a request and its retry together. Short, because donors on slow phones already wait for the network. */
export const TIMEOUT_MS = seconds(4);
/** Timeout for calls that only staff make: uploads, which the API encodes again, and checks of the installation. */
const LONG_TIMEOUT_MS = seconds(30);
/** Bytes. Larger than any valid response of the API. */
const MAX_RESPONSE_BYTES = 2_000_000;

export type CallInput = {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  /** Rate-limit keys of the donor who pays. The API trusts them because the client's credentials are sent too. */
  donor?: DonorRateLimitKeys | undefined;
};

export type Caller = {
  send: Transport;
  url: (path: string) => string;
  locale: Locale;
  /** The access token of a signed-in donor, or null. */
  bearer: string | null;
  client: { id: string; secret: string };
  /** Called with the number of items of a list that violated the contract and were left out. */
  onDropped?: (call: string, count: number) => void;
};

/** Calls an endpoint of the storefront. @throws CharityError */
export async function call<Name extends EndpointName>(
  caller: Caller,
  name: Name,
  input: CallInput = {},
): Promise<Reply<Name>> {
  return (await callEndpoint(caller, name, ENDPOINTS[name], input)) as Reply<Name>;
}

/**
 * Calls any endpoint. Retries a GET request once after an outage, but not after a timeout.
 * @param name for the log
 * @throws CharityError
 */
export async function callEndpoint(
  caller: Caller,
  name: string,
  endpoint: Endpoint,
  input: CallInput,
): Promise<unknown> {
  const isLong = endpoint.maxBytes !== undefined || endpoint.isSlow;
  const signal = AbortSignal.timeout(isLong ? LONG_TIMEOUT_MS : TIMEOUT_MS);
  const once = () => sendRequest(caller, name, endpoint, input, signal);
  try {
    return await once();
  } catch (error) {
    const failed = asCharityError(name, error);
    const worthRetrying = endpoint.method === 'GET' && failed.isOutage && failed.failure !== 'late';
    if (!worthRetrying) throw failed;
    try {
      return await once();
    } catch (again) {
      throw asCharityError(name, again);
    }
  }
}

async function sendRequest(
  caller: Caller,
  name: string,
  endpoint: Endpoint,
  input: CallInput,
  signal: AbortSignal,
): Promise<unknown> {
  const response = await withTimeout(
    signal,
    caller.send(requestFor(caller, endpoint, input, signal)),
  );
  const body = await withTimeout(signal, readJson(response));
  // The contract has no redirects. A 3xx is an error of the API, and the page must not pass it on to the browser.
  if (response.status < 400 && !response.ok) {
    throw new CharityError('unintelligible', name, { status: response.status });
  }
  if (!response.ok) {
    const { data } = apiErrorSchema.safeParse(body);
    throw new CharityError('refused', name, {
      status: response.status,
      code: data?.errorCode,
      message: data?.errorMessage,
      fields: data?.fields,
    });
  }
  return parseReply(caller, name, endpoint.reply, body);
}

function requestFor(
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
  if (input.form) body = input.form;
  else if (input.body !== undefined) {
    headers.set('content-type', 'application/json');
    body = JSON.stringify(input.body);
  }
  return new Request(caller.url(path + search), { method: endpoint.method, headers, body, signal });
}

function basic({ id, secret }: Caller['client']): string {
  return `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
}

/** Rejects on timeout. Used for both transports, because a signal cannot abort the in-process API. */
function withTimeout<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = () => reject(signal.reason as Error);
    if (signal.aborted) return late();
    signal.addEventListener('abort', late, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', late));
  });
}

/**
 * Returns undefined for the empty or unreadable body of a rejection.
 * @throws SyntaxError when the body of a success is not JSON, BodyTooLargeError for any body over the limit
 */
async function readJson(response: Response): Promise<unknown> {
  const text = await readLimitedText(response, MAX_RESPONSE_BYTES);
  try {
    return JSON.parse(text);
  } catch (error) {
    if (response.ok) throw error;
    return undefined;
  }
}

const anyList = z.object({ result: z.looseObject({ data: z.array(z.unknown()) }) });

/** Validates lists item by item: an invalid item is left out and counted, so that the page can show the others. */
function parseReply(caller: Caller, name: string, schema: z.ZodType, body: unknown): unknown {
  const list = listSchema(schema);
  if (!list) return schema.parse(body);
  const { result } = anyList.parse(body);
  const { item, others } = list;
  const data = result.data.flatMap((value) => {
    const read = item.safeParse(value);
    return read.success ? [read.data] : [];
  });
  const dropped = result.data.length - data.length;
  if (dropped > 0) caller.onDropped?.(name, dropped);
  return { result: { ...others.parse(result), data } };
}

/** Returns the schemas of the items of a list and of its other fields, such as `total`; null for any other reply. */
function listSchema(schema: z.ZodType): { item: z.ZodType; others: z.ZodObject } | null {
  if (!(schema instanceof z.ZodObject)) return null;
  const result: unknown = schema.shape.result;
  if (!(result instanceof z.ZodObject)) return null;
  const data: unknown = result.shape.data;
  if (!(data instanceof z.ZodArray)) return null;
  return { item: data.element as z.ZodType, others: result.omit({ data: true }) };
}

function asCharityError(name: string, error: unknown): CharityError {
  if (error instanceof CharityError) return error;
  if (
    error instanceof z.ZodError ||
    error instanceof SyntaxError ||
    error instanceof BodyTooLargeError
  ) {
    return new CharityError('unintelligible', name, { cause: error });
  }
  const late = error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name);
  return new CharityError(late ? 'late' : 'unreachable', name, { cause: error });
}
