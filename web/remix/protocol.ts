/** URLs of the requests that Remix's router makes, and checks that recognise Remix's requests and responses. */

/** Path of the manifest: the routes that a link or form leads to (lazy route discovery). */
export const MANIFEST_PATH = '/__manifest';

/** Status of the response that redirects a request of the router. Its body has the URL. */
export const REDIRECT_STATUS = 202;

/** Returns true for the path of a page's loader data: `/cart.data` for `/cart`, `/_root.data` for `/`. */
export function isDataPath(path: string): boolean {
  return path.endsWith('.data');
}

/** Returns the path of the page that a request belongs to: `/cart` for both `/cart` and `/cart.data`. */
export function pagePathOf(path: string): string {
  return path.replace(/\.data$/, '').replace(/^\/_root$/, '/');
}

/** Parameters that the router adds to its requests: routes to load, and index route of a form. */
const ROUTER_PARAMETERS = ['_routes', 'index'];

/** Returns the query of the page, with its question mark, or '' without a query. */
export function withoutRouterParameters(query: URLSearchParams): string {
  const own = [...query].filter(([name]) => !ROUTER_PARAMETERS.includes(name));
  return own.length > 0 ? `?${new URLSearchParams(own)}` : '';
}

/**
 * Returns true when a query has `_data`, the parameter of Remix 1. Remix 2 still accepts such requests and does not
 * check their Origin. Our pages never send one.
 */
export function hasRemix1DataQuery(query: string): boolean {
  return /data|%/i.test(query) && new URLSearchParams(query).has('_data');
}

/** Returns true when Remix made the response to a data request, and false when a proxy or captive portal made it. */
export function isDataResponse({ headers }: Response): boolean {
  return headers.has('x-remix-response');
}

/**
 * Returns true when a form led to this request. After it has rejected a form, Remix loads the page with a GET that has
 * no body but still has the `content-type` of the POST.
 */
export function isFormRequest({ method, headers }: Request): boolean {
  return (method !== 'GET' && method !== 'HEAD') || headers.has('content-type');
}

/** Returns true when the error page failed too: Remix then returns a 500 with an empty body or one English sentence. */
export function isFailureWithoutPage({ status, headers }: Response): boolean {
  const type = headers.get('content-type');
  return status === 500 && (type === null || type.startsWith('text/plain'));
}
