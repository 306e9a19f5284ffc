/**
 * Submits a form natively, or opens the next page, when a request of Remix's router fails. The router makes several
 * requests for one submission: the manifest, route modules, the action, the next page's data. When one of them fails,
 * Remix reloads the page or shows an error, and the form's values are lost. Every form also works without scripts, with
 * one request of the browser. Decision 0027.
 */

/** Dispatched by Remix's client where it would reload the page; see the plugin in vite.config.ts. */
export const RELOAD_EVENT = 'remix-reload';

type Place = { pathname: string; search: string; hash: string; state: unknown };
type Router = {
  state: {
    navigation: {
      state: 'idle' | 'loading' | 'submitting';
      location?: Place;
      formMethod?: string | undefined;
    };
    fetchers: Map<string, { state: 'idle' | 'loading' | 'submitting'; formMethod?: string }>;
  };
};

/** Remix's browser entry sets `__remixRouter`. Returns undefined before that. */
const routerState = () => (window as { __remixRouter?: Router }).__remixRouter?.state;

type Pressed = { form: HTMLFormElement; submitter: HTMLElement | null };
let pressed: Pressed | undefined;

/** Call once, before hydration. */
export function finishInDocument(): void {
  // The capture phase runs before React's handler, which prevents the native submission.
  document.addEventListener(
    'submit',
    ({ target, submitter }) => (pressed = { form: target as HTMLFormElement, submitter }),
    true,
  );
  window.addEventListener(RELOAD_EVENT, () => {
    if (!resubmit() && !openTarget()) window.location.reload();
  });
  const request = window.fetch;
  window.fetch = async (input, init) => {
    if (!isOfRouter(input)) return request(input, init);
    try {
      return await readWhole(await request(input, init));
    } catch (error) {
      if (init?.signal?.aborted || !resubmit()) throw error;
      // The browser is loading a document. A pending promise keeps the page in its "submitting" state until then.
      return new Promise<Response>(() => undefined);
    }
  };
}

/**
 * Whether a request is for route data, or for the manifest of the page that a submission leads to, not of other links.
 */
function isOfRouter(input: RequestInfo | URL): boolean {
  const url = new URL(input instanceof Request ? input.url : input, window.location.href);
  if (url.pathname.endsWith('.data')) return true;
  if (!url.pathname.endsWith('/__manifest')) return false;
  const { location } = routerState()?.navigation ?? {};
  const wanted = [location?.pathname, pressed && new URL(pressed.form.action).pathname];
  return url.searchParams.getAll('p').some((path) => wanted.includes(path));
}

/**
 * Reads the whole body, so that an incomplete response fails here and not in the router.
 * @throws TypeError for a response that Remix did not make, of a proxy or a captive portal: only a document can show it
 */
async function readWhole(response: Response): Promise<Response> {
  if (response.status === 204) return response;
  const isData = response.headers.has('x-remix-response') || response.url.includes('/__manifest?');
  if (!isData || response.redirected) throw new TypeError(`no data: ${response.status}`);
  const { status, statusText, headers } = response;
  return new Response(await response.arrayBuffer(), { status, statusText, headers });
}

/** Submits the form natively. Returns false when no submission is running: then no form value can be lost. */
function resubmit(): boolean {
  const { navigation, fetchers } = routerState() ?? {};
  const posted = (one?: { state: string; formMethod?: string | undefined }) =>
    one !== undefined && one.state !== 'idle' && one.formMethod?.toUpperCase() === 'POST';
  if (!posted(navigation) && ![...(fetchers?.values() ?? [])].some(posted)) return false;
  // The action has succeeded and redirected, so the form must not be sent again.
  const state = navigation?.location?.state as { _isRedirect?: boolean } | null | undefined;
  if (navigation?.state === 'loading' && state?._isRedirect) return openTarget();
  if (!pressed?.form.isConnected) return false;
  submitNatively(pressed);
  return true;
}

/** Submits the form as a browser without scripts does, but without the browser's validation. */
function submitNatively({ form, submitter }: Pressed): void {
  const { name = '', value = '' } = submitter instanceof HTMLButtonElement ? submitter : {};
  if (name !== '') {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  // A field named "submit" would hide the method `form.submit`.
  HTMLFormElement.prototype.submit.call(form);
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
