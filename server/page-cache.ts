/**
 * In-memory cache of pages that many visitors share: rendered and compressed once. A page is fresh for 60 s,
 * and then served stale during one new render. While the charity API fails, a page that is marked as stale is served
 * for a day, other pages for 10 minutes. After a change of the content, an older page is served only if rendering
 * fails. Under overload, every cached page is served without a new render. The bytes of all pages are limited: the page
 * that was not requested for the longest time is removed first.
 */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { hours, minutes, seconds } from '#domain/time/durations';
import { compress, type Encoding } from './compression';
import type { HttpResponse, RawHeaders } from './exchange';

/** The app's response for a page key. */
export type Rendered = HttpResponse & {
  /** True when the page contains stale data, because the charity API fails. */
  isStale: boolean;
  /** True when the response must not be shared: it sets a cookie, has `no-store`, or redirects. */
  isPrivate: boolean;
};

export type Page = {
  etag: string;
  /** Headers of the 200 and of the 304 response. */
  headers: RawHeaders;
  bodies: Record<Encoding, Buffer>;
};

/** A cached page, a response that is not cached (404, 503), or null when the response must not be shared. */
export type Found = { page: Page } | { answer: HttpResponse } | null;

type Entry = {
  page: Page;
  renderedAt: number;
  /** The content version when the render began. */
  contentVersion: number;
  /** True when the page shows that its data is stale. */
  isMarked: boolean;
  /** After a failed or stale render: the time before which no new render starts. */
  restUntil: number | null;
};

type Options = {
  render: (key: string) => Promise<Rendered>;
  onError: (error: unknown) => void;
  /** Returns a number that changes with the content of the charity API. */
  contentVersion?: () => number;
  now?: () => number;
  /** Maximum bytes of all bodies in all encodings. */
  maxBytes?: number;
};

const FRESH_MS = seconds(60);
/** Maximum age of a page that is not marked as stale. The request then waits for a new render, or gets its error. */
const MAX_UNMARKED_AGE_MS = minutes(10);
const MAX_AGE_MS = hours(24);
/** About 380 pages of the demonstration: 85 kB each, in three encodings. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Time between two renders while the API fails. */
const REST_MS = seconds(5);

export class PageCache {
  private entries: LRUCache<string, Entry>;
  private rendering = new Map<string, { found: Promise<Found>; version: number }>();
  private now: () => number;
  private contentVersion: () => number;

  constructor(private options: Options) {
    this.now = options.now ?? Date.now;
    this.contentVersion = options.contentVersion ?? (() => 0);
    this.entries = new LRUCache({
      maxSize: options.maxBytes ?? MAX_BYTES,
      sizeCalculation: ({ page }) => sizeOf(page),
    });
  }

  /**
   * Returns the cached page if it may be served now, otherwise null. Starts a new render in the background when due.
   */
  kept(key: string, mayRender: boolean): Page | null {
    const entry = this.entries.get(key);
    if (!entry) return null;
    const age = this.now() - entry.renderedAt;
    if (age > MAX_AGE_MS) {
      this.entries.delete(key);
      return null;
    }
    if (mayRender) {
      if (isTooOldToSend(entry, age)) return null;
      const { restUntil } = entry;
      const isResting = restUntil !== null && this.now() < restUntil;
      if (entry.contentVersion !== this.contentVersion() && !isResting) return null;
      const isDue = restUntil === null ? age >= FRESH_MS : this.now() >= restUntil;
      if (isDue) this.find(key).catch(this.options.onError);
    }
    return entry.page;
  }

  /** The number of pages, and the bytes of all their bodies. */
  size(): { pages: number; bytes: number } {
    return { pages: this.entries.size, bytes: this.entries.calculatedSize };
  }

  /** Renders the page. Concurrent calls for the same key share one render. */
  find(key: string): Promise<Found> {
    const version = this.contentVersion();
    const running = this.rendering.get(key);
    if (running?.version === version) return running.found;
    const found = this.renderAndCache(key, version).finally(() => {
      if (this.rendering.get(key)?.found === found) this.rendering.delete(key);
    });
    this.rendering.set(key, { found, version });
    return found;
  }

  private async renderAndCache(key: string, version: number): Promise<Found> {
    let rendered: Rendered;
    try {
      rendered = await this.options.render(key);
    } catch (error) {
      const cached = this.cachedFallback(key);
      if (!cached) throw error;
      this.options.onError(error);
      return cached;
    }
    if (rendered.status >= 500) return this.cachedFallback(key) ?? { answer: rendered };
    if (rendered.isPrivate || rendered.status !== 200) {
      this.entries.delete(key);
      return rendered.isPrivate ? null : { answer: rendered };
    }
    return { page: await this.cachePage(key, rendered, version) };
  }

  /** Returns the cached page to serve after a failed render, or null when it is too old. */
  private cachedFallback(key: string): Found {
    const entry = this.entries.get(key);
    if (!entry) return null;
    if (isTooOldToSend(entry, this.now() - entry.renderedAt)) {
      this.entries.delete(key);
      return null;
    }
    entry.restUntil = this.now() + REST_MS;
    return { page: entry.page };
  }

  private async cachePage(key: string, rendered: Rendered, contentVersion: number): Promise<Page> {
    const etag = etagOf(rendered);
    const before = this.entries.get(key)?.page;
    const page = before?.etag === etag ? before : await pageOf(rendered, etag);
    this.entries.set(key, {
      page,
      renderedAt: this.now(),
      contentVersion,
      isMarked: rendered.isStale,
      restUntil: rendered.isStale ? this.now() + REST_MS : null,
    });
    return page;
  }
}

function isTooOldToSend({ isMarked }: Entry, age: number): boolean {
  return age > (isMarked ? MAX_AGE_MS : MAX_UNMARKED_AGE_MS);
}

function sizeOf({ bodies }: Page): number {
  return Object.values(bodies).reduce((bytes, body) => bytes + body.length, 0);
}

/** The ETag includes the headers, because the Content-Security-Policy contains hashes of the page's scripts. */
function etagOf({ headers, body }: HttpResponse): string {
  const hash = createHash('sha256').update(headers.join('\n')).update(body);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

async function pageOf({ headers, body }: HttpResponse, etag: string): Promise<Page> {
  const [br, gzip] = await Promise.all([
    compress(body, 'br', 'most'),
    compress(body, 'gzip', 'most'),
  ]);
  return { etag, headers: [...headers, 'etag', etag], bodies: { br, gzip, identity: body } };
}
