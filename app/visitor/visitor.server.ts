/** Who is asking: language, cart, sign-in and preferences of a request, and how each is kept. */
import { config } from '#config';
import { emptyCart, isEmpty, type Cart } from '#domain/cart';
import type { Locale } from '#domain/locales';
import { DEFAULT_CURRENCY, type Currency } from '#domain/money';
import { charityClient, type CharityClient } from '../charity/client.server';
import { translateIn } from '../i18n/instances.server';
import type { Translate } from '../i18n/translate';
import { pagePathOf } from '../remix/protocol';
import { clientNetwork } from '../security/client-address.server';
import { linksIn, readPath, type Links, type SitePath } from '../links';
import { authPacking, type SignedIn } from './auth-cookie.server';
import { cartPacking } from './cart-cookie.server';
import { COOKIE_NAMES } from './plain-request';
import { preferencesPacking, type Preferences } from './preferences-cookie.server';
import { sealedCookie, type SealedCookie } from './sealed-cookie.server';

export type Visitor = {
  locale: Locale;
  /** The path without its language. */
  path: SitePath;
  cart: Cart;
  /**
   * Identifies this cart of this browser: the same in every tab until the cart is written again. It is not derived from
   * the contents alone, because many visitors can open one URL that fills the cart. Null without a cart.
   */
  cartId: string | null;
  signedIn: SignedIn | null;
  preferences: Preferences;
  /** Where the request came from; null when nobody knows. */
  network: string | null;
  /** The cart's currency once something is in it, else the one that was chosen, else the default. */
  currency: Currency;
  /** Pages without scripts, web fonts and large pictures, by the visitor's choice or the browser's Save-Data. */
  light: boolean;
  links: Links;
  /** The translator of the visitor's language: t('cart:title'). */
  t: Translate;
  charity: CharityClient;
  /** Of the press that sent a form: the same when the form is sent once more because its answer was lost. */
  press?: string | undefined;
};

type Cookies = {
  cart: SealedCookie<Cart>;
  auth: SealedCookie<SignedIn>;
  preferences: SealedCookie<Preferences>;
};

let made: Cookies | undefined;

function cookies(): Cookies {
  const { SESSION_SECRETS, publicUrl } = config();
  // Over plain http (a trial on this machine) a Secure cookie would never come back.
  const settings = { secrets: SESSION_SECRETS, secure: publicUrl.startsWith('https:') };
  made ??= {
    cart: sealedCookie(COOKIE_NAMES.cart, cartPacking, settings),
    auth: sealedCookie(COOKIE_NAMES.auth, authPacking, settings),
    preferences: sealedCookie(COOKIE_NAMES.preferences, preferencesPacking, settings, 365),
  };
  return made;
}

/** Reads everything at once; whatever cannot be read is as if it were not there. */
export function readVisitor(request: Request): Visitor {
  const { cart, auth, preferences } = cookies();
  const header = request.headers.get('cookie');
  const { locale, path } = readPath(pagePathOf(new URL(request.url).pathname));
  const wishes = preferences.read(header) ?? {};
  const held = cart.read(header) ?? emptyCart(wishes.currency);
  const signedIn = auth.read(header);
  return {
    locale,
    path,
    cart: held,
    cartId: cart.id(header),
    signedIn,
    preferences: wishes,
    network: clientNetwork(request),
    currency: isEmpty(held) ? (wishes.currency ?? DEFAULT_CURRENCY) : held.currency,
    light: wishes.light === true || request.headers.get('save-data') === 'on',
    links: linksIn(locale),
    t: translateIn(locale),
    charity: charityClient({ locale, bearer: signedIn?.access ?? null }),
  };
}

/** Set-Cookie for a cart; null when it would not fit: then the cart stays as it was, and the donor is told. */
export function commitCart(cart: Cart): string | null {
  return cookies().cart.write(cart);
}

export function commitPreferences(preferences: Preferences): string {
  const written = cookies().preferences.write(preferences);
  if (written === null) throw new Error('preferences outgrew their cookie');
  return written;
}

/** Headers of an answer that has the visitor keep these. */
export function keeping(...kept: string[]): Headers {
  return new Headers(kept.map((written): [string, string] => ['set-cookie', written]));
}
