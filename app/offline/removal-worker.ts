/**
 * Replaces the service worker when OFFLINE_PAGES is false: it deletes all saved pages and unregisters itself. Browsers
 * that have the worker fetch its script again with each page, and install this one.
 */
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(removeAll());
});

async function removeAll(): Promise<void> {
  await Promise.all((await self.caches.keys()).map((name) => self.caches.delete(name)));
  await self.registration.unregister();
}
