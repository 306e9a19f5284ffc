/** Reads every text of the demonstration from a seeded database: its location, and its content in each language. */
import { openDatabase } from '#api/db/open';
import { seed } from '#api/content/seed';
import { LOCALES, type Locale } from '#domain/locales';

export type SeededText = { table: string; place: string; says: Record<Locale, string> };
export type SeededRow = { table: string; row: Record<string, unknown> };

const TODAY = new Date('2026-03-12T06:00:00Z');
/** Columns of the search index: normalised words, which no page shows. */
const SEARCH = /search/;

export async function readSeededRows(): Promise<SeededRow[]> {
  const database = await openDatabase(':memory:');
  await seed(database.db, { today: TODAY });
  const tables = (await database.db.introspection.getTables()).map(({ name }) => name);
  const rows: SeededRow[] = [];
  for (const table of tables.filter((name) => !SEARCH.test(name))) {
    const found = await database.db
      .selectFrom(table as never)
      .selectAll()
      .execute();
    rows.push(...(found as Record<string, unknown>[]).map((row) => ({ table, row })));
  }
  await database.close();
  return rows;
}

export function textsIn(rows: SeededRow[]): SeededText[] {
  return rows.flatMap(({ table, row }) => {
    const name = String(row.id ?? row.offering_id ?? row.subject_id ?? row.key);
    return Object.entries(row).flatMap(([column, value]) =>
      textsOf(parsed(value)).map((says) => ({ table, place: `${table}/${name}.${column}`, says })),
    );
  });
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  return JSON.parse(value);
}

function textsOf(value: unknown): Record<Locale, string>[] {
  if (typeof value !== 'object' || value === null) return [];
  if (LOCALES.every((locale) => typeof (value as Record<string, unknown>)[locale] === 'string'))
    return [value as Record<Locale, string>];
  return Object.values(value).flatMap(textsOf);
}
