/** One call of the charity API: deadline, one retry, and its errors. */
import * as z from 'zod';
import type { Endpoint } from '#contract/endpoint';
import { type EndpointName, ENDPOINTS, type Reply } from '#contract/endpoints';
import { BodyTooLargeError } from '#contract/limited-body';
import { observe } from '#contract/telemetry/metrics';
import { seconds } from '#domain/time/durations';
import { startDeadline } from './deadline.server';
import { readReply } from './reply.server';
import { type Caller, type CallInput, requestFor } from './request.server';
import { CharityError } from './results';
import { OpenCircuitError } from './upstream.server';

/** Timeout of a call with its retries. Short, because donors on slow phones already wait for the network. */
export const TIMEOUT_MS = seconds(4);
/** Time that the reads after a slow form have at least, so that the page can show the form again. */
export const MIN_TIME_MS = seconds(1);
/** Timeout for orders that may be paid, uploads, which the API encodes again, and checks of the installation. */
const LONG_TIMEOUT_MS = seconds(30);
/** Statuses after which a second request may succeed. */
const RETRIED_STATUSES: readonly (number | undefined)[] = [502, 503, 504];
/** Milliseconds. A retry waits for a random part of this time, so that retries do not arrive together. */
const MAX_RETRY_DELAY_MS = 100;
/** Milliseconds that must remain for a retry after its delay. */
const MIN_TIME_FOR_RETRY_MS = seconds(0.5);

/** The input of one endpoint, as its schemas accept it. */
type InputOf<E extends Endpoint> = Pick<CallInput, 'headers' | 'donor'> &
  (E extends { params: infer S } ? { params: ParamsOf<z.input<S>> } : { params?: undefined }) &
  (E extends { query: infer S } ? { query?: QueryOf<z.output<S>> } : { query?: undefined }) &
  (E extends { upload: true } ? { file: File } : { file?: undefined }) &
  (E extends { body: infer S } ? { body: z.input<S> } : { body?: undefined });
/** Parameters come from the URL of a page; the API rejects other values. */
type ParamsOf<Params> = { [Key in keyof Params]: string };
/** Undefined: a filter that is not set. A number can also be text from the URL of a page. */
type QueryOf<Query> = {
  [Key in keyof Query]?: Query[Key] | (number extends Query[Key] ? string : never) | undefined;
};
/** The parameters of a function that calls an endpoint. Input is optional when the endpoint needs none. */
export type WithInput<E extends Endpoint> = [
  Record<never, never> extends InputOf<E> ? [input?: InputOf<E>] : [input: InputOf<E>],
  // `infer` delays this type until E is known. Otherwise TypeScript compares the input of each call with that of every
  // endpoint, which took half of the time of a type check.
] extends [infer Input extends [CallInput?]]
  ? Input
  : never;

/** Calls an endpoint of the storefront. @throws CharityError */
export async function call<Name extends EndpointName>(
  caller: Caller,
  name: Name,
  ...[input]: WithInput<(typeof ENDPOINTS)[Name]>
): Promise<Reply<Name>['result']> {
  const reply = await callEndpoint(caller, name, ENDPOINTS[name], input as CallInput);
  return (reply as Reply<Name>).result;
}

/**
 * Calls any endpoint. Repeats a GET request once after a lost connection or a status of RETRIED_STATUSES.
 *
 * A POST request has its own timeout, also when the page's time is nearly over: the API may have executed it.
 * @param name for the log
 * @throws CharityError
 */
export async function callEndpoint(
  caller: Caller,
  name: string,
  endpoint: Endpoint,
  input: CallInput = {},
): Promise<unknown> {
  const isRead = endpoint.route.startsWith('GET ');
  const isLong = endpoint.maxBytes !== undefined || endpoint.isSlow === true;
  const now = Date.now();
  const own = now + (isLong ? LONG_TIMEOUT_MS : TIMEOUT_MS);
  const until = isRead && !isLong ? Math.min(own, caller.until ?? own) : own;
  const deadline = startDeadline(Math.max(0, until - now));
  const { upstream } = caller;
  const once = () =>
    upstream.run(!isRead || isLong || caller.isStaff === true, async () => {
      try {
        return await sendRequest(caller, name, endpoint, input, deadline.signal);
      } catch (error) {
        throw asCharityError(name, error);
      }
    });
  const measure = (outcome: string) =>
    observe('upstream_request_duration_seconds', { op: name, outcome }, (Date.now() - now) / 1_000);
  try {
    const reply = await callWithRetry();
    measure('ok');
    return reply;
  } catch (error) {
    measure(error instanceof CharityError ? outcomeOf(error) : 'failed');
    throw error;
  } finally {
    deadline.clear();
  }

  async function callWithRetry(): Promise<unknown> {
    try {
      return await once();
    } catch (error) {
      const failed = asCharityError(name, error);
      const delay = failed.detail.retryAfterMs ?? Math.random() * MAX_RETRY_DELAY_MS;
      const isInTime = Date.now() + delay + MIN_TIME_FOR_RETRY_MS <= until;
      if (!isRead || !isRetried(failed) || !isInTime) throw failed;
      await new Promise((resolve) => setTimeout(resolve, delay));
      try {
        return await once();
      } catch (again) {
        throw asCharityError(name, again);
      }
    }
  }
}

/** Returns the outcome of a failed call for the metrics: the failure, or the class of the status. */
function outcomeOf({ failure, detail: { status } }: CharityError): string {
  return failure === 'refused' && status !== undefined ? `${Math.floor(status / 100)}xx` : failure;
}

function isRetried({ failure, detail }: CharityError): boolean {
  if (failure === 'refused') return RETRIED_STATUSES.includes(detail.status);
  return failure === 'unreachable';
}

/**
 * The requests in flight. Node's fetch follows the signal of a request only while the request is in memory, so a
 * timeout would leave the connection open after a garbage collection.
 */
const open = new Set<Request>();

async function sendRequest(
  caller: Caller,
  name: string,
  endpoint: Endpoint,
  input: CallInput,
  signal: AbortSignal,
): Promise<unknown> {
  const request = requestFor(caller, endpoint, input, signal);
  open.add(request);
  try {
    return await withTimeout(signal, async () =>
      readReply(caller, name, endpoint, await caller.send(request)),
    );
  } finally {
    open.delete(request);
  }
}

/** Rejects on timeout. Used for both transports, because a signal cannot abort the in-process API. */
function withTimeout<Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = () => reject(signal.reason as Error);
    if (signal.aborted) return late();
    signal.addEventListener('abort', late, { once: true });
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', late));
  });
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
  if (error instanceof OpenCircuitError) {
    return new CharityError('notSent', name, { cause: error });
  }
  const late = error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name);
  return new CharityError(late ? 'late' : 'unreachable', name, { cause: error });
}
