/** Sanitises the HTML of stories from the charity API, which may be written by untrusted authors. */
import sanitizeHtml from 'sanitize-html';

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // We do not endorse the linked sites, and they must not learn which page the visitor came from.
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener noreferrer' }) },
};

/** Sanitised stories are cached, because visitors read a story more often than it changes. */
const MAX_CACHED = 500;
const cache = new Map<string, string>();

/** Returns the allowed elements, and only the text of other elements. Removes scripts and styles with their text. */
export function safeHtml(html: string): string {
  const cached = cache.get(html);
  if (cached !== undefined) return cached;
  const safe = sanitizeHtml(html, ALLOWED);
  cache.set(html, safe);
  if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value!);
  return safe;
}
