/**
 * Reports to the service worker the pages that the router opens, and keeps their forms and links working offline. Loaded
 * when the page is idle. The page itself registers the worker (remix/deferred-script-loader.ts).
 */
import { onPageChange } from '#web/remix/router';
import type { PageMessage } from './names';
import { guardForms } from './unsent-form';
import { whenIdle } from './when-idle';

export async function startOffline(): Promise<void> {
  // Browsers have no service workers on http, except for this machine.
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers) return;
  if (document.documentElement.dataset.noWorker !== undefined) {
    await removeWorkers(workers);
    return;
  }
  // The worker itself saves the page that the browser opened.
  let reported = currentPage();
  // Never settles when the browser has rejected the worker.
  const { active } = await workers.ready;
  guardForms();
  openLinksNatively();
  const report = () => {
    const page = currentPage();
    if (page === reported || !navigator.onLine) return;
    reported = page;
    active?.postMessage({ read: window.location.href } satisfies PageMessage);
  };
  whenIdle(report);
  onPageChange(() => whenIdle(report));
}

/** The title is part of it: a pending order becomes a receipt at the same URL. */
function currentPage(): string {
  const { pathname, search } = window.location;
  return `${pathname}${search} ${document.title}`;
}

/** The operator has turned the worker off. Its replacement (removal-worker.ts) does the same on pages without scripts. */
async function removeWorkers(workers: ServiceWorkerContainer): Promise<void> {
  const registrations = await workers.getRegistrations();
  if (registrations.length === 0) return;
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** Without a connection, links load documents: the service worker has saved documents, and not the router's data. */
function openLinksNatively(): void {
  // The capture phase of the window runs before React's handlers, which would prevent the native navigation.
  window.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a[href]');
      if (link && !navigator.onLine) event.stopImmediatePropagation();
    },
    true,
  );
}
