/**
 * Lets the document finish what the router cannot. The router needs several requests between a donor's press and the
 * next page: the manifest, route modules, the action, the next page's data. When one of them fails, Remix reloads the
 * page or draws an error in its place, and what was chosen is lost. The document needs one request, and every form
 * works without scripts: so the browser sends the form itself, or opens the page that the action redirected to.
 */
import { PRESS_FIELD } from './press-field';

/** Dispatched by Remix's client where it would reload the page; see the plugin in vite.config.ts. */
export const RELOAD_EVENT = 'remix-reload';

/** Dispatched when the browser's own submission may have ended on this page: buttons can be pressed again. */
export const SENDING_ENDED = 'sending-ended';
/** A press of Stop dispatches nothing; after so long a donor may send again. */
const MAY_SEND_AGAIN_MS = 15_000;

type Place = { pathname: string; search: string; hash: string; state: unknown };
type Router = {
  state: {
    navigation: {
      state: 'idle' | 'loading' | 'submitting';
      location?: Place;
      formMethod?: string | undefined;
      formAction?: string | undefined;
    };
    fetchers: Map<string, Sent>;
  };
};
type Sent = {
  state: 'idle' | 'loading' | 'submitting';
  formMethod?: string | undefined;
  formAction?: string | undefined;
};

/** Remix's browser entry puts it there; there is none before. */
const routerState = () => (window as { __remixRouter?: Router }).__remixRouter?.state;

type Pressed = {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
  /** The same for everything that is sent after one press. */
  press: string;
  /** While its fields are read: for the router as it is pressed, or for the browser later. */
  isRead: boolean;
};
let pressed: Pressed | undefined;

/** Call once, before hydration. */
export function finishInDocument(): void {
  // Before React, whose handler reads the fields and prevents the browser's own submission.
  document.addEventListener('submit', remember, true);
  document.addEventListener('formdata', ({ target, formData }) => {
    if (pressed?.isRead && pressed.form === target) formData.set(PRESS_FIELD, pressed.press);
  });
  window.addEventListener(RELOAD_EVENT, () => {
    if (!resubmit() && !openTarget()) window.location.reload();
  });
  // Browsers keep the page that is left for another document, and Back shows it as it was left: sending.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) endSending();
  });
  const request = window.fetch;
  window.fetch = async (input, init) => {
    if (!isOfRouter(input)) return request(input, init);
    try {
      return await readWhole(await request(input, init));
    } catch (error) {
      if (init?.signal?.aborted || !resubmit()) throw error;
      // The document is on its way: until then the page stays as it is, and says that it is sending.
      return new Promise<Response>(() => undefined);
    }
  };
}

function remember({ target, submitter }: SubmitEvent): void {
  const [random] = crypto.getRandomValues(new Uint32Array(1));
  const now = { press: random!.toString(36), isRead: true };
  const one: Pressed = { form: target as HTMLFormElement, submitter, ...now };
  pressed = one;
  setTimeout(() => (one.isRead = false));
}

const endSending = () => window.dispatchEvent(new Event(SENDING_ENDED));

/** Where the form goes; a button may lead elsewhere than its form. */
function actionOf({ form, submitter }: Pressed): string {
  const own = submitter?.getAttribute('formaction');
  return new URL(own ?? form.getAttribute('action') ?? '', window.location.href).href;
}

/** Data of routes, and the manifest of the path that a submission leads to. The manifest of links can wait. */
function isOfRouter(input: RequestInfo | URL): boolean {
  const url = new URL(input instanceof Request ? input.url : input, window.location.href);
  if (url.pathname.endsWith('.data')) return true;
  if (!url.pathname.endsWith('/__manifest')) return false;
  const { location } = routerState()?.navigation ?? {};
  const wanted = [location?.pathname, pressed && new URL(actionOf(pressed)).pathname];
  return url.searchParams.getAll('p').some((path) => wanted.includes(path));
}

/**
 * Reads the whole body, so that a response that breaks off fails here. One that Remix did not make (of a proxy, a captive
 * portal, an overloaded server) cannot be understood by the router; the document shows it.
 */
async function readWhole(response: Response): Promise<Response> {
  if (response.status === 204) return response;
  const isManifest = response.ok && response.url.includes('/__manifest?');
  const isData = response.headers.has('x-remix-response') || isManifest;
  if (!isData || response.redirected) throw new TypeError(`no data: ${response.status}`);
  const { status, statusText, headers } = response;
  return new Response(await response.arrayBuffer(), { status, statusText, headers });
}

/** Returns false when the form that was pressed last is not under way: then nothing that was typed is lost by what Remix does. */
function resubmit(): boolean {
  if (!pressed) return false;
  const { navigation, fetchers } = routerState() ?? {};
  const path = new URL(actionOf(pressed)).pathname;
  const isUnderWay = (one?: Sent) =>
    one !== undefined &&
    one.state !== 'idle' &&
    one.formMethod?.toUpperCase() === 'POST' &&
    new URL(one.formAction ?? '', window.location.href).pathname === path;
  if (!isUnderWay(navigation) && ![...(fetchers?.values() ?? [])].some(isUnderWay)) return false;
  // The action was done. Its redirect must not be followed by the form once more.
  const state = navigation?.location?.state as { _isRedirect?: boolean } | null | undefined;
  if (navigation?.state === 'loading' && state?._isRedirect) return openTarget();
  if (!pressed.form.isConnected) return false;
  submitNatively(pressed);
  setTimeout(endSending, MAY_SEND_AGAIN_MS);
  return true;
}

/**
 * As the browser does it without scripts, but for the checks, which scripts have done or left to the server. The browser
 * reads the fields at once, so the form is as before when this returns: it may be seen and sent again.
 */
function submitNatively(one: Pressed): void {
  const { form, submitter } = one;
  const { name = '', value = '' } = submitter instanceof HTMLButtonElement ? submitter : {};
  const field = document.createElement('input');
  Object.assign(field, { type: 'hidden', name, value });
  const usual = form.getAttribute('action');
  if (name !== '') form.append(field);
  form.setAttribute('action', actionOf(one));
  one.isRead = true;
  // Not `form.submit`, which a field of that name would hide.
  HTMLFormElement.prototype.submit.call(form);
  one.isRead = false;
  if (usual === null) form.removeAttribute('action');
  else form.setAttribute('action', usual);
  field.remove();
}

/** Opens the page that the router was on its way to. Returns false when there is none. */
function openTarget(): boolean {
  const target = routerState()?.navigation.location;
  if (!target) return false;
  const { pathname, search } = window.location;
  const address = `${target.pathname}${target.search}${target.hash}`;
  if (target.pathname === pathname && target.search === search) {
    // With another hash alone, the browser would only scroll.
    window.history.replaceState(null, '', address);
    window.location.reload();
  } else window.location.assign(address);
  return true;
}
