/** Changes the documents of content in the database of a test. */
import { sql, type Kysely } from 'kysely';
import { expect } from 'vitest';
import type { CurrencyRate } from '#contract/content';
import type { Database } from '#api/db/tables';

type Fields = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- each test knows the fields of its kind

/** A record of the table `content`, an offering, or a record of a kind with its own table. */
export type Stored =
  | { kind: string; id: string }
  | { offering: string }
  | { table: 'news' | 'blogs' | 'events' | 'trainings'; id: string };

function placeOf(of: Stored) {
  if ('offering' in of)
    return { table: 'offering_documents', where: sql`offering_id = ${of.offering}` };
  return 'kind' in of
    ? { table: 'content', where: sql`kind = ${of.kind} and id = ${of.id}` }
    : { table: of.table, where: sql`id = ${of.id}` };
}

export async function readFields(db: Kysely<Database>, of: Stored): Promise<Fields> {
  const { table, where } = placeOf(of);
  const { rows } = await sql<{ document: string }>`
    select document from ${sql.table(table)} where ${where}`.execute(db);
  expect(rows, JSON.stringify(of)).toHaveLength(1);
  return JSON.parse(rows[0]!.document) as Fields;
}

/** Sets fields of a document, or replaces it with what `change` returns. */
export async function setFields(
  db: Kysely<Database>,
  of: Stored,
  change: Fields | ((before: Fields) => Fields),
): Promise<void> {
  const { table, where } = placeOf(of);
  const before = await readFields(db, of);
  const after = typeof change === 'function' ? change(before) : { ...before, ...change };
  await sql`update ${sql.table(table)} set document = ${JSON.stringify(after)} where ${where}`.execute(
    db,
  );
}

/** Replaces the published exchange rates. */
export const changeRates = (
  db: Kysely<Database>,
  change: (rates: CurrencyRate[]) => CurrencyRate[],
): Promise<void> =>
  setFields(db, { kind: 'currencies', id: 'currencies' }, ({ currencies }) => ({
    currencies: change(currencies as CurrencyRate[]),
  }));

/** Removes all records of a kind. */
export async function removeKind(db: Kysely<Database>, kind: string): Promise<void> {
  await db.deleteFrom('content').where('kind', '=', kind).execute();
}
