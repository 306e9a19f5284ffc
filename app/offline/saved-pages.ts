/** The pages that the service worker saves on the device. Their number, size and age are limited. */
import { days } from '#domain/time/durations';
import { formatDateTime } from '#domain/time/dates';
import { LOCALES, type Locale } from '#domain/locales';
import { localisedPath, OFFLINE_PATH, readPath } from '#web/links';
import { SAVED_AS_HEADER } from './names';
import {
  titleOf,
  withList,
  withNote,
  withoutAppScripts,
  withUnsent,
  type Page,
} from './saved-html';

export const MAX_PAGES = 30;
/** Characters of one page, and of all pages together. */
export const MAX_PAGE_LENGTH = 500_000;
const MAX_TOTAL_LENGTH = 3_000_000;
/** Prices, amounts and remaining units of an older page are wrong too often. */
export const PAGE_TTL_MS = days(7);
/** Time to make a bank transfer, or to show a receipt. Short, because several people may share a phone. */
export const OWN_TTL_MS = days(3);
/** A new copy of the offline page is fetched after this time. */
const OFFLINE_PAGE_MS = days(1);

/** The order that the donor opened last. It stays when a new deployment replaces the other pages. */
const OWN_CACHE = 'own-1';
const SAVED_AT_HEADER = 'x-saved-at';
const POLICY_HEADER = 'content-security-policy';
/** Headers of the server's response that a saved page keeps. */
const KEPT_HEADERS = ['content-type', 'referrer-policy', 'x-content-type-options'];

/** The device and its clock, so that tests can replace them. */
export type Device = {
  caches: Pick<CacheStorage, 'open' | 'delete' | 'keys'>;
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  now: () => number;
  timeZone: string;
  /** Identifies the deployment. */
  build: string;
};

type Saved = Page & { url: string; savedAt: number; headers: Headers };

export class SavedPages {
  private readonly pagesCache: string;

  constructor(private readonly device: Device) {
    this.pagesCache = `pages-${device.build}`;
  }

  /** Saves the response if the server marks it as a page that may be saved. */
  async save(url: string, response: Response): Promise<void> {
    const kind = response.headers.get(SAVED_AS_HEADER);
    if (response.status !== 200 || response.redirected || !(kind === 'page' || kind === 'own'))
      return;
    const html = withoutAppScripts(await response.text());
    if (html.length > MAX_PAGE_LENGTH) return;
    const headers = new Headers({ [SAVED_AT_HEADER]: String(this.device.now()) });
    for (const name of [...KEPT_HEADERS, POLICY_HEADER])
      headers.set(name, response.headers.get(name) ?? '');
    if (kind === 'own') await this.device.caches.delete(OWN_CACHE);
    const cache = await this.device.caches.open(kind === 'own' ? OWN_CACHE : this.pagesCache);
    await cache.put(withoutHash(url), new Response(html, { headers }));
    await this.removeExcess();
    if (!isOfflinePage(url)) await this.refreshOfflinePage(url);
  }

  /** Fetches a page that the visitor opened without a navigation of the browser, and saves it. */
  async fetchAndSave(url: string): Promise<void> {
    await this.save(url, await this.device.fetch(withoutHash(url)));
  }

  /** Returns the saved page with a note about its age, or null when it is not saved or too old. */
  async find(url: string): Promise<Response | null> {
    if (isOfflinePage(url)) return this.offlinePage(url, false);
    const found = await this.read(withoutHash(url));
    if (!found) return null;
    const { locale } = readPath(new URL(url).pathname);
    const offline = await this.readOfflinePage(url);
    const page = offline ? withNote(found, offline, this.timeText(found, locale)) : found;
    return responseOf(page, found.headers);
  }

  /**
   * Returns the offline page in the language of the URL, or in another language, with the list of saved pages.
   * @param isUnsent true in response to a form that was not sent
   */
  async offlinePage(url: string, isUnsent: boolean): Promise<Response | null> {
    const found = await this.readOfflinePage(url);
    if (!found) return null;
    const { locale } = readPath(new URL(found.url).pathname);
    const links = (await this.readAll()).filter((page) => !isOfflinePage(page.url)).reverse();
    const listed = withList(
      found.html,
      links.map((page) => ({
        path: new URL(page.url).pathname + new URL(page.url).search,
        title: titleOf(page.html),
        savedAt: this.timeText(page, locale),
      })),
    );
    const html = isUnsent ? withUnsent(listed) : listed;
    return responseOf({ html, policy: found.policy }, found.headers);
  }

