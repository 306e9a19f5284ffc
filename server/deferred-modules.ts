/** In-memory stores of deferred modules (web/remix/deferred-module.server.ts), which browsers fetch after the page. */
import { LRUCache } from 'lru-cache';
import type { DeferredModule } from '#web/remix/deferred-module.server';
import { compress } from './compression';
import { minutes } from '#domain/time/durations';
import type { HttpResponse } from './exchange';
import type { Page } from './page-cache';

/** The route of these requests in the log. */
export const DEFERRED_MODULE_ROUTE = '/late/:module';
const FOLDER = DEFERRED_MODULE_ROUTE.slice(0, DEFERRED_MODULE_ROUTE.lastIndexOf('/') + 1);

const JAVASCRIPT = [
  ...['content-type', 'text/javascript; charset=utf-8'],
  ...['x-content-type-options', 'nosniff'],
  ...['cross-origin-resource-policy', 'same-origin'],
  ...['vary', 'accept-encoding'],
];

/** More than the number of cached pages: a browser may request the module of an earlier rendering of a page. */
const MAX_MODULES = 1_000;

/**
 * Stores the modules of cached pages. A module is only found under the hash of its text: with the module of another
 * rendering, React would replace the whole page, and lose what the visitor has typed.
 */
export class DeferredModuleStore {
  private byPath = new LRUCache<string, Page>({ max: MAX_MODULES });

  static has(path: string): boolean {
    return path.startsWith(FOLDER);
  }

  async keep({ path, text }: DeferredModule): Promise<void> {
    const pathname = path.split('?')[0]!;
    const body = Buffer.from(text);
    const known = this.byPath.get(pathname);
    const module = known ?? {
      etag: `"${pathname.slice(FOLDER.length)}"`,
      headers: [...JAVASCRIPT, 'cache-control', 'public, max-age=3600, immutable'],
      bodies: {
        br: await compress(body, 'br', 'quick'),
        gzip: await compress(body, 'gzip', 'quick'),
        identity: body,
      },
    };
    this.byPath.set(pathname, module);
  }

  find(path: string): Page | null {
    return this.byPath.get(path) ?? null;
  }
}

/** Returns the page key in the URL of a module, unchecked; null without a key that begins with one slash. */
export function pageKeyInUrl(url: string): string | null {
  const query = url.indexOf('?');
  const key = query === -1 ? null : new URLSearchParams(url.slice(query)).get('of');
  // A path with two slashes at the start would contain a host.
  return key !== null && /^\/(?!\/)/.test(key) ? key : null;
}

/** In ms. Time until the first interaction with a private page. Later, the page works as it does without scripts. */
const PRIVATE_TTL_MS = minutes(30);
const MAX_PRIVATE = 2_000;
const MAX_PRIVATE_BYTES = 32 * 1024 * 1024;

/**
 * Stores the modules of private pages in the memory of this process. With several server processes, a page whose module
 * is in another process works as it does without scripts. A proxy with sticky sessions avoids that.
 */
export class PrivateModuleStore {
  private entries = new Map<string, { body: Buffer; at: number }>();
  private bytes = 0;

  constructor(private now: () => number = Date.now) {}

  keep({ path, text }: DeferredModule): void {
    const body = Buffer.from(text);
    this.entries.set(path, { body, at: this.now() });
    this.bytes += body.length;
    for (const [old, { body, at }] of this.entries) {
      const isFull = this.entries.size > MAX_PRIVATE || this.bytes > MAX_PRIVATE_BYTES;
      if (!isFull && this.now() - at < PRIVATE_TTL_MS) break;
      this.entries.delete(old);
      this.bytes -= body.length;
    }
  }

  find(path: string): HttpResponse | null {
    const found = this.entries.get(path);
    if (!found || this.now() - found.at >= PRIVATE_TTL_MS) return null;
    return { status: 200, headers: [...JAVASCRIPT, 'cache-control', 'no-store'], body: found.body };
  }
}
