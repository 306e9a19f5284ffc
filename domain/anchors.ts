/** Anchors of sections and questions: the ids after `#` in links, such as `/terms-of-use#changes`. */

const ANCHOR = /^[\w-]{1,64}$/;

/** Ids of elements that the storefront adds to its pages. */
const RESERVED: ReadonlySet<string> = new Set([
  ...['main', 'news', 'form', 'give', 'results', 'contents', 'stylesheet', 'request-id'],
  ...['footer-email', 'footer-email-error', 'story-campaign'],
]);

/** Describes a valid anchor in error messages, after "Write …". */
export const ANCHOR_EXPECTED = 'letters from a to z, digits, - and _, such as {#zakat}';

/** Returns the anchor of a section that has no id. @param position counted from 1 */
export const numberedAnchor = (position: number): string => `section-${position}`;

const CATEGORY_PREFIX = 'category-';

/** Returns the anchor of a category of questions. No question can have the same one. @param id of the category */
export const categoryAnchor = (id: string): string => CATEGORY_PREFIX + id;

/** Returns the id of the category that has the anchor, or null. */
export function readCategoryAnchor(anchor: string): string | null {
  return anchor.startsWith(CATEGORY_PREFIX) ? anchor.slice(CATEGORY_PREFIX.length) : null;
}

/** Returns true when content can use the text as an anchor: a valid id that no other element of a page can have. */
export function isAnchor(text: string): boolean {
  return ANCHOR.test(text) && !RESERVED.has(text) && !/^(?:section-\d+$|category-)/.test(text);
}
