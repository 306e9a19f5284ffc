/** Compares the search index with the content. */
import { readEntries } from '#api/content/search-index';
import type { Db } from '#api/db/tables';
import { storedColumns, type SearchEntry } from '#api/modules/site-search/entries';
import { countRows } from '#api/modules/page';
import { hasNumberOf } from '#api/modules/site-search/numbers';

/** Returns the records whose entry is missing, outdated or without a record, as `kind/id`. Empty: all are equal. */
export async function findIndexDifferences(db: Db): Promise<string[]> {
  const expected = new Map<string, SearchEntry>();
  for await (const entry of readEntries(db)) expected.set(nameOf(entry), entry);
  const rows = await db.selectFrom('search_entries').selectAll().execute();
  const stored = new Map(rows.map((row) => [nameOf(row), row]));
  const differing = [...expected].filter(([name, entry]) => {
    const row = stored.get(name);
    return (
      !row ||
      !hasNumberOf(row.seq, entry) ||
      Object.entries(storedColumns(entry)).some(
        ([key, value]) => row[key as keyof typeof row] !== value,
      )
    );
  });
  const names = [
    ...differing.map(([name]) => name),
    ...[...stored.keys()].filter((name) => !expected.has(name)),
  ];
  const indexed = await countRows(db.selectFrom('search_index'));
  return names.length === 0 && indexed !== rows.length ? ['search_index'] : names;
}

const nameOf = ({ kind, id }: { kind: string; id: string }) => `${kind}/${id}`;
