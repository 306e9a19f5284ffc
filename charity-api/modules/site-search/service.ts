/** Searches the public content: visible results only, counted by kind, with a line of text and a corrected spelling. */
import type { Picture } from '#contract/common';
import {
  SEARCH_KINDS,
  type SearchKind,
  type SiteSearch,
  type SiteSearchQuery,
} from '#contract/search';
import { LOCALES, type Locale, type LocalisedText } from '#domain/locales';
import { excerptOf } from '#domain/search/excerpt';
import { searchWords } from '#domain/search/words';
import { fromJson, textFrom } from '../../db/json';
import type { ApiDeps } from '../../deps';
import { engine } from './engines';
import { suggestSearch } from './suggestion';
import { visibleRows, type VisibleRow } from './visible';

type Deps = Pick<ApiDeps, 'db' | 'now'>;
type Found = { rows: VisibleRow[]; isLimited: boolean };

const NOTHING: SiteSearch = {
  ...{ total: 0, data: [], isLimited: false, kinds: [], matched: 'all', suggestion: null },
};

export async function searchSite(
  deps: Deps,
  { search, kind, offset, limit }: SiteSearchQuery,
  locale: Locale,
): Promise<SiteSearch> {
  const words = searchWords(search ?? '');
  if (words.length === 0) return NOTHING;
  const all = await findVisible(deps, { words, match: 'all', locale });
  const isAll = all.rows.length > 0;
  const suggestion = isAll ? null : await suggestSearch(deps, search ?? '', locale);
  const found =
    isAll || words.length === 1 ? all : await findVisible(deps, { words, match: 'any', locale });
  // With too many matches, all kinds together contain only the best rows of each. One kind alone contains more.
  const ofKind =
    kind && found.isLimited
      ? await findVisible(deps, { words, match: isAll ? 'all' : 'any', locale, kind })
      : found;
  const shown = kind ? ofKind.rows.filter((row) => row.kind === kind) : ofKind.rows;
  return {
    total: shown.length,
    data: await hitsOf(deps, shown.slice(offset, offset + limit), words),
    isLimited: ofKind.isLimited,
    kinds: countByKind(found.rows),
    matched: isAll || words.length === 1 ? 'all' : 'any',
    suggestion,
  };
}

async function findVisible(
  { db, now }: Deps,
  query: Parameters<typeof engine.find>[1],
): Promise<Found> {
  const { rows, isLimited } = await engine.find(db, query);
  return { rows: await visibleRows(db, rows, now()), isLimited };
}

function countByKind(rows: readonly { kind: SearchKind }[]): SiteSearch['kinds'] {
  const counts = new Map<SearchKind, number>();
  for (const { kind } of rows) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return SEARCH_KINDS.flatMap((kind) => {
    const total = counts.get(kind);
    return total === undefined ? [] : [{ kind, total }];
  });
}

/** Reads the texts of the results of one page. */
async function hitsOf(
  { db }: Deps,
  shown: readonly VisibleRow[],
  words: readonly string[],
): Promise<SiteSearch['data']> {
  if (shown.length === 0) return [];
  const rows = await db
    .selectFrom('search_entries')
    .select(['seq', 'id', 'within', 'title', 'picture', 'texts'])
    .where(
      'seq',
      'in',
      shown.map(({ seq }) => seq),
    )
    .execute();
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  return shown.flatMap(({ seq, kind }) => {
    const row = bySeq.get(seq);
    if (!row) return [];
    const picture = row.picture === null ? null : fromJson<Picture>(row.picture);
    const title = textFrom(row.title);
    const excerpt = excerptIn(fromJson<LocalisedText[]>(row.texts), words);
    return [{ kind, id: row.id, title, excerpt, picture, within: row.within }];
  });
}

function excerptIn(texts: readonly LocalisedText[], words: readonly string[]): LocalisedText {
  const lines = LOCALES.map((locale): [Locale, string] => [
    locale,
    excerptOf(
      texts.map((text) => text[locale]),
      words,
    ),
  ]);
  return Object.fromEntries(lines) as LocalisedText;
}
