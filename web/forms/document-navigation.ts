/**
 * Submits a form natively, or opens the next page, when a request of Remix's router fails. The router makes several
 * requests for one submission: the manifest, route modules, the action, the next page's data. When one of them fails,
 * Remix reloads the page or shows an error, and the form's values are lost. Every form also works without scripts, with
 * one request of the browser. Decision 0027.
 */
import {
  followsRedirect,
  isRouterRequest,
  isRouterResponse,
  RELOAD_EVENT,
  routerState,
  type Submission,
} from '../remix/router';
import { REDIRECT_STATUS } from '../remix/protocol';
import { SUBMISSION_ID_FIELD } from '../remix/press-field';

/** Dispatched when a native submission may have ended without leaving the page: the donor can submit again. */
export const SUBMISSION_ENDED = 'sending-ended';
/** The browser's Stop button dispatches no event, so a donor may send again after this time. */
const RESUBMIT_AFTER_MS = 15_000;

type SubmittedForm = {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
  /** A random value. The server recognises a repeated submission by it. */
  press: string;
  /** True while the form's fields are read: during the submit event, and during a native submission. */
  isRead: boolean;
  /** True after a native submission or a redirect: a further failed request must not submit the form again. */
  isSent: boolean;
};
let lastSubmitted: SubmittedForm | undefined;
/** True after the visitor has changed a field of this document, also before the scripts started. */
let hasTyped = false;

/** Call once, before hydration. */
export function installNativeFallback(): void {
  // The capture phase runs before React's handler, which reads the fields and prevents the native submission.
  document.addEventListener('submit', rememberSubmission, true);
  hasTyped = [...document.querySelectorAll('input, textarea')].some(isChanged);
  document.addEventListener('input', () => (hasTyped = true));
  document.addEventListener('formdata', ({ target, formData }) => {
    // Only POST forms get the field, because visitors share the URL of a search. `form.method` could be a field with
    // that name, so this reads the attribute.
    const { form, isRead } = lastSubmitted ?? {};
    if (isRead && form === target && form?.getAttribute('method') === 'post')
      formData.set(SUBMISSION_ID_FIELD, lastSubmitted!.press);
  });
  window.addEventListener(RELOAD_EVENT, () => {
    if (!resubmit() && !openTarget()) reloadOnce();
  });
  // The Back button may restore this document from the back/forward cache, with a button that still shows "waiting".
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) endSubmission();
  });
  const request = window.fetch;
  window.fetch = async (input, init) => {
    if (!isOfRouter(input)) return request(input, init);
    try {
      const response = await readFully(await request(input, init));
      // While a provider's page loads, Firefox lets the router's other requests fail.
      if (lastSubmitted && response.status === REDIRECT_STATUS) lastSubmitted.isSent = true;
      return response;
    } catch (error) {
      if (init?.signal?.aborted || !resubmit()) throw error;
      // The browser is loading a document. A pending promise keeps the page in its "submitting" state until then.
      return new Promise<Response>(() => undefined);
    }
  };
}

function isChanged(field: Element): boolean {
  const { value, defaultValue, checked, defaultChecked } = field as HTMLInputElement;
  return value !== defaultValue || checked !== defaultChecked;
}

function rememberSubmission({ target, submitter }: SubmitEvent): void {
  const [random] = crypto.getRandomValues(new Uint32Array(1));
  const now = { press: random!.toString(36), isRead: true, isSent: false };
  const one: SubmittedForm = { form: target as HTMLFormElement, submitter, ...now };
  lastSubmitted = one;
  setTimeout(() => (one.isRead = false));
}

const endSubmission = () => window.dispatchEvent(new Event(SUBMISSION_ENDED));

/** Returns the URL to which the form is submitted. A button's `formaction` overrides the form's `action`. */
function actionOf({ form, submitter }: SubmittedForm): string {
  const own = submitter?.getAttribute('formaction');
  return new URL(own ?? form.getAttribute('action') ?? '', window.location.href).href;
}

/** Returns true when a request is for route data, or for the manifest of the next page after a submission or a link. */
function isOfRouter(input: RequestInfo | URL): boolean {
  const url = new URL(input instanceof Request ? input.url : input, window.location.href);
  const target = routerState()?.navigation.location?.pathname;
  return isRouterRequest(url, [target, lastSubmitted && new URL(actionOf(lastSubmitted)).pathname]);
}

/**
 * Reads the whole body, so that an incomplete response fails here and not in the router.
 * @throws TypeError for a response that Remix did not make, such as a proxy's or a captive portal's page
 */
async function readFully(response: Response): Promise<Response> {
  if (response.status === 204) return response;
  if (!isRouterResponse(response) || response.redirected)
    throw new TypeError(`not a Remix response: ${response.status}`);
  const { status, statusText, headers } = response;
  return new Response(await response.arrayBuffer(), { status, statusText, headers });
}

/**
 * Submits the last submitted form again, natively. Returns false when its submission is not running: then no form value
 * can be lost.
 */
function resubmit(): boolean {
  if (!lastSubmitted) return false;
  const router = routerState();
  if (!router) return false;
  const path = new URL(actionOf(lastSubmitted)).pathname;
  const isUnderWay = (one: Submission) =>
    one.state !== 'idle' &&
    one.formMethod?.toUpperCase() === 'POST' &&
    new URL(one.formAction ?? '', window.location.href).pathname === path;
  if (![router.navigation, ...router.fetchers.values()].some(isUnderWay)) return false;
  // The action has succeeded and redirected, so the form must not be sent again.
  if (followsRedirect(router)) return openTarget();
  if (lastSubmitted.isSent) return true;
  if (!lastSubmitted.form.isConnected) return false;
  lastSubmitted.isSent = true;
  submitNatively(lastSubmitted);
  setTimeout(endSubmission, RESUBMIT_AFTER_MS);
  return true;
}

/**
 * Submits the form as a browser without scripts does, but without the browser's validation. `submit()` reads the fields
 * before it returns, so the form is restored at once: the page may stay open, or the Back button may show it again.
 */
function submitNatively(one: SubmittedForm): void {
  const { form, submitter } = one;
  const { name = '', value = '' } = submitter instanceof HTMLButtonElement ? submitter : {};
  const field = document.createElement('input');
  Object.assign(field, { type: 'hidden', name, value });
  const usual = form.getAttribute('action');
  if (name !== '') form.append(field);
  form.setAttribute('action', actionOf(one));
  one.isRead = true;
  // A field named "submit" would hide the method `form.submit`.
  HTMLFormElement.prototype.submit.call(form);
  one.isRead = false;
  if (usual === null) form.removeAttribute('action');
  else form.setAttribute('action', usual);
  field.remove();
}

/** Opens the page that the router was navigating to. Returns false when it was not navigating. */
function openTarget(): boolean {
  const target = routerState()?.navigation.location;
  if (!target) return false;
  const { pathname, search } = window.location;
  const address = `${target.pathname}${target.search}${target.hash}`;
  if (target.pathname === pathname && target.search === search) {
    // If only the hash differs, `assign` would scroll and not load the page.
    window.history.replaceState(null, '', address);
    window.location.reload();
  } else window.location.assign(address);
  return true;
}

/**
 * After a deployment, an open page may need a file that no longer exists. A reload gets the new page. A document that is
 * itself the result of a reload is not reloaded again, so there is no loop. A page with typed values stays as it is: its
 * forms work natively, and the next link loads a document.
 */
function reloadOnce(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'reload' && !hasTyped) window.location.reload();
}
