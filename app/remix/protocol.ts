/** What Remix puts on the wire: the addresses of its own requests, and how its responses are recognised. For browser, app and process. */

/** Lists the routes that a link or form leads to (lazy route discovery). */
export const MANIFEST_PATH = '/__manifest';

/** Whether the path is that of a page's data: `/cart.data` for `/cart`, `/_root.data` for `/`. */
export function isDataPath(path: string): boolean {
  return path.endsWith('.data');
}

/** The path of the page that a request belongs to: `/cart` for both `/cart` and `/cart.data`. */
export function pagePathOf(path: string): string {
  return path.replace(/\.data$/, '').replace(/^\/_root$/, '/');
}

/**
 * Whether a query has `_data`. Remix still answers these requests of its first version, without its check of foreign
 * forms. Our pages never send one.
 */
export function hasOldDataQuery(query: string): boolean {
  return /data|%/i.test(query) && new URLSearchParams(query).has('_data');
}

/** Whether Remix itself made the response to a data request. Otherwise a proxy or a captive portal has. */
export function isDataResponse({ headers }: Response): boolean {
  return headers.has('x-remix-response');
}

/**
 * Whether a form led to this request. Remix loads the page of a rejected form with a GET that it makes of the POST;
 * then only the headers of the body are left.
 */
export function isOfForm({ method, headers }: Request): boolean {
  return method !== 'GET' || headers.has('content-type');
}

/** Whether Remix's own error page has failed: the response is then a 500 with an empty body or one English sentence. */
export function isFailureWithoutPage({ status, headers }: Response): boolean {
  const type = headers.get('content-type');
  return status === 500 && (type === null || type.startsWith('text/plain'));
}
