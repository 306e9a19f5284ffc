/** The names of the kinds of search results in all languages, which visitors type: “orphans”, “وقف”. */
import ar from '#locales/ar/search.json';
import en from '#locales/en/search.json';
import id from '#locales/id/search.json';
import tr from '#locales/tr/search.json';
import type { SearchKind } from '#contract/search';

const LABELS = [en, ar, tr, id];

/** Returns the names of a kind, of one and of several, in all languages. */
export function kindLabels(kind: SearchKind): string {
  return LABELS.map((one) => `${one.kinds[kind]} ${one.kind[kind]}`).join(' ');
}
