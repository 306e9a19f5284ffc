/** Shows that a form was not sent while the browser is offline. The page stays, with all that the visitor typed. */
import { localisedPath, OFFLINE_PATH, readPath, WORKER_PATH } from '#web/links';
import { OFFLINE_IDS } from './names';
import { sectionOf } from './saved-html';

let passed: EventTarget | null = null;
let message: HTMLElement | undefined;

export function guardForms(): void {
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
