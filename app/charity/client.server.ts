/** The client of the charity API: typed calls with one visitor's language and sign-in, and the cache. */
import { config } from '#config';
import type { Endpoint } from '#contract/endpoint';
import { type EndpointName, ENDPOINTS, type Reply } from '#contract/endpoints';
import type { Locale } from '#domain/locales';
import { call, MIN_TIME_MS, type WithInput } from '#web/charity/call.server';
import type { Caller } from '#web/charity/request.server';
import { CharityError, localise, type Localised } from '#web/charity/results';
import { log } from '#web/log.server';
import { type CacheTtl, ResponseCache, TooLateError } from './cache.server';
import { LIFETIMES, OFFERING_TTL } from './lifetimes.server';
import { offeringLoader } from './offerings.server';
import { charityUpstream, charityUrl, transport } from './transport.server';

let cache = new ResponseCache();

/** Empties the cache of API responses. */
export function clearResponseCache(): void {
  cache = new ResponseCache();
}

/** Marks every cached response as stale, because the content of the API has changed. */
export function expireResponses(): void {
  cache.expire();
}

type Input<Name extends EndpointName> = WithInput<(typeof ENDPOINTS)[Name]>;

export type CharityClient = ReturnType<typeof charityClient>;

/**
 * Makes a client for one request of a visitor.
 * @param who language and access token of the visitor; `preview`: a token with which the API returns a draft; `until`:
 * the time (epoch ms) until which the page waits for all its GET requests together; `requestId`: for the API's log
 * @param deps replacements for the transport and the cache, for tests
 */
export function charityClient(
  who: {
    locale: Locale;
    bearer: string | null;
    preview?: string | null;
    until?: number;
    requestId?: string | undefined;
  },
  deps: Partial<Pick<Caller, 'send' | 'url' | 'upstream'>> & { answers?: ResponseCache } = {},
) {
  const { CHARITY_API_CLIENT_ID: id, CHARITY_API_CLIENT_SECRET: secret, LOCALES } = config();
  const inOneLanguage = <T>(value: T) => localise(value, who.locale, LOCALES);
  const caller: Caller = {
    locale: who.locale,
    bearer: who.bearer,
    requestId: who.requestId,
    send: deps.send ?? transport,
    url: deps.url ?? charityUrl,
    upstream: deps.upstream ?? charityUpstream(),
    client: { id, secret },
    onDropped: (name, count) =>
      log().warn({ call: name, count }, 'left out items that violate the API contract'),
  };
  const answers = deps.answers ?? cache;
  let stale = false;
  let { until } = who;
  // Request public content without the bearer token, because the cached response is shared.
  const visitor: Caller = { ...caller, bearer: null };
  const read = async <Value>(
    lifetime: CacheTtl,
    [name, ...input]: [EndpointName, ...unknown[]],
    request: (caller: Caller) => Promise<Value>,
  ) => {
    if (who.preview) {
      return inOneLanguage(await request({ ...visitor, until, preview: who.preview }));
    }
    // Like the URL, the key has no empty filters.
    const key = JSON.stringify([who.locale, name, ...input], (_, value: unknown) =>
      value === '' ? undefined : value,
    );
    // The response is for all pages, so the deadline of one page does not end its request.
    const load = async () => inOneLanguage(await request(visitor));
    try {
      const answer = await answers.get(key, lifetime, load, {
        softMs: caller.upstream.softDeadlineMs,
        hardMs: until === undefined ? Infinity : until - Date.now(),
      });
      stale ||= answer.stale;
      return answer.value;
    } catch (error) {
      if (!(error instanceof TooLateError)) throw error;
      throw new CharityError('late', name, { cause: error });
    }
  };
  const loadOffering = offeringLoader();
  let isSignInRejected = false;
  const send = async <Name extends EndpointName>(name: Name, ...input: Input<Name>) => {
    try {
      return inOneLanguage(await call({ ...caller, until }, name, ...input));
    } catch (error) {
      isSignInRejected ||= who.bearer !== null && isMissingSignIn(error);
      throw error;
    } finally {
      // A POST request, and a slow one, leave time for what the page reads after them.
      const { route, isSlow }: Endpoint = ENDPOINTS[name];
      if (until !== undefined && (isSlow || route.startsWith('POST ')))
        until = Math.max(until, Date.now() + MIN_TIME_MS);
    }
  };
  return {
    /** For a client of the same request with another language or sign-in. */
    who,
    /** Calls an endpoint, or returns its cached response (LIFETIMES). @throws CharityError */
    call<Name extends EndpointName>(
      name: Name,
      ...input: Input<Name>
    ): Promise<Localised<Reply<Name>['result']>> {
      const lifetime = LIFETIMES[name];
      return lifetime
        ? read(lifetime, [name, ...input], (by) => call(by, name, ...input))
        : send(name, ...input);
    },
    /** Returns one offering. Several that are requested at once share a call. @throws CharityError */
    offering: (id: string) => read(OFFERING_TTL, ['offerings', id], (by) => loadOffering(by, id)),
    /** Returns true after this client has returned a stale response because the API fails. */
    isStale: () => stale,
    /** Returns true after the API has rejected the access token of this client. */
    wasSignInRejected: () => isSignInRejected,
  };
}

function isMissingSignIn(error: unknown): boolean {
  return (
    error instanceof CharityError && error.detail.status === 401 && error.code === 'auth.required'
  );
}
