/** The storefront with a charity API in memory, so that tests can call loaders and actions with a plain Request. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { openTestApi, type TestApi, type TestApiOptions } from '#tests/support/api/api';
import { clearResponseCache } from '#app/charity/client.server';
import { setCharityApi } from '#app/charity/transport.server';
import {
  commitCart,
  commitPreferences,
  commitSignIn,
  readVisitor,
  type Visitor,
} from '#app/visitor/visitor.server';
import type { Tokens } from '#app/visitor/auth-cookie.server';
import type { Preferences } from '#app/visitor/preferences-cookie.server';
import { config } from '#config';
import type { Cart } from '#domain/cart';

/** Replaces responses of the charity API: an outage, a delay, an invalid response. */
export type Fault = (request: Request) => Promise<Response | undefined> | Response | undefined;

export type TestSite = TestApi & {
  /** Calls `fault` before every API call. A returned response replaces the API's; undefined calls the API. */
  fail(fault: Fault | null): void;
};

export async function openTestSite(options: TestApiOptions = {}): Promise<TestSite> {
  const { CHARITY_API_CLIENT_ID: id, CHARITY_API_CLIENT_SECRET: secret } = config();
  const opened = await openTestApi({
    ...options,
    config: { client: { id, secret }, ...options.config },
  });
  let fault: Fault | null = null;
  setCharityApi({
    ...opened.api,
    fetch: async (request) => (await fault?.(request)) ?? opened.api.fetch(request),
  });
  clearResponseCache();
  return {
    ...opened,
    fail(next) {
      fault = next;
      clearResponseCache();
    },
  };
}

/** Simulates an API that cannot be reached. */
export const unreachable: Fault = () => {
  throw new TypeError('fetch failed');
};

/** Replaces the payment methods of the API. @param quotes replaces the payment quotes too */
export const replaceMethods =
  (methods: object[], quotes: object[] = []): Fault =>
  (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/lookups/payment-methods')
      return Response.json({ result: { total: methods.length, data: methods } });
    if (pathname === '/payment-quotes') return Response.json({ result: { quotes } });
    return undefined;
  };

type Sent = {
  /** Fields of a form. The request is then a POST. */
  form?: Record<string, string> | FormData;
  cart?: Cart;
  preferences?: Preferences;
  /** Tokens of a signed-in donor. */
  tokens?: Tokens;
  headers?: Record<string, string>;
};

/** Returns a request as a browser sends it from a page of this site. @param path includes the locale: /ar/cart */
export function visit(
  path: string,
  { form, cart, preferences, tokens, headers = {} }: Sent = {},
): Request {
  const { publicUrl } = config();
  const cookies = [
    cart && commitCart(cart)?.[0],
    preferences && commitPreferences(preferences),
    tokens && commitSignIn(tokens),
  ]
    .filter((cookie) => typeof cookie === 'string')
    .map((cookie) => cookie.split(';')[0]);
  return new Request(`${publicUrl}${path}`, {
    method: form ? 'POST' : 'GET',
    headers: {
      ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}),
      ...(form ? { origin: publicUrl, 'sec-fetch-site': 'same-origin' } : {}),
      ...headers,
    },
    ...(form ? { body: form instanceof FormData ? form : new URLSearchParams(form) } : {}),
  });
}

/** Returns the arguments for a loader or an action. */
export function args(request: Request, params: Record<string, string> = {}): LoaderFunctionArgs {
  return { request, params, context: {} };
}

/** Returns the `cookie` header that a browser sends after a response with these headers. */
export function cookiesOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** The answer of an action. `to` is null, and `cart` and `preferences` are undefined, when it rejected the form. */
export type Answered = {
  status: number | undefined;
  to: string | null;
  headers: Headers;
  cart?: Cart;
  preferences?: Preferences;
  errors: Record<string, string[]>;
  /** The error of the whole form. */
  said: string;
  typed: Record<string, string>;
  /** Further data of the answer, such as the result of a calculator. */
  data?: object;
};
type RejectedForm = {
  data: { form: { error?: Answered['errors'] | null; initialValue?: Answered['typed'] } };
  init: ResponseInit | null;
};

/** Reads the answer of an action: a redirect and what the browser stores, or the errors and values of the form. */
export function readAnswer(answer: unknown): Answered {
  if (answer instanceof Response) {
    const { status, headers } = answer;
    const { cart, preferences } = visitorAfter(answer);
    const to = headers.get('location') ?? '';
    return { status, to, headers, cart, preferences, errors: {}, said: '', typed: {} };
  }
  const { data, init } = answer as RejectedForm;
  const { error, initialValue: typed = {} } = data.form;
  const [said = ''] = error?.[''] ?? [];
  const headers = new Headers(init?.headers);
  return { status: init?.status, to: null, headers, errors: error ?? {}, said, typed, data };
}

/** Returns the visitor of the next request, with the cart and the preferences that the response has set. */
export function visitorAfter({ headers }: Pick<Response, 'headers'>): Visitor {
  return readVisitor(visit('/', { headers: { cookie: cookiesOf(headers) } }));
}
