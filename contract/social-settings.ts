/** System settings of social sign-in: which value is the client id of each provider, and its form. */
import type { SocialProvider } from './accounts';

type ClientIdSetting = {
  /** The category has the name of the provider. */
  key: string;
  /** A value in another form is ignored. */
  form: RegExp;
};

export const CLIENT_ID_SETTINGS: Readonly<Record<SocialProvider, ClientIdSetting>> = {
  google: { key: 'client_id', form: /^[\w-]{1,100}\.apps\.googleusercontent\.com$/ },
  // Storefronts have always read the app id from a key with this name. The app's secret is never stored in it.
  facebook: { key: 'app_secret', form: /^\d{5,20}$/ },
  // A Services ID, such as com.example.give.
  apple: { key: 'client_id', form: /^(?=.{3,255}$)[a-z][a-z\d-]*(?:\.[a-z\d][a-z\d-]*)+$/i },
};

/**
 * The API adds this key to the category of a provider when the sign-in is configured completely: the URL to which the
 * storefront redirects the donor. Without it, a storefront does not offer the provider.
 */
export const AUTHORIZATION_ENDPOINT = 'authorization_endpoint';

/** Path of the storefront to which a provider redirects the donor. It has no language, because providers compare it. */
export function socialCallbackPath(provider: SocialProvider): `/${string}` {
  return `/auth/${provider}/callback`;
}

const SECRET_FORMS = [
  /^GOCSPX-/,
  /-----BEGIN /,
  // A secret of a Facebook app; other keys in hexadecimal.
  /^[\da-f]{32,}$/i,
  /^(?:sk|rk|pk|whsec)_/,
  // An access token of Facebook, and a JWT.
  /^EAA[\dA-Za-z]{20,}$/,
  /^eyJ[\w-]+\./,
];

/** Returns true for a value that must not reach a page: an operator stored a secret in place of an id. */
export function looksLikeSecret(value: string): boolean {
  return SECRET_FORMS.some((form) => form.test(value));
}
