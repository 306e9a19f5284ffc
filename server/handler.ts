/** Handles a request, in this order: health, limits, static files, cached pages, the app. */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Handler } from './listen';
import { LRUCache } from 'lru-cache';
import { isFailureWithoutPage } from '#web/remix/protocol';
import { anonymousRequestKey } from '#app/visitor/plain-request';
import { RECEIVED_AT } from '#web/security/internal-headers';
import { MAX_COOKIE_LENGTH, removeLargeCookies } from '#app/visitor/large-cookies';
import type * as site from '#app/site.server';
import { isProbe, PROBE_HEADER } from '#contract/probe';
import type { LogEvent } from '#contract/telemetry/events';
import { count, observe } from '#contract/telemetry/metrics';
import { isAboutOrder, type LoadShedder } from './admission';
import { readRenderedPage, sendCompressed, sendResponse } from './app-answer';
import {
  appHeaders,
  requestedHost,
  clientAddress,
  originOf,
  seenRequest,
  type Trust,
} from './app-request';
import { bodyLimitFor, drainRequestBody, hasBody, readBody, type BodyMemoryLimit } from './body';
import { preferredEncoding } from './compression';
import { matchesEtag } from './etag';
import { Exchange, type HttpResponse, type RawHeaders } from './exchange';
import { health, HEALTH_PATHS } from './health';
import { rejectionFor } from './limits';
import { pageKeyInUrl, DEFERRED_MODULE_ROUTE, DeferredModuleStore } from './deferred-modules';
import { METRICS_PATH } from './metrics/access';
import type { RequestQueue } from './request-queue';
import { PageCache, type Found, type Page } from './page-cache';
import { smallPage, withErrorPage, type Rejection } from './small-page';

export type Site = Pick<
  typeof site,
  'pageKey' | 'pageRequest' | 'getDeferredModule' | 'isForeign' | 'health' | 'contentVersion'
>;

/** Files of the build, or of the development server. */
export type Files = {
  has: (address: string) => boolean;
  send: (exchange: Exchange) => Promise<void>;
};

export type HandlerOptions = {
  trust: Trust;
  /** Origin of this process, for requests without a valid Host header. */
  ownOrigin: string;
  app: (request: Request) => Promise<Response>;
  site: Site;
  files: Files;
  /** True when pages are cached. False in development, so that edits are visible. */
  cachesPages: boolean;
  admission: LoadShedder;
  /** The requests of all handlers of the process. */
  queue: RequestQueue;
  /** Counts the memory of the bodies of all handlers of the process. */
  bodies: BodyMemoryLimit;
  /** Returns the route pattern of a path, for the log. */
  routeOf: (path: string) => string;
  /** Called with the headers of each request, before the handler reads them. */
  onHeaders?: (headers: IncomingHttpHeaders) => void;
  onDone: (exchange: Exchange) => void;
  onError: (error: unknown, exchange?: Exchange) => void;
  onEvent?: (event: LogEvent, fields: Record<string, unknown>) => void;
  /** Returns the response to /metrics. Missing: the app handles the path like any other. */
  metrics?: (headers: IncomingHttpHeaders) => Promise<HttpResponse>;
  /** Called once with the page cache, which metrics read. */
  onCache?: (cache: Pick<PageCache, 'size'>) => void;
  isDraining: () => boolean;
  /** SESSION_SECRETS. They sign the probes of doctor. */
  probeSecrets?: readonly string[];
  now?: () => number;
};

/**
 * Exempt from the CSRF check: the charity API verifies the signature of a webhook. Apple posts the answer to a sign-in,
 * which the site only repeats as a GET. Mail providers unsubscribe with the signed token of the URL (RFC 8058).
 */
const PROVIDERS =
  /^(?:\/webhooks\/|\/auth\/apple\/callback$|(?:\/\w\w)?\/newsletter\/leave\/[\w-]+$)/;
const EMPTY = Buffer.alloc(0);
const NEVER = new AbortController().signal;
/** Shared, because `abort()` without a reason creates a DOMException with a stack for each request. */
const ENDED = new DOMException('The request has ended', 'AbortError');
/** Limits the memory of cached page keys: query parameters of campaigns and trackers make any number of URLs. */
const MAX_KNOWN_KEYS = 2_000;
/** Characters. Longer than the URLs of our pages together with the Accept-Language of a browser. */
const MAX_KNOWN_LENGTH = 300;