  /** Deletes all saved pages except the offline page, which contains nothing about the visitor. */
  async forget(): Promise<void> {
    await this.device.caches.delete(OWN_CACHE);
    const cache = await this.device.caches.open(this.pagesCache);
    for (const { url } of await cache.keys()) if (!isOfflinePage(url)) await cache.delete(url);
  }

  /** Deletes the pages of earlier deployments, and fetches the offline page again in the same languages. */
  async replaceEarlierDeployment(): Promise<void> {
    const { caches } = this.device;
    for (const name of await caches.keys()) {
      if (name === OWN_CACHE || name === this.pagesCache) continue;
      const urls = (await (await caches.open(name)).keys()).map(({ url }) => url);
      await caches.delete(name);
      for (const url of urls.filter(isOfflinePage)) await this.refreshOfflinePage(url);
    }
  }

  /** Deletes pages that are too old, and the oldest of too many. */
  async removeExcess(): Promise<void> {
    const pages = (await this.readAll()).reverse();
    let [count, length] = [0, 0];
    for (const { url, html, savedAt, isOwn } of pages) {
      if (isOfflinePage(url)) continue;
      const age = this.device.now() - savedAt;
      if (!isOwn) [count, length] = [count + 1, length + html.length];
      const isExcess = count > MAX_PAGES || length > MAX_TOTAL_LENGTH;
      if (isOwn ? age <= OWN_TTL_MS : age <= PAGE_TTL_MS && !isExcess) continue;
      await (await this.device.caches.open(isOwn ? OWN_CACHE : this.pagesCache)).delete(url);
    }
  }

  /** The offline page of the URL's language. Without cookies, because it must contain nothing about the visitor. */
  private async refreshOfflinePage(url: string): Promise<void> {
    const own = offlineUrl(url, readPath(new URL(url).pathname).locale);
    const known = await this.read(own);
    if (known && this.device.now() - known.savedAt < OFFLINE_PAGE_MS) return;
    // Without a connection, the next page that is saved tries again.
    const response = await this.device
      .fetch(own, { credentials: 'omit' })
      .catch(() => Response.error());
    await this.save(own, response);
  }

  private async readOfflinePage(url: string): Promise<Saved | null> {
    const { locale } = readPath(new URL(url).pathname);
    for (const language of [locale, ...LOCALES]) {
      const found = await this.read(offlineUrl(url, language));
      if (found) return found;
    }
    return null;
  }

  private async read(url: string): Promise<Saved | null> {
    for (const [name, ttl] of [
      [OWN_CACHE, OWN_TTL_MS],
      [this.pagesCache, PAGE_TTL_MS],
    ] as const) {
      const found = await (await this.device.caches.open(name)).match(url);
      if (!found) continue;
      const saved = await savedOf(url, found);
      if (this.device.now() - saved.savedAt <= ttl || isOfflinePage(url)) return saved;
    }
    return null;
  }

  /** Returns all saved pages: the oldest first, the donor's own order last. */
  private async readAll(): Promise<(Saved & { isOwn: boolean })[]> {
    const all: (Saved & { isOwn: boolean })[] = [];
    for (const name of [this.pagesCache, OWN_CACHE]) {
      const cache = await this.device.caches.open(name);
      for (const { url } of await cache.keys()) {
        const found = await cache.match(url);
        if (found) all.push({ ...(await savedOf(url, found)), isOwn: name === OWN_CACHE });
      }
    }
    return all;
  }

  private timeText({ savedAt }: Saved, locale: Locale): string {
    return formatDateTime(new Date(savedAt), locale, this.device.timeZone);
  }
}

async function savedOf(url: string, response: Response): Promise<Saved> {
  const { headers } = response;
  return {
    url,
    html: await response.text(),
    policy: headers.get(POLICY_HEADER) ?? '',
    savedAt: Number(headers.get(SAVED_AT_HEADER)),
    headers,
  };
}

function responseOf({ html, policy }: Page, known: Headers): Response {
  const headers = new Headers(known);
  headers.set(POLICY_HEADER, policy);
  return new Response(html, { headers });
}

const withoutHash = (url: string) => url.split('#')[0]!;
const offlineUrl = (url: string, locale: Locale) =>
  new URL(localisedPath(OFFLINE_PATH, locale), url).href;

function isOfflinePage(url: string): boolean {
  return readPath(new URL(url).pathname).path === OFFLINE_PATH;
}
