/** Says which filters of an address a list does not know, so that nobody takes an unfiltered list for a filtered one. */
import type { Visitor } from '../../visitor/visitor.server';

/** Free text is always searched for, and only its length is limited. */
const FREE_TEXT = 'search';
/** Only a value that looks like one of ours is repeated: a link could otherwise put any text onto the page. */
const REPEATABLE = /^[\w-]{1,40}$/;

/**
 * @param shown the filters of the list as they were read from the query
 * @returns one sentence in the visitor's language, or null when the list shows everything that was asked for
 */
export function leftOutNote(
  { t }: Pick<Visitor, 't'>,
  query: URLSearchParams,
  shown: Readonly<Record<string, unknown>>,
): string | null {
  const unknown = Object.keys(shown).flatMap((name) => {
    const asked = query.get(name)?.trim() ?? '';
    if (name === FREE_TEXT || asked === '' || asked === String(shown[name])) return [];
    return [REPEATABLE.test(asked) ? `${name}=${asked}` : name];
  });
  if (unknown.length === 0) return null;
  // Parts of an address run from left to right in every language.
  const filters = unknown.map((part) => `\u2066${part}\u2069`).join(' · ');
  return t('projects:leftOut', { count: unknown.length, filters });
}