export function createHandler(options: HandlerOptions): Handler {
  const { trust, app, site, files, admission, bodies, queue } = options;
  const onlyHost = trust.publicOrigin ? new URL(trust.publicOrigin).host : null;
  const cache = new PageCache({
    render,
    contentVersion: site.contentVersion,
    onError: options.onError,
    ...(options.now && { now: options.now }),
  });
  options.onCache?.(cache);
  const deferredModules = new DeferredModuleStore();
  const keys = new LRUCache<string, { key: string | null }>({ max: MAX_KNOWN_KEYS });

  return function handle(req, res) {
    const exchange = new Exchange(req, res, { trustsProxy: trust.behindProxy });
    options.onHeaders?.(req.headers);
    res.on('close', () => options.onDone(exchange));
    // A probe must learn that the process runs, however many requests wait.
    if (HEALTH_PATHS.includes(exchange.path)) handleNow(exchange);
    else queue.run(() => handleNow(exchange), isAboutOrder(exchange.path));
  };

  function handleNow(exchange: Exchange): void {
    // The client has given up while the request waited.
    if (exchange.res.destroyed) return;
    try {
      const work = respond(exchange);
      work?.catch((error: unknown) => fail(exchange, error));
    } catch (error) {
      fail(exchange, error);
    }
  }

  /** Not async, for speed: most requests are for cached pages, which need no promise. */
  function respond(exchange: Exchange): Promise<void> | undefined {
    const { req, path, method, url } = exchange;
    if (HEALTH_PATHS.includes(path)) {
      exchange.route = path;
      const state = async () => (options.isDraining() ? 'stopping' : site.health());
      const isFromDoctor = isProbe(
        req.headers[PROBE_HEADER],
        options.probeSecrets ?? [],
        new Date(),
      );
      const seen = isFromDoctor ? seenRequest(req.headers, req.socket.remoteAddress, trust) : null;
      return health(path, state, seen).then((report) => exchange.send(report));
    }
    if (options.metrics && path === METRICS_PATH) {
      exchange.route = path;
      return options.metrics(req.headers).then((response) => exchange.send(response));
    }
    const rejection = rejectionFor(
      { method, url, host: requestedHost(req.headers, trust) },
      onlyHost,
    );
    if (rejection) {
      reject(exchange, rejection);
      return undefined;
    }
    const { cookie = '', host = '' } = req.headers;
    if (cookie.length > MAX_COOKIE_LENGTH) {
      // Another site cannot cause this: the length of a URL does not count.
      reject(exchange, 'cookies', removeLargeCookies(cookie, host));
      return undefined;
    }
    if (exchange.reads && files.has(path)) return files.send(exchange);
    if (!exchange.reads && !PROVIDERS.test(path) && site.isForeign(header(req))) {
      exchange.route = options.routeOf(path);
      options.onEvent?.('csrf.rejected', { reqId: exchange.id, route: exchange.route });
      reject(exchange, 'foreign');
      return undefined;
    }
    if (exchange.reads && options.cachesPages && DeferredModuleStore.has(path))
      return sendDeferredModule(exchange);
    exchange.route = options.routeOf(path);
    const key = options.cachesPages && exchange.reads ? keyOf(exchange) : null;
    if (key !== null) {
      const page = cache.kept(key, !admission.isCrowded);
      count('page_cache_requests_total', { result: page ? 'hit' : 'miss' });
      if (page) {
        sendPage(exchange, page);
        return undefined;
      }
    }
    if (!admission.admits(method, path)) {
      reject(exchange, 'busy');
      return undefined;
    }
    return key === null
      ? callApp(exchange)
      : cache.find(key).then((found) => sendFound(exchange, found));
  }

  function keyOf(exchange: Exchange): string | null {
    const requestKey = anonymousRequestKey(exchange.url, exchange.req.headers);
    const known = requestKey === null ? undefined : keys.get(requestKey);
    if (known !== undefined) return known.key;
    const key = site.pageKey(requestOf(exchange, null, null));
    if (requestKey !== null && requestKey.length <= MAX_KNOWN_LENGTH) keys.set(requestKey, { key });
    return key;
  }

  async function render(key: string) {
    const done = new AbortController();
    try {
      const request = site.pageRequest(key, done.signal);
      // The id is in the log and on an error page. A render has its own id, because several visitors may wait for it.
      request.headers.set('x-request-id', randomUUID());
      request.headers.set(RECEIVED_AT, String(Date.now()));
      const response = await responseTo(request, 'shared');
      const module = site.getDeferredModule(response);
      if (module) await deferredModules.keep(module);
      return await readRenderedPage(response);
    } finally {
      // Until the abort, a timer of Remix keeps the request and its loader data in memory.
      done.abort(ENDED);
    }
  }

  /** When another server process has sent the page, renders the page to make its module. */
  async function sendDeferredModule(exchange: Exchange): Promise<void> {
    exchange.route = DEFERRED_MODULE_ROUTE;
    const { path, url, method } = exchange;
    let page = deferredModules.find(path);
    const key = page ? null : pageKeyIn(url);
    if (key !== null && !cache.kept(key, !admission.isCrowded)) {
      if (!admission.admits(method, path)) {
        reject(exchange, 'busy');
        return;
      }
      await cache.find(key);
      page = deferredModules.find(path);
    }
    if (page) sendPage(exchange, page);
    // No error page: the page works without its module, and a browser does not show the body of a script.
    else exchange.send({ status: 404, headers: ['cache-control', 'no-store'], body: EMPTY });
  }

  /** Returns the page key in the URL of a module, or null when no page has this key: clients can forge the URL. */
  function pageKeyIn(url: string): string | null {
    const key = pageKeyInUrl(url);
    if (key === null) return null;
    try {
      return site.pageKey(site.pageRequest(key, NEVER)) === key ? key : null;
    } catch {
      // The key is not a valid URL.
      return null;
    }
  }

  function sendPage(exchange: Exchange, { etag, headers, bodies }: Page): void {
    if (matchesEtag(exchange.req.headers['if-none-match'], etag)) {
      exchange.send({ status: 304, headers, body: EMPTY });
      return;
    }
    const encoding = preferredEncoding(exchange.req.headers['accept-encoding']);
    const coded = encoding === 'identity' ? headers : [...headers, 'content-encoding', encoding];
    exchange.send({ status: 200, headers: coded, body: bodies[encoding] });
  }

  function sendFound(exchange: Exchange, found: Found): Promise<void> | undefined {
    if (found === null) return callApp(exchange);
    if ('answer' in found) return sendCompressed(exchange, found.answer);
    sendPage(exchange, found.page);
    return undefined;
  }

  async function callApp(exchange: Exchange): Promise<void> {
    if (exchange.reads) return sendAppResponse(exchange, null);
    const { req, path } = exchange;
    const room = bodies.enter();
    try {
      const body = await readBody(req, bodyLimitFor(req.headers['content-type'], path), room);
      if (typeof body === 'string') reject(exchange, body);
      else await sendAppResponse(exchange, body);
    } finally {
      room.leave();
    }
  }

  async function sendAppResponse(
    exchange: Exchange,
    body: Buffer<ArrayBuffer> | null,
  ): Promise<void> {
    const closed = new AbortController();
    exchange.res.on('close', () => closed.abort(ENDED));
    const request = requestOf(exchange, body, closed.signal);
    const response = withErrorPage(await responseTo(request, 'own'), exchange);
    await sendResponse(exchange, response);
  }

  /**
   * @throws UnhandledError when Remix returns no page; the handler then sends an error page in the visitor's language
   */
  async function responseTo(request: Request, kind: 'shared' | 'own'): Promise<Response> {
    const begun = performance.now();
    const response = await admission.during(() => app(request));
    observe('page_render_duration_seconds', { kind }, (performance.now() - begun) / 1_000);
    if (isFailureWithoutPage(response)) throw new UnhandledError();
    return response;
  }

  function requestOf(
    exchange: Exchange,
    body: Buffer<ArrayBuffer> | null,
    signal: AbortSignal | null,
  ): Request {
    const { method, url, id, req } = exchange;
    const origin = originOf(req.headers, trust, options.ownOrigin);
    const address = clientAddress(req.headers, req.socket.remoteAddress, trust);
    const form = exchange.reads ? null : PROVIDERS.test(exchange.path) ? 'unguarded' : 'own';
    const headers = appHeaders(req.headers, { origin, id, address, at: Date.now(), form });
    return new Request(origin + url, { method, headers, body, signal });
  }

  function reject(exchange: Exchange, reason: Rejection, more: RawHeaders = []): void {
    const { req } = exchange;
    count('http_requests_rejected_total', { reason });
    const isStillSending = hasBody(req) && !req.complete;
    const page = smallPage(reason, exchange.locale, exchange.id);
    exchange.send({ ...page, headers: [...page.headers, ...more] });
    // The response has no "connection: close": Node would close the connection at once, and a browser that is still
    // sending would show an error instead of the page (measured: 28 of 30 bodies from 2 to 100 MB).
    if (isStillSending) drainRequestBody(req);
  }

  function fail(exchange: Exchange, error: unknown): void {
    const { res, req } = exchange;
    // `destroyed` is also true after the body was read completely. The client then still waits for the response.
    const isDisconnected = res.destroyed || (req.destroyed && !req.complete);
    if (isDisconnected || res.writableEnded) return;
    options.onError(error, exchange);
    if (res.headersSent) res.destroy();
    else reject(exchange, 'broken');
  }
}

/** Thrown when the app could not render its error page. Remix has already logged the cause. */
class UnhandledError extends Error {
  override name = 'UnhandledError';
  constructor() {
    super('the app returned an error without a page');
  }
}

function header(req: IncomingMessage): (name: string) => string | null {
  return (name) => {
    const value = req.headers[name];
    return typeof value === 'string' ? value : null;
  };
}
