/**
 * Makes the message about unknown filters in the query of a list. Without it, a visitor would believe that the list is
 * filtered.
 */
import type { Visitor } from '../visitor/visitor.server';

/** The search field accepts any text; only its length is limited. */
const FREE_TEXT = 'search';
/** Values that the message may repeat. Otherwise a link could put any text onto the page. */
const REPEATABLE = /^[\w-]{1,40}$/;

/**
 * @param shown the filters of the list as they were read from the query
 * @returns one sentence in the visitor's language, or null when every filter was applied
 */
export function unknownFiltersNote(
  { t }: Pick<Visitor, 't'>,
  query: URLSearchParams,
  shown: Readonly<Record<string, unknown>>,
): string | null {
  const unknown = Object.keys(shown).flatMap((name) => {
    const requested = query.get(name)?.trim() ?? '';
    if (name === FREE_TEXT || requested === '' || requested === String(shown[name])) return [];
    return [REPEATABLE.test(requested) ? `${name}=${requested}` : name];
  });
  if (unknown.length === 0) return null;
  // Unicode isolates (LRI, PDI): query parameters are left-to-right in every language.
  const filters = unknown.map((part) => `\u2066${part}\u2069`).join(' · ');
  return t('projects:leftOut', { count: unknown.length, filters });
}
