/** What happens to a request, in order: health, limits, files, kept pages, and at last the app. */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { isFailureWithoutPage } from '#app/remix/protocol';
import {
  anonymousRequestKey,
  PRIVATE_PAGE,
  SPLIT_SCRIPTS_HEADER,
} from '#app/visitor/plain-request';
import type * as site from '#app/site.server';
import type { LoadShedder } from './admission';
import { renderedFrom, sendCompressed, sendResponse } from './app-answer';
import { appHeaders, askedHost, clientAddress, originOf, type Trust } from './app-request';
import { BodyRoom, capOf, drainRequestBody, hasBody, readBody } from './body';
import { preferredEncoding } from './compression';
import { matchesEtag } from './etag';
import { Exchange } from './exchange';
import { health, HEALTH_PATHS } from './health';
import { rejectionFor } from './limits';
import { keyIn, DEFERRED_MODULE_ROUTE, DeferredModuleStore, OwnModules } from './deferred-modules';
import { PageCache, type Found, type Page } from './page-cache';
import { smallPage, type Refusal } from './small-page';

export type Site = Pick<
  typeof site,
  'pageKey' | 'pageRequest' | 'getDeferredModule' | 'isForeign' | 'isReady' | 'contentVersion'
>;

/** Files of the build, or of the development server. */
export type Files = {
  has: (address: string) => boolean;
  send: (exchange: Exchange) => Promise<void>;
};

export type HandlerOptions = {
  trust: Trust;
  /** Where this process can be reached, for requests that do not say. */
  ownOrigin: string;
  app: (request: Request) => Promise<Response>;
  site: Site;
  files: Files;
  /** false in development: what is edited should be seen. */
  keepsPages: boolean;
  admission: LoadShedder;
  /** The pattern of an address, for the log. */
  routeOf: (path: string) => string;
  /** Called with the headers of each request, before the handler reads them. */
  onHeaders?: (headers: IncomingHttpHeaders) => void;
  onDone: (exchange: Exchange) => void;
  onError: (error: unknown, exchange?: Exchange) => void;
  isDraining: () => boolean;
  now?: () => number;
};

export type Handler = (req: IncomingMessage, res: ServerResponse) => void;

/** Payment providers are another site and send no form: their signature is checked instead. */
const PROVIDERS = /^\/webhooks\//;
/** Whoever holds a token of ours has begun something, or was sent it: an order's, a receipt's, a card's. */
const BY_TOKEN = /^(?:\/\w\w)?\/(?:orders|monthly|receipts|gift-cards|certificates)\//;
const EMPTY = Buffer.alloc(0);
const NEVER = new AbortController().signal;
/** Addresses with a word of their own in them (a campaign's, a tracker's) are endless. */
const MAX_KNOWN_KEYS = 2_000;
/** Longer than our own addresses and the languages of a browser are: what somebody made up is not remembered. */
const MAX_KNOWN_LENGTH = 300;

