/** Error page for a request that the server rejects before it reaches the app, in the visitor's language. */
import { createHash } from 'node:crypto';
import { translator, type Bundles } from '#web/i18n/translate';
import { localisedPath } from '#web/links';
import { direction, type Locale } from '#domain/locales';
import ar from '#locales/ar/refusals.json';
import en from '#locales/en/refusals.json';
import id from '#locales/id/refusals.json';
import tr from '#locales/tr/refusals.json';
import type { HttpResponse } from './exchange';

const STATUS = {
  malformed: 400,
  foreign: 403,
  missing: 404,
  method: 405,
  late: 408,
  tooLarge: 413,
  tooLong: 414,
  cookies: 431,
  host: 421,
  headers: 431,
  broken: 500,
  busy: 503,
} as const;

export type Rejection = keyof typeof STATUS;

/** Seconds. An overload usually ends within this time. */
const RETRY_AFTER = '5';

const EXTRA: Partial<Record<Rejection, readonly string[]>> = {
  method: ['allow', 'GET, HEAD, POST'],
  busy: ['retry-after', RETRY_AFTER],
};

const STYLE =
  ':root{color-scheme:light dark}body{max-width:34em;margin:15vh auto 0;padding:0 24px;font:1.0625rem/1.6 system-ui,sans-serif}h1{font-size:1.6em;line-height:1.2}';

const POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

const TEXTS: Record<Locale, Bundles> = {
  en: { refusals: en },
  ar: { refusals: ar },
  tr: { refusals: tr },
  id: { refusals: id },
};

const pages = new Map<string, HttpResponse>();

/** @param id the request id in the log; the page of an internal error (500) shows it */
export function smallPage(refusal: Rejection, locale: Locale, id?: string): HttpResponse {
  if (refusal === 'broken') return makePage(refusal, locale, id);
  const key = `${refusal} ${locale}`;
  let page = pages.get(key);
  if (!page) {
    page = makePage(refusal, locale);
    pages.set(key, page);
  }
  return page;
}

function makePage(refusal: Rejection, locale: Locale, id?: string): HttpResponse {
  return {
    status: STATUS[refusal],
    headers: [
      ...['content-type', 'text/html; charset=utf-8', 'cache-control', 'no-store'],
      ...['content-security-policy', POLICY, 'x-content-type-options', 'nosniff'],
      ...['referrer-policy', 'strict-origin-when-cross-origin'],
      ...(EXTRA[refusal] ?? []),
    ],
    body: Buffer.from(html(refusal, locale, id)),
  };
}

function html(refusal: Rejection, locale: Locale, id?: string): string {
  const t = translator(locale, TEXTS[locale]);
  const title = t(`refusals:${refusal}.title`);
  return [
    `<!DOCTYPE html><html lang="${locale}" dir="${direction(locale)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>`,
    `<style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${t(`refusals:${refusal}.text`)}</p>`,
    // An empty href requests the URL of the form with GET, which shows the form again.
    refusal === 'tooLarge' || refusal === 'cookies'
      ? `<p><a href="">${t('refusals:back')}</a></p>`
      : '',
    id ? `<p>${t('refusals:requestId')} <bdi dir="ltr">${id}</bdi></p>` : '',
    `<p><a href="${localisedPath('/', locale)}">${t('refusals:home')}</a></p></main></body></html>`,
  ].join('');
}

const REASON_BY_STATUS: Partial<Record<number, Rejection>> = { 400: 'malformed', 404: 'missing' };

/**
 * Returns the response with an error page when it has none. Routes without a page, such as a calendar file, return no
 * body for an unknown record or an unreadable form. Other headers stay: the response may have the cookie of a refreshed
 * sign-in.
 */
export function withErrorPage(
  response: Response,
  { method, locale }: { method: string; locale: Locale },
): Response {
  const reason = REASON_BY_STATUS[response.status];
  if (reason === undefined || response.body !== null || method === 'HEAD') return response;
  const page = smallPage(reason, locale);
  const headers = new Headers(response.headers);
  for (let at = 0; at < page.headers.length; at += 2)
    headers.set(page.headers[at]!, page.headers[at + 1]!);
  return new Response(new Uint8Array(page.body), { status: response.status, headers });
}

export const REJECTIONS = Object.keys(STATUS) as Rejection[];
