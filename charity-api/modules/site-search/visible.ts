/** Leaves out results that must not be shown now: ineligible cases, adult orphans, articles with a later date. */
import type { SearchKind } from '#contract/search';
import type { Db } from '../../db/tables';
import { findHiddenIds } from '../offerings/hidden';

export type VisibleRow = { seq: number; kind: SearchKind; id: string };

/** Returns the rows that may be shown, in the same order. */
export async function visibleRows(
  db: Db,
  found: readonly number[],
  now: Date,
): Promise<VisibleRow[]> {
  if (found.length === 0) return [];
  const entries = await db
    .selectFrom('search_entries')
    .select(['seq', 'kind', 'id', 'shown_from'])
    .where('seq', 'in', found)
    .execute();
  const at = now.toISOString();
  const rules = entries.filter(({ kind }) => kind === 'case' || kind === 'orphan');
  const hidden = await findHiddenIds(db, rules as { id: string; kind: 'case' | 'orphan' }[], now);
  const visible = new Map(
    entries
      .filter(({ shown_from: from }) => from === null || from <= at)
      // Ids of offerings are unique among all offerings, but an article can have the id of a case.
      .filter(({ kind, id }) => !((kind === 'case' || kind === 'orphan') && hidden.has(id)))
      .map(({ seq, kind, id }) => [seq, { seq, kind: kind as SearchKind, id }]),
  );
  return found.flatMap((seq) => visible.get(seq) ?? []);
}
