/** Wraps Stripe's SDK in one function, which loads it with the first call and removes donor data from errors. */
import type { Stripe } from 'stripe';
import { limitStream } from '#contract/limited-body';
import { seconds } from '#domain/time/durations';
import type { ProviderSettings } from '../../deps';
import { MAX_RESPONSE_BYTES } from '../call';

/** Timeout of one request, in ms. The SDK retries a failed request once, with the same idempotency key. */
const TIMEOUT_MS = seconds(10);

export type StripeSettings = NonNullable<ProviderSettings['stripe']>;

/** Runs a call of the SDK. @throws StripeFailure */
export type StripeCall = <T>(call: (stripe: Stripe) => Promise<T>) => Promise<T>;

/** A failed call: Stripe's error codes without its message, because the message may contain an e-mail address. */
export class StripeFailure extends Error {
  override name = 'StripeFailure';
  constructor(
    /** True when Stripe rejected the call: the object does not exist, or its state does not allow the operation. */
    readonly isRejection: boolean,
    message: string,
    /** True when the bank has declined the card. */
    readonly isDecline = false,
    /** The HTTP status. null: no response. */
    readonly status: number | null = null,
  ) {
    super(message);
  }
}

/** Returns a function that runs calls of the SDK with these settings. It throws StripeFailure for each failed call. */
export function stripeApi({ secretKey, apiUrl, fetch }: StripeSettings): StripeCall {
  let opening: Promise<Stripe> | undefined;
  return async (call) => {
    opening ??= open(secretKey, new URL(apiUrl), fetch);
    return call(await opening).catch((error: unknown) => {
      throw failureOf(error);
    });
  };
}

async function open(
  secretKey: string,
  { protocol, hostname, port }: URL,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Stripe> {
  // Loaded on demand: the SDK is large, and charities without card payments do not need it.
  const { Stripe } = await import('stripe');
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port === '' ? {} : { port }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(limited(fetch)),
  });
}

/** Limits the size of responses. The SDK's default client for Node does not. */
function limited(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (url, init) => {
    const response = await fetch(url, { ...init, redirect: 'error' });
    const { status, statusText, headers } = response;
    const body = limitStream(response, MAX_RESPONSE_BYTES);
    return new Response(body, { status, statusText, headers });
  };
}

function failureOf(error: unknown): StripeFailure {
  const { type, code, param, statusCode, requestId } = error as Record<string, unknown>;
  const details = { type: type ?? (error as Error).name, code, param, statusCode, requestId };
  return new StripeFailure(
    type === 'StripeInvalidRequestError',
    JSON.stringify(details),
    type === 'StripeCardError',
    typeof statusCode === 'number' ? statusCode : null,
  );
}
