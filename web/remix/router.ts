/** Reads the state of Remix's router in the browser, and recognises its requests and responses. */
import { isDataPath, isDataResponse, MANIFEST_PATH } from './protocol';

/** Event that Remix's client dispatches instead of reloading the page; see changed-client.ts. */
export const RELOAD_EVENT = 'remix-reload';

type Place = { pathname: string; search: string; hash: string; state: unknown };
/** A form that is being sent. */
export type Submission = {
  state: 'idle' | 'loading' | 'submitting';
  formMethod?: string | undefined;
  formAction?: string | undefined;
};
type RouterState = {
  navigation: Submission & { location?: Place };
  fetchers: Map<string, Submission>;
};

/** Returns undefined before Remix's browser entry has set `__remixRouter`. */
export function routerState(): RouterState | undefined {
  return (window as { __remixRouter?: { state: RouterState } }).__remixRouter?.state;
}

/** Returns true while the router loads the target of an action's redirect. The action has then succeeded. */
export function followsRedirect({ navigation }: RouterState): boolean {
  const { state, location } = navigation;
  return (
    state === 'loading' &&
    (location?.state as { _isRedirect?: boolean } | null | undefined)?._isRedirect === true
  );
}

/**
 * Returns true when a request of the router is for loader data, or for the manifest of one of these pages.
 * @param paths pages that a form or navigation leads to; the router prefetches the manifest of other links
 */
export function isRouterRequest(url: URL, paths: readonly (string | undefined)[]): boolean {
  if (isDataPath(url.pathname)) return true;
  return (
    url.pathname.endsWith(MANIFEST_PATH) &&
    url.searchParams.getAll('p').some((path) => paths.includes(path))
  );
}

/** Returns true when Remix made the response to a request of its router. */
export function isRouterResponse(response: Response): boolean {
  return isDataResponse(response) || (response.ok && response.url.includes(`${MANIFEST_PATH}?`));
}

/** Calls the listener after each navigation of the router, and each time it has loaded the page's data again. */
export function onPageChange(listener: () => void): void {
  type Router = { subscribe: (listener: (state: RouterState) => void) => void };
  const router = (window as { __remixRouter?: Router }).__remixRouter;
  router?.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') listener();
  });
}