export function createHandler(options: HandlerOptions): Handler {
  const { trust, app, site, files, admission } = options;
  const onlyHost = trust.publicOrigin ? new URL(trust.publicOrigin).host : null;
  const cache = new PageCache({
    render,
    contentVersion: site.contentVersion,
    onError: options.onError,
    ...(options.now && { now: options.now }),
  });
  const deferredModules = new DeferredModuleStore();
  const ownModules = new OwnModules(options.now);
  const bodies = new BodyRoom();
  const keys = new Map<string, string | null>();

  return function handle(req, res) {
    const exchange = new Exchange(req, res, { trustsProxy: trust.behindProxy });
    options.onHeaders?.(req.headers);
    exchange.isLast = options.isDraining();
    res.on('close', () => options.onDone(exchange));
    try {
      const work = answer(exchange);
      work?.catch((error: unknown) => fail(exchange, error));
    } catch (error) {
      fail(exchange, error);
    }
  };

  /** Not async: most requests are for kept pages, and those are answered at once. */
  function answer(exchange: Exchange): Promise<void> | undefined {
    const { req, path, method, url } = exchange;
    if (HEALTH_PATHS.includes(path)) {
      exchange.route = path;
      const isReady = async () => !options.isDraining() && (await site.isReady());
      return health(path, isReady).then((report) => exchange.send(report));
    }
    const refusal = rejectionFor({ method, url, host: askedHost(req.headers, trust) }, onlyHost);
    if (refusal) {
      refuse(exchange, refusal);
      return undefined;
    }
    if (exchange.reads && files.has(path)) return files.send(exchange);
    if (!exchange.reads && !PROVIDERS.test(path) && site.isForeign(header(req))) {
      refuse(exchange, 'foreign');
      return undefined;
    }
    if (exchange.reads && options.keepsPages && DeferredModuleStore.has(path))
      return sendDeferredModule(exchange);
    exchange.route = options.routeOf(path);
    const key = options.keepsPages && exchange.reads ? keyOf(exchange) : null;
    if (key !== null) {
      const page = cache.kept(key, !admission.isCrowded);
      if (page) {
        sendPage(exchange, page);
        return undefined;
      }
    }
    if (!admission.admits(method, path)) {
      refuse(exchange, 'busy');
      return undefined;
    }
    return key === null
      ? askApp(exchange)
      : cache.find(key).then((found) => sendFound(exchange, found));
  }

  function keyOf(exchange: Exchange): string | null {
    const like = anonymousRequestKey(exchange.url, exchange.req.headers);
    const known = like === null ? undefined : keys.get(like);
    if (known !== undefined) return known;
    const key = site.pageKey(requestOf(exchange, null, null));
    if (like !== null && like.length <= MAX_KNOWN_LENGTH) {
      keys.set(like, key);
      if (keys.size > MAX_KNOWN_KEYS) keys.delete(keys.keys().next().value!);
    }
    return key;
  }

  async function render(key: string) {
    const done = new AbortController();
    try {
      const request = site.pageRequest(key, done.signal);
      // The id is in the log and on an error page. A render has its own id, because several visitors may wait for it.
      request.headers.set('x-request-id', randomUUID());
      const response = await responseTo(request);
      const module = site.getDeferredModule(response);
      if (module) await deferredModules.keep(module, key);
      return await renderedFrom(response);
    } finally {
      // Remix keeps a timer for each request, and with it everything that was loaded, until it hears this.
      done.abort();
    }
  }

  /** Another process may have sent the page: then it is rendered here, for its scripts. */
  async function sendDeferredModule(exchange: Exchange): Promise<void> {
    exchange.route = DEFERRED_MODULE_ROUTE;
    const { path, url, method } = exchange;
    const own = ownModules.find(path);
    if (own) return sendCompressed(exchange, own);
    const key = keySaid(url);
    let page = deferredModules.find(path, key);
    if (!page && key !== null && !cache.kept(key, !admission.isCrowded)) {
      if (!admission.admits(method, path)) {
        refuse(exchange, 'busy');
        return;
      }
      await cache.find(key);
      page = deferredModules.find(path, key);
    }
    if (page) sendPage(exchange, page);
    // The page works without it; nobody reads what a missing script says.
    else exchange.send({ status: 404, headers: ['cache-control', 'no-store'], body: EMPTY });
  }

  /** The page's key that a module's address says: anybody can write one, so it must be one that a page has. */
  function keySaid(url: string): string | null {
    const said = keyIn(url);
    if (said === null) return null;
    try {
      return site.pageKey(site.pageRequest(said, NEVER)) === said ? said : null;
    } catch {
      // No request can be made of it.
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
    if (found === null) return askApp(exchange);
    if ('answer' in found) return sendCompressed(exchange, found.answer);
    sendPage(exchange, found.page);
    return undefined;
  }

  async function askApp(exchange: Exchange): Promise<void> {
    if (exchange.reads) return sendAnswerOf(exchange, null);
    const { req, path } = exchange;
    const room = bodies.enter();
    try {
      const body = await readBody(req, capOf(req.headers['content-type'], path), room);
      if (typeof body === 'string') refuse(exchange, body);
      else await sendAnswerOf(exchange, body);
    } finally {
      room.leave();
    }
  }

  async function sendAnswerOf(exchange: Exchange, body: Buffer<ArrayBuffer> | null): Promise<void> {
    const { req, res, url, path } = exchange;
    const gone = new AbortController();
    res.on('close', () => gone.abort());
    const request = requestOf(exchange, body, gone.signal);
    // Only who has begun something gets a page that is their own: a stranger cannot make many.
    const hasBegun = anonymousRequestKey(url, req.headers) === null;
    if (options.keepsPages && (hasBegun || BY_TOKEN.test(path)))
      request.headers.set(SPLIT_SCRIPTS_HEADER, PRIVATE_PAGE);
    const response = await responseTo(request);
    const module = site.getDeferredModule(response);
    // Whoever makes tokens up has nothing kept.
    if (module && (hasBegun || response.ok)) ownModules.keep(module);
    await sendResponse(exchange, response);
  }

  /**
   * @throws UnhandledError, for which the handler sends an error page with the request id, in the visitor's language
   */
  async function responseTo(request: Request): Promise<Response> {
    const response = await admission.during(() => app(request));
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
    const headers = appHeaders(req.headers, { origin, id, address, form });
    return new Request(origin + url, { method, headers, body, signal });
  }

  function refuse(exchange: Exchange, refusal: Refusal): void {
    const { req } = exchange;
    const isStillSending = hasBody(req) && !req.complete;
    exchange.isLast ||= isStillSending;
    exchange.send(smallPage(refusal, exchange.locale, exchange.id));
    if (isStillSending) drainRequestBody(req);
  }

  function fail(exchange: Exchange, error: unknown): void {
    const { res, req } = exchange;
    // One whose body was read to its end counts as destroyed too, and still waits for its answer.
    const isGone = res.destroyed || (req.destroyed && !req.complete);
    if (isGone || res.writableEnded) return;
    options.onError(error, exchange);
    if (res.headersSent) res.destroy();
    else refuse(exchange, 'broken');
  }
}

/** The app failed to render even its error page. Remix has already logged the cause. */
class UnhandledError extends Error {
  override name = 'UnhandledError';
  constructor() {
    super('the app sent a failure without a page');
  }
}

function header(req: IncomingMessage): (name: string) => string | null {
  return (name) => {
    const value = req.headers[name];
    return typeof value === 'string' ? value : null;
  };
}
