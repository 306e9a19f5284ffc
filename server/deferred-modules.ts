/** The deferred modules of cached pages (web/remix/deferred-module.server.ts), which browsers fetch after the page. */
import { LRUCache } from 'lru-cache';
import type { DeferredModule } from '#web/remix/deferred-module.server';
import { compress } from './compression';
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
