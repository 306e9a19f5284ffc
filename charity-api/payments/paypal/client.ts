/** PayPal client: sends requests with an access token, which it caches in memory until shortly before it expires. */
import * as z from 'zod';
import { minutes, seconds } from '#domain/time/durations';
import type { ApiDeps, ProviderSettings } from '../../deps';
import { call, ProviderError } from '../call';

export type PaypalSettings = NonNullable<ProviderSettings['paypal']>;

export type PaypalClient = {
  get(path: string): Promise<unknown>;
  /** @param idempotencyKey idempotency key (`paypal-request-id`), which PayPal stores for hours */
  post(path: string, body: string, idempotencyKey?: string): Promise<unknown>;
};

const tokenSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
});

/** A token is not used in its last minute (ms), because it might expire during the request. */
const EXPIRY_MARGIN_MS = minutes(1);

export function paypalClient(
  { now }: Pick<ApiDeps, 'now'>,
  settings: PaypalSettings,
): PaypalClient {
  const { apiUrl, clientId, clientSecret, fetch } = settings;
  let cachedToken: { token: string; until: number } | undefined;
  let pendingToken: Promise<string> | undefined;

  const fetchToken = async (): Promise<string> => {
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const answer = await call({
      method: 'POST',
      url: `${apiUrl}/v1/oauth2/token`,
      headers: { authorization: `Basic ${credentials}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
      fetch,
    });
    const { access_token, expires_in } = tokenSchema.parse(answer);
    cachedToken = {
      token: access_token,
      until: now().getTime() + seconds(expires_in) - EXPIRY_MARGIN_MS,
    };
    return access_token;
  };
  /** Concurrent callers share one token request. */
  const token = (): Promise<string> | string => {
    if (cachedToken && now().getTime() < cachedToken.until) return cachedToken.token;
    pendingToken ??= fetchToken().finally(() => (pendingToken = undefined));
    return pendingToken;
  };

  const send = async (
    method: 'GET' | 'POST',
    path: string,
    extra: { headers?: Record<string, string>; body?: string },
  ): Promise<unknown> => {
    const bearer = await token();
    const headers = { authorization: `Bearer ${bearer}`, ...extra.headers };
    return call({ method, url: `${apiUrl}${path}`, ...extra, headers, fetch });
  };
  /** Fetches a new token and retries once when PayPal responds 401. */
  const sendWithTokenRetry: typeof send = async (...wanted) => {
    try {
      return await send(...wanted);
    } catch (error) {
      if (!(error instanceof ProviderError) || error.status !== 401) throw error;
      cachedToken = undefined;
      return send(...wanted);
    }
  };

  return {
    get: (path) => sendWithTokenRetry('GET', path, {}),
    post: (path, body, idempotencyKey) =>
      sendWithTokenRetry('POST', path, {
        headers: {
          'content-type': 'application/json',
          // Requests the whole order instead of only its id, because it contains the captures.
          prefer: 'return=representation',
          ...(idempotencyKey === undefined ? {} : { 'paypal-request-id': idempotencyKey }),
        },
        body,
      }),
  };
}
