/** Stories come from the charity API as HTML of unknown hands: what may be shown of them. */
import sanitizeHtml from 'sanitize-html';

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // A link of a story is nobody's promise of ours, and must not learn which page it was followed from.
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener noreferrer' }) },
};

/** A story changes seldom and is read often. */
const MAX_KEPT = 500;
const kept = new Map<string, string>();

/** HTML that is safe to show: the allowed elements, and the plain text of all others but scripts and styles. */
export function safeHtml(html: string): string {
  const known = kept.get(html);
  if (known !== undefined) return known;
  const safe = sanitizeHtml(html, ALLOWED);
  kept.set(html, safe);
  if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
  return safe;
}
