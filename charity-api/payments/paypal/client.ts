/** PayPal client: sends requests with an access token, which it caches in memory until shortly before it expires. */
import * as z from 'zod';
import { minutes, seconds } from '#domain/time/durations';
import type { ApiDeps, ProviderSettings } from '../../deps';
import { call, ProviderRefusal } from '../call';

export type PaypalSettings = NonNullable<ProviderSettings['paypal']>;

export type PaypalClient = {
  get(path: string): Promise<unknown>;
  /** @param once idempotency key (`paypal-request-id`), which PayPal stores for hours */
  post(path: string, body: string, once?: string): Promise<unknown>;
};

const tokenSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
});

/** A token is not used in its last minute (ms), because it might expire during the request. */
const MARGIN = minutes(1);

export function paypalClient(
  { now }: Pick<ApiDeps, 'now'>,
  settings: PaypalSettings,
): PaypalClient {
  const { apiUrl, clientId, clientSecret, fetch } = settings;
  let kept: { token: string; until: number } | undefined;
  let coming: Promise<string> | undefined;

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
    kept = { token: access_token, until: now().getTime() + seconds(expires_in) - MARGIN };
    return access_token;
  };
  /** Concurrent callers share one token request. */
  const token = (): Promise<string> | string => {
    if (kept && now().getTime() < kept.until) return kept.token;
    coming ??= fetchToken().finally(() => (coming = undefined));
    return coming;
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
  const sendAgain: typeof send = async (...wanted) => {
    try {
      return await send(...wanted);
    } catch (error) {
      if (!(error instanceof ProviderRefusal) || error.status !== 401) throw error;
      kept = undefined;
      return send(...wanted);
    }
  };

  return {
    get: (path) => sendAgain('GET', path, {}),
    post: (path, body, once) =>
      sendAgain('POST', path, {
        headers: {
          'content-type': 'application/json',
          // Requests the whole order instead of only its id, because it contains the captures.
          prefer: 'return=representation',
          ...(once === undefined ? {} : { 'paypal-request-id': once }),
        },
        body,
      }),
  };
}
