/** Previews of content: a token in the URL of a page, and in the requests of the storefront for it. */

/** Request header with a preview token: the public endpoints then return the draft of its record. */
export const PREVIEW_HEADER = 'x-content-preview';
/** Query parameter of a page with a preview token. */
export const PREVIEW_QUERY = 'preview';

const TOKEN = /^[\w-]{22,400}$/;

/** Returns the preview token in the query of a page, or null. */
export function previewTokenIn(query: URLSearchParams): string | null {
  const token = query.get(PREVIEW_QUERY);
  return token !== null && TOKEN.test(token) ? token : null;
}
