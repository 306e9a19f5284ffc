/** The scripts of pages: each the module of one rendering, asked for after the page can be read. */
import type { DeferredModule } from '#app/remix/deferred-module.server';
import { compress } from './compression';
import { minutes } from '#domain/time/durations';
import type { Answer } from './exchange';
import type { Page } from './page-cache';

/** What the log calls them. */
export const DEFERRED_MODULE_ROUTE = '/late/:module';
const FOLDER = DEFERRED_MODULE_ROUTE.slice(0, DEFERRED_MODULE_ROUTE.lastIndexOf('/') + 1);

const JAVASCRIPT = [
  ...['content-type', 'text/javascript; charset=utf-8'],
  ...['x-content-type-options', 'nosniff'],
  ...['cross-origin-resource-policy', 'same-origin'],
  ...['vary', 'accept-encoding'],
];

/** A page may be read for a while before its scripts are asked for, and be rendered anew meanwhile. */
const MAX_MODULES = 1_000;

export class DeferredModuleStore {
  private byPath = new Map<string, Page>();
  /** The newest of each page, good enough for a page that another process rendered, but not to be kept under its name. */
  private byKey = new Map<string, Page>();

  static has(path: string): boolean {
    return path.startsWith(FOLDER);
  }

  async keep({ path, text }: DeferredModule, key: string): Promise<void> {
    const place = path.split('?')[0]!;
    const body = Buffer.from(text);
    const known = this.byPath.get(place);
    const module = known ?? {
      etag: `"${place.slice(FOLDER.length)}"`,
      headers: [...JAVASCRIPT, 'cache-control', 'public, max-age=3600, immutable'],
      bodies: {
        br: await compress(body, 'br', 'quick'),
        gzip: await compress(body, 'gzip', 'quick'),
        identity: body,
      },
    };
    renew(this.byPath, place, module);
    renew(this.byKey, key, { ...module, headers: [...JAVASCRIPT, 'cache-control', 'no-store'] });
  }

  find(path: string, key: string | null): Page | null {
    return this.byPath.get(path) ?? (key === null ? null : (this.byKey.get(key) ?? null));
  }
}

/** The key of the page that a module belongs to, as its address says. */
export function keyIn(url: string): string | null {
  const query = url.indexOf('?');
  const key = query === -1 ? null : new URLSearchParams(url.slice(query)).get('of');
  // With two slashes it would name a host.
  return key !== null && /^\/(?!\/)/.test(key) ? key : null;
}

function renew(map: Map<string, Page>, name: string, module: Page): void {
  map.delete(name);
  map.set(name, module);
  if (map.size > MAX_MODULES) map.delete(map.keys().next().value!);
}

/** One that was not asked for by then belongs to a page that was left, or to a visitor without scripts. */
const OWN_KEPT_MS = minutes(2);
const MAX_OWN = 2_000;
const MAX_OWN_BYTES = 32 * 1024 * 1024;

/**
 * The scripts of one visitor's own pages. They stay in this process: behind several, a page whose scripts another
 * one has works as it does without scripts, unless the proxy sends a visitor to the same process each time.
 */
export class OwnModules {
  private kept = new Map<string, { body: Buffer; at: number }>();
  private bytes = 0;

  constructor(private now: () => number = Date.now) {}

  keep({ path, text }: DeferredModule): void {
    const body = Buffer.from(text);
    this.kept.set(path, { body, at: this.now() });
    this.bytes += body.length;
    for (const [old, { body, at }] of this.kept) {
      const isFull = this.kept.size > MAX_OWN || this.bytes > MAX_OWN_BYTES;
      if (!isFull && this.now() - at < OWN_KEPT_MS) break;
      this.kept.delete(old);
      this.bytes -= body.length;
    }
  }

  find(path: string): Answer | null {
    const found = this.kept.get(path);
    if (!found || this.now() - found.at >= OWN_KEPT_MS) return null;
    return { status: 200, headers: [...JAVASCRIPT, 'cache-control', 'no-store'], body: found.body };
  }
}
