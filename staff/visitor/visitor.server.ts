/** Reads the visitor of a request to the staff area: language, session and settings. */
import type { Translate } from '#web/i18n/translate';
import { translateIn } from '#web/i18n/instances.server';
import { clientNetwork } from '#web/security/client-address.server';
import { donorRateLimitKeys } from '#web/security/donor-marks.server';
import { config } from '#config';
import type { DonorRateLimitKeys } from '#contract/donor-marks';
import {
  isLocale,
  negotiateLocale,
  type Locale,
  shownText,
  type LocalisedText,
} from '#domain/locales';
import { staffClient, type StaffClient } from '../charity/client.server';
import { cookies, type Message, type Settings } from './cookies.server';

export type StaffVisitor = {
  locale: Locale;
  /** Translates a key into the visitor's language: t('staff-people:title'). */
  t: Translate;
  /** The token of the session, or null. The charity API decides whether it is valid. */
  session: string | null;
  settings: Settings;
  charity: StaffClient;
  /** Keys for the rate limits of requests without a session. */
  marks: DonorRateLimitKeys;
};

/** Reads both cookies. An invalid cookie counts as missing. */
export function readStaffVisitor(request: Request): StaffVisitor {
  const header = request.headers.get('cookie');
  const session = cookies().session.read(header);
  const settings = cookies().settings.read(header) ?? {};
  const locale = settings.locale ?? preferredLocale(request);
  return {
    ...{ locale, session, settings, t: translateIn(locale) },
    charity: staffClient(locale, session, request.headers.get('x-request-id') ?? undefined),
    marks: donorRateLimitKeys({ network: clientNetwork(request), preferences: {} }),
  };
}

/** Returns the language of the staff area that `Accept-Language` prefers. */
function preferredLocale(request: Request): Locale {
  return negotiateLocale(request.headers.get('accept-language'), config().LOCALES.filter(isLocale));
}

/** Returns the Set-Cookie header that signs in. */
export function commitSession(token: string): string {
  return written(cookies().session.write(token));
}

/** Returns the Set-Cookie header that removes the session. */
export function clearSession(): string {
  return cookies().session.remove();
}

/** Returns the Set-Cookie header for the settings. */
export function commitSettings(settings: Settings): string {
  return written(cookies().settings.write(settings));
}

function written(cookie: string | null): string {
  if (cookie === null) throw new Error('the value exceeds the size limit of a cookie');
  return cookie;
}

/** Returns headers that set the given cookies. */
export function withCookies(...values: string[]): Headers {
  return new Headers(values.map((value): [string, string] => ['set-cookie', value]));
}

/** Returns headers with which the next page shows a message. */
export function withMessage({ settings }: StaffVisitor, message: Message): Headers {
  return withCookies(commitSettings({ ...settings, message }));
}

/**
 * Returns true when a link of another site led to the request and the browser has therefore not sent the cookies, which
 * are Strict. It sends them when a page of the staff area requests the same URL.
 */
export function lacksStrictCookies({ method, headers }: Request): boolean {
  const isLink = method === 'GET' && headers.get('sec-fetch-site') === 'cross-site';
  return isLink && cookies().settings.read(headers.get('cookie')) === null;
}

/** Returns the text in the member's language, or in the first language of the site that has it. */
export function textIn(text: LocalisedText, locale: Locale): string {
  return shownText(text, locale, config().LOCALES.filter(isLocale)).text;
}
