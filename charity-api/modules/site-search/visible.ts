/** Leaves out results that must not be shown now: ineligible cases, adult orphans, articles with a later date. */
import type { SearchKind } from '#contract/search';
import type { Db } from '../../db/tables';
import { findHiddenIds } from '../offerings/hidden';
import { kindOf } from './numbers';

export type VisibleRow = { seq: number; kind: SearchKind };

/** The kinds whose records can be hidden. The others need no query. */
const HIDDEN: readonly SearchKind[] = ['case', 'orphan', 'news', 'blog'];

export async function visibleRows(
  db: Db,
  found: readonly number[],
  now: Date,
): Promise<VisibleRow[]> {
  const rows = found.map((seq) => ({ seq, kind: kindOf(seq) }));
  const unsure = rows.flatMap(({ seq, kind }) => (HIDDEN.includes(kind) ? [seq] : []));
  if (unsure.length === 0) return rows;
  const entries = await db
    .selectFrom('search_entries')
    .select(['seq', 'kind', 'id', 'shown_from'])
    .where('seq', 'in', unsure)
    .execute();
  const at = now.toISOString();
  const rules = entries.filter(({ kind }) => kind === 'case' || kind === 'orphan');
  const hidden = await findHiddenIds(db, rules as { id: string; kind: 'case' | 'orphan' }[], now);
  const visible = new Set(
    entries
      .filter(({ shown_from: from }) => from === null || from <= at)
      // Ids of offerings are unique among all offerings, but an article can have the id of a case.
      .filter(({ kind, id }) => !((kind === 'case' || kind === 'orphan') && hidden.has(id)))
      .map(({ seq }) => seq),
  );
  return rows.filter(({ seq, kind }) => !HIDDEN.includes(kind) || visible.has(seq));
}
