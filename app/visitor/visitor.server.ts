/** Reads the visitor of a request (language, cart, sign-in, preferences) and writes their cookies. */
import { config } from '#config';
import { emptyCart, giftCount, isEmpty, type Cart } from '#domain/cart';
import type { Locale } from '#domain/locales';
import { previewTokenIn } from '#contract/preview';
import { DEFAULT_CURRENCY, type Currency } from '#domain/money';
import { days } from '#domain/time/durations';
import { charityClient, type CharityClient } from '../charity/client.server';
import { translateIn } from '#web/i18n/instances.server';
import type { Translate } from '#web/i18n/translate';
import { pagePathOf, withoutRouterParameters } from '#web/remix/protocol';
import { clientNetwork } from '#web/security/client-address.server';
import { linksIn, readPath, type Links, type SitePath } from '#web/links';
import {
  mergeAdditions,
  removeAddition,
  writeAddition,
  type Addition,
  type Additions,
} from './added-gifts.server';
import { authPacking, signedIn as decode, type SignedIn, type Tokens } from './auth-cookie.server';
import { cartPacking } from './cart-cookie.server';
import {
  FLOW_LIFETIME,
  flowPacking,
  runningFlow,
  timed,
  type Flow,
  type TimedFlow,
} from './flow-cookie.server';
import { pageDeadline } from './page-deadline.server';
import { COOKIE_NAMES } from './plain-request';
import { GIFT_COUNT } from '#web/security/internal-headers';
import { preferencesPacking, type Preferences } from './preferences-cookie.server';
import {
  sealedCookie,
  type CookieSettings,
  type SealedCookie,
} from '#web/security/sealed-cookie.server';

export type Visitor = {
  locale: Locale;
  /** The path without its language prefix. */
  path: SitePath;
  /** The path with its query and without its language prefix, to which a donor returns after the sign-in. */
  returnTo: SitePath;
  cart: Cart;
  /** The number at the cart link. A request that renders a shared page has this number without a cart. */
  giftCount: number;
  /**
   * Identifies this cart of this browser: the same in every tab until the cart is written again. It is not derived from
   * the contents alone, because many visitors can open one URL that fills the cart. Null without a cart.
   */
  cartId: string | null;
  /** The cookies of added gifts that the request has. */
  additions: Additions;
  /** In loaders and actions, the access token has not expired (with-visitor.server.ts). */
  signedIn: SignedIn | null;
  /** True when `signedIn` is null only because the charity API failed to refresh the tokens. */
  isSignInUnavailable: boolean;
  /** The sign-up, password reset or social sign-in that this browser has begun. */
  flow: Flow | null;
  preferences: Preferences;
  /** The network of the client (see networkOf); null when it is unknown. */
  network: string | null;
  /** The currency of the cart. For an empty cart: the chosen currency, or the default. */
  currency: Currency;
  /** True for pages without scripts, web fonts and large pictures: the visitor chose them or sends Save-Data. */
  light: boolean;
  links: Links;
  /** Translates a key into the visitor's language: t('cart:title'). */
  t: Translate;
  /** Token of a preview in the URL, with which staff see a draft. */
  preview: string | null;
  charity: CharityClient;
};

/** The visitor who sends a form (sender.server.ts). */
export type Sender = Visitor & {
  /** Id of the submission. A form that the browser sends twice has the same id both times. */
  press: string;
};

type Cookies = {
  cart: SealedCookie<Cart>;
  auth: SealedCookie<SignedIn>;
  flow: SealedCookie<TimedFlow>;
  preferences: SealedCookie<Preferences>;
};

let cachedCookies: Cookies | undefined;

function cookieSettings(): CookieSettings {
  const { SESSION_SECRETS, publicUrl } = config();
  // Browsers do not return a Secure cookie over http, which development and the demonstration use.
  return { secrets: SESSION_SECRETS, secure: publicUrl.startsWith('https:') };
}

function cookies(): Cookies {
  const settings = cookieSettings();
  cachedCookies ??= {
    cart: sealedCookie(COOKIE_NAMES.cart, cartPacking, settings),
    auth: sealedCookie(COOKIE_NAMES.auth, authPacking, settings),
    flow: sealedCookie(COOKIE_NAMES.flow, flowPacking, settings, FLOW_LIFETIME),
    preferences: sealedCookie(COOKIE_NAMES.preferences, preferencesPacking, settings, days(365)),
  };
  return cachedCookies;
}

/**
 * Reads all cookies of a request. An invalid cookie counts as missing. The access token may have expired: loaders and
 * actions get the visitor from `withVisitor`.
 */
