/**
 * The service worker: shows saved pages and the offline page when the site cannot be reached. It never sends, stores or
 * repeats a form. Decision 0056.
 */
import { OFFLINE_PATH, readPath, WORKER_PATH } from '#web/links';
import { pagePathOf } from '#web/remix/protocol';
import { answerForm, changesSignIn, isStaffPath, openPage } from './answers';
import { SavedPages } from './saved-pages';
import type { PageMessage } from './names';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;
/** Replaced by scripts/build.mjs. The script differs in each deployment, so browsers install it again. */
declare const BUILD: string;

const pages = new SavedPages({
  caches: self.caches,
  fetch: (url, init) => self.fetch(url, init),
  now: Date.now,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  build: BUILD,
});

const isReachable = () =>
  self.fetch(WORKER_PATH, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

async function activate(): Promise<void> {
  const { navigationPreload } = self.registration;
  const openPages = await pagesOfFirstVisit();
  await Promise.all([
    pages.replaceEarlierDeployment(),
    navigationPreload?.enable(),
    self.clients.claim(),
  ]);
  // Not part of the activation, because navigations wait until the activation ends.
  for (const url of openPages) void pages.fetchAndSave(url).catch(() => undefined);
}

/** Returns the URLs of the open pages if no worker has handled their requests, and otherwise none. */
async function pagesOfFirstVisit(): Promise<string[]> {
  if ((await self.clients.matchAll()).length > 0) return [];
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  return pages
    .map(({ url }) => url)
    .filter((url) => !isStaffPath(readPath(new URL(url).pathname).path));
}

self.addEventListener('message', (event) => {
  const { read } = event.data as PageMessage;
  event.waitUntil(pages.fetchAndSave(read).catch(() => undefined));
});

let cleaned: Promise<void> | undefined;

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  const { path } = readPath(pagePathOf(url.pathname));
  if (changesSignIn(request.method, path)) event.waitUntil(pages.forget());
  if (request.mode !== 'navigate') return;
  const live = () => event.preloadResponse.then((response) => response ?? self.fetch(request));
  if (request.method !== 'GET') {
    if (isStaffPath(path)) return;
    const answer = answerForm({
      isDeletion: path === OFFLINE_PATH,
      mayBeOffline: !self.navigator.onLine,
      isReachable,
      send: () => self.fetch(request),
      pages,
      url: url.href,
    });
    if (answer) event.respondWith(answer);
    return;
  }
  const keep = (work: Promise<unknown>) => event.waitUntil(work);
  event.respondWith(
    // Also for pages that are never saved: the browser would otherwise send a second request after its preload.
    isStaffPath(path)
      ? live()
      : path === OFFLINE_PATH
        ? // The saved one first, because it lists the saved pages.
          pages.find(url.href).then((found) => found ?? live())
        : openPage({ live: live(), pages, url: url.href, keep }),
  );
  cleaned ??= pages.removeExcess();
  event.waitUntil(cleaned);
});
