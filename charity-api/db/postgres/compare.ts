/**
 * Compares two databases with the same schema, one in SQLite and one in PostgreSQL: the number of rows of each table, and
 * for each column the sum of its numbers or the number of its characters.
 */
import type Libsql from 'libsql';
import type pg from 'pg';
import { DatabaseError } from '../create';

export type Column = { name: string; isText: boolean; isIdentity: boolean };
export type Table = { name: string; columns: Column[] };

/** The number of rows, and the sum or the number of characters of each column of a table, as text. */
type Sums = Record<string, string>;
export type AllSums = Record<string, Sums>;

export const quoted = (name: string) => `"${name}"`;

const ROWS = 'count(*) as "rows"';

export async function sumsInPostgres(client: pg.Client, tables: Table[]): Promise<AllSums> {
  const all: AllSums = {};
  for (const { name, columns } of tables) {
    const sums = columns.map(({ name: column, isText }) => {
      const summed = isText ? `length(${quoted(column)})` : quoted(column);
      return `coalesce(sum(${summed}), 0) as ${quoted(`of ${column}`)}`;
    });
    const { rows } = await client.query<Record<string, unknown>>(
      `select ${[ROWS, ...sums].join(', ')} from ${name}`,
    );
    all[name] = asTexts(rows[0]!);
  }
  return all;
}

export function sumsInSqlite(raw: Libsql.Database, tables: Table[]): AllSums {
  const all: AllSums = {};
  for (const { name, columns } of tables) {
    const sums = columns.map(({ name: column, isText }) => {
      // SQLite's length ends at a NUL.
      const summed = isText ? `length(replace(${quoted(column)}, char(0), ' '))` : quoted(column);
      return `coalesce(sum(${summed}), 0)`;
    });
    const statement = raw.prepare(`select ${[ROWS, ...sums].join(', ')} from ${name}`).raw(true);
    statement.safeIntegers(true);
    // An unfinished statement would keep the file in use.
    const [values] = statement.all() as unknown[][];
    const names = ['rows', ...columns.map(({ name: column }) => `of ${column}`)];
    all[name] = asTexts(Object.fromEntries(names.map((one, at) => [one, values![at]])));
  }
  return all;
}

const asTexts = (row: Record<string, unknown>): Sums =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)]));

export const isSame = (one: AllSums, other: AllSums) => differenceOf(one, other) === null;

/** @throws DatabaseError with the first table and column that differ */
export function compare(original: AllSums, copy: AllSums): void {
  const difference = differenceOf(original, copy);
  if (difference)
    throw new DatabaseError(`The copy differs from the original: ${difference}. It was discarded.`);
}

function differenceOf(one: AllSums, other: AllSums): string | null {
  for (const [table, sums] of Object.entries(one))
    for (const [name, value] of Object.entries(sums))
      if (other[table]?.[name] !== value)
        return `${table}, ${name}: ${value} and ${other[table]?.[name] ?? 'nothing'}`;
  return null;
}

export const rowsOf = (sums: AllSums) =>
  Object.fromEntries(Object.entries(sums).map(([table, { rows }]) => [table, Number(rows)]));
