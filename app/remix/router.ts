/** The state of Remix's router in the browser, and its requests. */
import { isDataPath, isDataResponse, MANIFEST_PATH } from './protocol';

/** Dispatched by Remix's client where it would reload the page; see reloads-as-events.ts. */
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

/** Remix's browser entry sets `__remixRouter`. Returns undefined before that. */
export function routerState(): RouterState | undefined {
  return (window as { __remixRouter?: { state: RouterState } }).__remixRouter?.state;
}

/** Whether the router is loading the page that an action has redirected to: the action has succeeded. */
export function followsRedirect({ navigation }: RouterState): boolean {
  const { state, location } = navigation;
  return (
    state === 'loading' &&
    (location?.state as { _isRedirect?: boolean } | null | undefined)?._isRedirect === true
  );
}

/**
 * Whether a request of the router is for route data, or for the manifest of one of these pages.
 * @param paths of the pages that a form or navigation leads to; requests for other links are prefetches
 */
export function isRouterRequest(url: URL, paths: readonly (string | undefined)[]): boolean {
  if (isDataPath(url.pathname)) return true;
  return (
    url.pathname.endsWith(MANIFEST_PATH) &&
    url.searchParams.getAll('p').some((path) => paths.includes(path))
  );
}

/** Whether Remix made the response to a request of its router. */
export function isRouterResponse(response: Response): boolean {
  return isDataResponse(response) || (response.ok && response.url.includes(`${MANIFEST_PATH}?`));
}
