/**
 * Lets the document finish what the router cannot. The router needs several requests between a donor's press and the
 * next page: the manifest, route modules, the action, the next page's data. When one of them fails, Remix reloads the
 * page or draws an error in its place, and what was chosen is lost. The document needs one request, and every form
 * works without scripts: so the browser sends the form itself, or opens the page that the action redirected to.
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

/** Remix's browser entry puts it there; there is none before. */
const routerState = () => (window as { __remixRouter?: Router }).__remixRouter?.state;

type Pressed = { form: HTMLFormElement; submitter: HTMLElement | null };
let pressed: Pressed | undefined;

/** Call once, before hydration. */
export function finishInDocument(): void {
  // Before React, whose handler prevents the browser's own submission.
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
      // The document is on its way: until then the page stays as it is, and says that it is sending.
      return new Promise<Response>(() => undefined);
    }
  };
}

/** Data of routes, and the manifest of the path that a submission leads to. The manifest of links can wait. */
function isOfRouter(input: RequestInfo | URL): boolean {
  const url = new URL(input instanceof Request ? input.url : input, window.location.href);
  if (url.pathname.endsWith('.data')) return true;
  if (!url.pathname.endsWith('/__manifest')) return false;
  const { location } = routerState()?.navigation ?? {};
  const wanted = [location?.pathname, pressed && new URL(pressed.form.action).pathname];
  return url.searchParams.getAll('p').some((path) => wanted.includes(path));
}

/**
 * Reads the whole body, so that a response that breaks off fails here. One that Remix did not make (of a proxy, a captive
 * portal, an overloaded server) cannot be understood by the router; the document shows it.
 */
async function readWhole(response: Response): Promise<Response> {
  if (response.status === 204) return response;
  const isData = response.headers.has('x-remix-response') || response.url.includes('/__manifest?');
  if (!isData || response.redirected) throw new TypeError(`no data: ${response.status}`);
  const { status, statusText, headers } = response;
  return new Response(await response.arrayBuffer(), { status, statusText, headers });
}

/** Returns false when no submission is under way: then nothing that was typed is lost by what Remix does. */
function resubmit(): boolean {
  const { navigation, fetchers } = routerState() ?? {};
  const posted = (one?: { state: string; formMethod?: string | undefined }) =>
    one !== undefined && one.state !== 'idle' && one.formMethod?.toUpperCase() === 'POST';
  if (!posted(navigation) && ![...(fetchers?.values() ?? [])].some(posted)) return false;
  // The action was done. Its redirect must not be followed by the form once more.
  const state = navigation?.location?.state as { _isRedirect?: boolean } | null | undefined;
  if (navigation?.state === 'loading' && state?._isRedirect) return openTarget();
  if (!pressed?.form.isConnected) return false;
  submitNatively(pressed);
  return true;
}

/** As the browser does it without scripts, but for the checks, which scripts have done or left to the server. */
function submitNatively({ form, submitter }: Pressed): void {
  const { name = '', value = '' } = submitter instanceof HTMLButtonElement ? submitter : {};
  if (name !== '') {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  // Not `form.submit`, which a field of that name would hide.
  HTMLFormElement.prototype.submit.call(form);
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
