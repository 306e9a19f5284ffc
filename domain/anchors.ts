/** Anchors of sections and questions: the ids that links name after `#`, such as `/terms-of-use#changes`. */

const ANCHOR = /^[\w-]{1,64}$/;

/** Ids of elements that the storefront itself puts on its pages. */
const RESERVED: ReadonlySet<string> = new Set([
  ...['main', 'news', 'form', 'give', 'results', 'contents', 'stylesheet', 'request-id'],
  ...['footer-email', 'footer-email-error'],
]);

/** What a person may write as an anchor, to follow "Write …". */
export const ANCHOR_EXPECTED = 'letters from a to z, digits, - and _, such as {#zakat}';

/** Returns the anchor of a section without an id of its own. @param position counted from 1 */
export const numberedAnchor = (position: number): string => `section-${position}`;

/** Whether content can use the text as an anchor: as an id, and without a clash with other elements of the page. */
export function isAnchor(text: string): boolean {
  return ANCHOR.test(text) && !RESERVED.has(text) && !/^section-\d+$/.test(text);
}
