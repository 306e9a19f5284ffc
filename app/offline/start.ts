/**
 * Reports to the service worker the pages that the router opens, and keeps their forms and links working offline. It is
 * loaded when the page is idle. The page itself registers the worker (remix/deferred-script-loader.ts).
 */
import { localisedPath, OFFLINE_PATH, readPath, WORKER_PATH } from '#web/links';
import { onPageChange } from '#web/remix/router';
import { OFFLINE_IDS, type PageMessage } from './names';
import { sectionOf } from './saved-html';
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

/** The operator has turned the worker off. Its replacement (removal-worker.ts) does this on pages without scripts. */
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

let passed: EventTarget | null = null;
let message: HTMLElement | undefined;

/** Shows that a form was not sent while the browser is offline. The page stays, with all that the visitor typed. */
function guardForms(): void {
  // The capture phase of the window runs before every other handler of the event.
  window.addEventListener('submit', check, true);
  window.addEventListener('online', () => message?.remove());
}

function check(event: SubmitEvent): void {
  message?.remove();
  const { target, submitter } = event;
  const form = target as HTMLFormElement;
  if (navigator.onLine || passed === form || form.getAttribute('method') !== 'post') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const send = () => {
    passed = form;
    form.requestSubmit(submitter);
    passed = null;
  };
  // Some browsers report wrongly that they are offline. Such a donor must still be able to give.
  void isReachable().then(async (reachable) => {
    if (reachable || !(await showMessage())) send();
  });
}

function isReachable(): Promise<boolean> {
  return fetch(WORKER_PATH, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/** Returns false when the offline page, which contains the message, is not on the device. */
async function showMessage(): Promise<boolean> {
  const { locale } = readPath(window.location.pathname);
  const saved = await caches.match(
    new URL(localisedPath(OFFLINE_PATH, locale), window.location.href),
  );
  // Our own page, which the server sent. Only this element: the page's own rules would violate the policy of this page.
  const text = saved ? sectionOf(await saved.text(), OFFLINE_IDS.unsent) : '';
  if (text === '') return false;
  // At the end of the body, which React does not render. An alert is announced when its content changes.
  message = Object.assign(document.createElement('div'), { className: 'corner' });
  document.body.append(message);
  message.innerHTML = text;
  return true;
}
