/** Server entry: renders a page to HTML and sets its headers, such as the Content-Security-Policy. */
import { randomBytes } from 'node:crypto';
import { RemixServer } from '@remix-run/react';
import type { EntryContext, HandleDataRequestFunction } from '@remix-run/node';
import { config } from '#config';
import { days, seconds } from '#domain/time/durations';
import type { Colour } from '#domain/colours/colour';
import type { Locale } from '#domain/locales';
import { translateIn } from '#web/i18n/instances.server';
import { ServerTranslator } from '#web/i18n/strings';
import { readPath } from '#web/links';
import { log } from '#web/log.server';
import { attachDeferredModule, extractScripts } from '#web/remix/deferred-module.server';
import { deferScripts, trustByHash } from '#web/remix/deferred-scripts.server';
import { IdleStartContext } from '#web/remix/idle-start';
import { routeHeader, loadedByRoot, loaderDataOf } from '#web/remix/loaded.server';
import { renderPage } from '#web/remix/render.server';
import { SAVED_AS_HEADER } from './offline/names';
import { NonceContext } from '#web/security/nonce';
import { contentSecurityPolicy, SECURITY_HEADERS } from '#web/security/policy.server';
import { rulesFor } from '#web/styles/charity-colours.server';
import { withFontPreloads } from '#web/styles/fonts.server';
import { StylesheetContext } from './styles/stylesheet';
import { FormReplyContext } from './seo/reload';
import type { loader } from './shell/loader.server';
import { RequestIdContext } from './shell/request-id';
import { STYLESHEET_PLACEHOLDER, withStylesheet } from './styles/stylesheet.server';
import { pageKey } from './visitor/page-key.server';
import { SPLIT_SCRIPTS_HEADER } from '#web/security/internal-headers';

export { handleError } from '#web/remix/handle-error.server';
export * as site from './site.server';

/** Milliseconds. Remix keeps the loader data in memory for this time, for deferred data. This site defers no data. */
export const streamTimeout = seconds(1);

/** For responses to forms, which contain the typed values. Remix ignores an action's own headers by default. */
const NO_STORE = 'no-store';
/** For responses that depend on cookies: no shared cache stores them, and browsers revalidate them. */
const REVALIDATE = 'private, no-cache';

const HSTS = `max-age=${days(365) / 1_000}`;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const nonce = randomBytes(16).toString('base64');
  let startsWhenIdle = false;
  const unstyled = await render(request, context, nonce, () => (startsWhenIdle = true));
  const isLight = unstyled.includes('data-light=');
  const { html: styled, hash } = withStylesheet(unstyled, {
    colours: rulesFor(colourOf(context)),
    isLight,
  });
  // A light page uses the fonts of the device.
  const page = isLight ? styled : withFontPreloads(styled, localeOf(request));
  const registersWorker = import.meta.env.PROD && config().OFFLINE_PAGES;
  const rendered = deferScripts(page, { startsWhenIdle, registersWorker });
  const splitKey = request.headers.get(SPLIT_SCRIPTS_HEADER);
  const { html: split, module } =
    splitKey === null
      ? { html: rendered, module: null }
      : extractScripts(rendered, nonce, splitKey);
  const isShared = pageKey(request) !== null;
  const { html, trust } = !isShared
    ? { html: split, trust: { kind: 'nonce', nonce } as const }
    : trustByHash(split, nonce);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set(
    'content-security-policy',
    contentSecurityPolicy(trust, hash, pixelOriginsOf(context)),
  );
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    // A route may set a stricter value: pages with a token in their URL send no referrer to other sites.
    if (!headers.has(name)) headers.set(name, value);
  }
  const wait = routeHeader(context, 'retry-after');
  if (wait) headers.set('retry-after', wait);
  // Not over http: browsers ignore it there, and https must not become mandatory for localhost.
  if (config().publicUrl.startsWith('https:')) headers.set('strict-transport-security', HSTS);
  if (request.method === 'POST') headers.set('cache-control', NO_STORE);
  else if (!headers.has('cache-control')) headers.set('cache-control', REVALIDATE);
  headers.append('vary', varyOf(request));
  if (isShared && status === 200) headers.set(SAVED_AS_HEADER, 'page');
  if (isStale(context)) headers.set('x-stale', '1');
  const response = new Response(html, { status, headers });
  if (module) attachDeferredModule(response, module);
  return response;
}

/** Sets the headers of responses to the router's data requests. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  const { headers } = response;
  if (request.method === 'POST') headers.set('cache-control', NO_STORE);
  // The shell's data contains the name of the donor.
  else if (!headers.has('cache-control')) headers.set('cache-control', REVALIDATE);
  headers.append('vary', varyOf(request));
  return response;
};

/**
 * @param onIdleStart called when a component of the page must run without an interaction
 * @throws the error of a component outside every error boundary
 */
function render(
  request: Request,
  context: EntryContext,
  nonce: string,
  onIdleStart: () => void,
): Promise<string> {
  return renderPage(
    <NonceContext.Provider value={nonce}>
      <StylesheetContext.Provider value={STYLESHEET_PLACEHOLDER}>
        <ServerTranslator.Provider value={translateIn(localeOf(request))}>
          <RequestIdContext.Provider value={request.headers.get('x-request-id')}>
            <FormReplyContext.Provider value={request.method === 'POST'}>
              <IdleStartContext.Provider value={onIdleStart}>
                <RemixServer context={context} url={request.url} nonce={nonce} />
              </IdleStartContext.Provider>
            </FormReplyContext.Provider>
          </RequestIdContext.Provider>
        </ServerTranslator.Provider>
      </StylesheetContext.Provider>
    </NonceContext.Provider>,
    { context, nonce, onError: (error) => log().error({ err: error }, 'render failed') },
  );
}

/** Undefined when the shell's data could not be loaded. */
function shellOf(context: EntryContext) {
  return loadedByRoot(context) as Awaited<ReturnType<typeof loader>>['data'] | undefined;
}

/** The charity's own colour. Undefined when it has none. */
function colourOf(context: EntryContext): Colour | undefined {
  return shellOf(context)?.organisation.colour;
}

/** Origins of advertising pixels: none without the visitor's consent. */
function pixelOriginsOf(context: EntryContext): string[] {
  return shellOf(context)?.pixels?.origins ?? [];
}

function localeOf(request: Request): Locale {
  return readPath(new URL(request.url).pathname).locale;
}

/** Returns the value of `Vary`. Only the home page detects the language of the browser. */
function varyOf(request: Request): string {
  const detectsLanguage = new URL(request.url).pathname === '/';
  return `cookie, save-data${detectsLanguage ? ', accept-language' : ''}`;
}

function isStale(context: EntryContext): boolean {
  return loaderDataOf(context).some(
    (loaded) => (loaded as { stale?: boolean } | undefined)?.stale === true,
  );
}