export function readVisitor(request: Request): Visitor {
  const { cart, auth, flow, preferences } = cookies();
  const header = request.headers.get('cookie');
  const url = new URL(request.url);
  const { locale, path } = readPath(pagePathOf(url.pathname));
  const chosen = preferences.read(header) ?? {};
  const merged = mergeAdditions(
    header,
    { stored: cart.read(header) ?? emptyCart(chosen.currency), id: cart.id(header) },
    cookieSettings(),
  );
  const storedCart = merged.cart;
  const signedIn = auth.read(header);
  const preview = previewTokenIn(url.searchParams);
  return {
    locale,
    path,
    returnTo: `${path}${withoutRouterParameters(url.searchParams)}`,
    cart: storedCart,
    giftCount: Number(request.headers.get(GIFT_COUNT) ?? giftCount(storedCart)),
    cartId: merged.id,
    additions: merged.additions,
    signedIn,
    isSignInUnavailable: false,
    flow: runningFlow(flow.read(header)),
    preferences: chosen,
    network: clientNetwork(request),
    currency: isEmpty(storedCart) ? (chosen.currency ?? DEFAULT_CURRENCY) : storedCart.currency,
    light: chosen.light ?? request.headers.get('save-data') === 'on',
    links: linksIn(locale),
    t: translateIn(locale),
    preview,
    charity: charityClient({
      ...{ locale, bearer: signedIn?.access ?? null, preview, until: pageDeadline(request) },
      requestId: request.headers.get('x-request-id') ?? undefined,
    }),
  };
}

/** Returns the visitor in another language than that of the URL. */
export function withLocale(visitor: Visitor, locale: Locale): Visitor {
  return {
    ...visitor,
    ...{ locale, links: linksIn(locale), t: translateIn(locale) },
    charity: charityClient({ ...visitor.charity.who, locale }),
  };
}

/** Returns the visitor with another sign-in, or as a guest. */
export function withSignIn(visitor: Visitor, signedIn: SignedIn | null): Visitor {
  const bearer = signedIn?.access ?? null;
  return { ...visitor, signedIn, charity: charityClient({ ...visitor.charity.who, bearer }) };
}

/** Returns the Set-Cookie headers that remove a sign-in and a cart of the request that cannot be read. */
export function removalOfUnreadable(request: Request): string[] {
  const header = request.headers.get('cookie');
  const { auth, cart } = cookies();
  return [auth, cart].filter((one) => one.isUnreadable(header)).map((one) => one.remove());
}

/**
 * Returns the Set-Cookie headers for a cart. Returns null when the cart does not fit; callers then show a message.
 * @param before the visitor whose cart this is; omitted for a new cart
 */
export function commitCart(cart: Cart, before?: Pick<Visitor, 'additions'>): string[] | null {
  const written = cookies().cart.write(cart);
  const settings = cookieSettings();
  const merged = before?.additions.merged ?? [];
  return written === null
    ? null
    : [written, ...merged.map((name) => removeAddition(name, settings))];
}

/**
 * Returns the Set-Cookie headers for a cart to which this request adds lines. Another tab that adds lines at the same
 * moment does not overwrite them. Returns null when the cart does not fit.
 */
export function commitAddedLines(
  cart: Cart,
  before: Pick<Visitor, 'additions'>,
  added: Omit<Addition, 'at'>,
): string[] | null {
  const all = commitCart(cart, before);
  const addition = writeAddition({ ...added, at: Date.now() }, cookieSettings());
  return all && addition ? [...all, addition] : null;
}

/** Returns the Set-Cookie headers that remove the additions which the cart cannot have. */
export function forgetLostAdditions({ additions }: Pick<Visitor, 'additions'>): string[] {
  return additions.lost.map((name) => removeAddition(name, cookieSettings()));
}

/**
 * Returns the Set-Cookie header that signs the donor in. Returns null when the access token cannot be decoded, or when
 * the tokens exceed the size of a cookie: then the donor is not signed in.
 */
export function commitSignIn(tokens: Tokens): string | null {
  const signedIn = decode(tokens);
  return signedIn && cookies().auth.write(signedIn);
}

/** Returns the Set-Cookie header that removes the sign-in cookie. */
export function clearSignIn(): string {
  return cookies().auth.remove();
}

/** Returns the Set-Cookie header for a sign-up, password reset or social sign-in. */
export function commitFlow(flow: Flow): string {
  const written = cookies().flow.write(timed(flow));
  if (written === null) throw new Error('the flow exceeds the size limit of a cookie');
  return written;
}

/** Returns the Set-Cookie header that ends the sign-up, password reset or social sign-in. */
export function clearFlow(): string {
  return cookies().flow.remove();
}

/** Returns the Set-Cookie header for the preferences. */
export function commitPreferences(preferences: Preferences): string {
  const written = cookies().preferences.write(preferences);
  if (written === null) throw new Error('the preferences exceed the size limit of a cookie');
  return written;
}

/** Returns headers with these values of Set-Cookie. */
export function setCookieHeaders(...cookies: string[]): Headers {
  return new Headers(cookies.map((cookie): [string, string] => ['set-cookie', cookie]));
}
