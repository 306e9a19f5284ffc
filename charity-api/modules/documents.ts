/** Reads records of content that are stored as JSON documents, and pages of short lists of them. */
import { sql, type Expression, type RawBuilder } from 'kysely';
import { jsonText } from '../db/dialect';
import { mapField, unreadableReason } from '../db/json';
import type { Db } from '../db/tables';
import { countRows, type Page, type Paged } from './page';

/**
 * The fields of a content kind. The reply to a request has only those of the contract, which also checks their form
 * (http/records.ts).
 */
export type Document<Fields> = Fields & { id: string };

type View<Fields, Shown> = (document: Document<Fields>) => Shown;

/** Returns the record of a row. If it is unreadable, returns one that no schema accepts, so that it is left out. */
export function documentOf<Fields, Shown = Document<Fields>>(
  { id, document }: { id: string; document: string },
  view: View<Fields, Shown> = (read) => read as Shown,
): Shown {
  const shown = mapField(document, (json) => view({ ...(JSON.parse(json) as Fields), id }));
  return unreadableReason(shown) === null ? shown : ({ id, document: shown } as Shown);
}

const ofKind = (db: Db, kind: string) => db.selectFrom('content').where('kind', '=', kind);

const inOrder = (db: Db, kind: string) =>
  ofKind(db, kind).select(['id', 'document']).orderBy('position').orderBy('id');

/** Returns one page in the order of the charity, and the number of all records that fulfil `where`. */
export async function pageOfDocuments<Fields, Shown = Document<Fields>>(
  db: Db,
  kind: string,
  { offset, limit }: Page,
  { where = TRUE, view }: { where?: RawBuilder<boolean>; view?: View<Fields, Shown> } = {},
): Promise<Paged<Shown>> {
  const total = await countRows(ofKind(db, kind).where(where));
  const rows = await inOrder(db, kind).where(where).limit(limit).offset(offset).execute();
  return { total, data: rows.map((row) => documentOf(row, view)) };
}

/** Returns all records of a short list that fulfil `where`, in the order of the charity. */
export async function allDocuments<Fields>(
  db: Db,
  kind: string,
  where = TRUE,
): Promise<Document<Fields>[]> {
  const rows = await inOrder(db, kind).where(where).execute();
  return rows.map((row) => documentOf<Fields>(row));
}

export async function findDocument<Fields, Shown = Document<Fields>>(
  db: Db,
  kind: string,
  id: string,
  view?: View<Fields, Shown>,
): Promise<Shown | undefined> {
  const row = await inOrder(db, kind).where('id', '=', id).executeTakeFirst();
  return row && documentOf(row, view);
}

const TRUE = sql<boolean>`true`;

/** SQL: the query returns the id of the record. @param query of one column */
export const isIn = (query: Expression<unknown>): RawBuilder<boolean> =>
  sql<boolean>`id in ${query}`;

/** SQL: the field has the value. Without a value, true. */
export const fieldIs = (field: string, value: string | undefined): RawBuilder<boolean> =>
  value === undefined ? TRUE : sql<boolean>`${jsonText(sql.ref('document'), field)} = ${value}`;
