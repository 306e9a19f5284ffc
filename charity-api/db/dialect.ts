/**
 * SQL that SQLite and PostgreSQL write differently: one function for each concept. All other queries are valid in both.
 */
import { createHash } from 'node:crypto';
import {
  ExpressionWrapper,
  PostgresAdapter,
  sql,
  type Expression,
  type RawBuilder,
  type RawNode,
} from 'kysely';
import type { Database, Db } from './tables';

export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** A raw node that PostgreSQL compiles from its `postgres` instead (postgres/driver.ts). */
export type NodeByDialect = RawNode & { postgres?: RawNode };

type Fragment<Value> = ExpressionWrapper<Database, never, Value>;

/** Returns SQL that each database compiles in its own form. */
function byDialect<Value>(sqlite: RawBuilder<Value>, postgres: RawBuilder<Value>): Fragment<Value> {
  const node: NodeByDialect = {
    ...(sqlite.toOperationNode() as RawNode),
    postgres: postgres.toOperationNode() as RawNode,
  };
  return new ExpressionWrapper(node);
}

/**
 * At the end of a query in a transaction: no other transaction changes the found rows until this one ends. The query
 * waits, and then finds the rows as the other transaction has stored them.
 */
export const locked = byDialect(sql``, sql`for no key update`);

/** The advisory locks of names have this number. No other program may use it in the same database. */
const NAMES = 730_002;

/** Like `locked`, for decisions without a row: no other transaction that locks one of the names runs until this one ends. */
export async function lockNames(tx: Db, names: readonly string[]): Promise<void> {
  if (!isPostgres(tx) || names.length === 0) return;
  const keys = names.map((name) => createHash('sha256').update(name).digest().readInt32BE());
  // In one order, so that two transactions cannot wait for each other. Without values, so that the first statement of a
  // transaction is sent together with its begin.
  const text = `select pg_advisory_xact_lock(${NAMES}, key) from unnest(array[${keys.sort()}]) as key`;
  await sql.raw(text).execute(tx);
}

/** The larger one of two numbers. */
export const larger = (one: Expression<unknown>, other: number): Fragment<number> =>
  byDialect(sql<number>`max(${one}, ${other})`, sql<number>`greatest(${one}, ${other})`);

/** The column contains the text, with the same case. */
export const includes = (column: Expression<unknown>, text: string): Fragment<boolean> =>
  byDialect(sql<boolean>`instr(${column}, ${text}) > 0`, sql`strpos(${column}, ${text}) > 0`);

/** The operator LIKE, which ignores the case of ASCII letters. */
export const likeInAnyCase = byDialect(sql`like`, sql`ilike`);

/**
 * PostgreSQL cannot read these escapes of JSON: NUL, and surrogates, which `JSON.stringify` escapes only without their
 * other half. The first group is every other escape, such as a backslash before "u0000".
 */
const UNREADABLE_ESCAPES = String.raw`(\\[^u])|\\u(0000|[dD][89a-fA-F]..)`;

/** The text of a field of a JSON object. null when the column is null or no object. Never fails. */
export const jsonText = (column: Expression<unknown>, field: string): Fragment<string | null> =>
  byDialect(
    sql<
      string | null
    >`case when json_valid(${column}) then json_extract(${column}, ${sql.lit(`$.${field}`)}) end`,
    sql`case when ${column} like '{%' then
      regexp_replace(${column}, ${sql.lit(UNREADABLE_ESCAPES)}, '\\1', 'g')::jsonb ->> ${sql.lit(field)} end`,
  );

/** The texts of a list as rows of a table with one column `value`. */
export const rowsOfTexts = (texts: readonly string[], alias: string): Fragment<{ value: string }> =>
  byDialect(
    sql`json_each(${JSON.stringify(texts)}) as ${sql.ref(alias)}`,
    sql`jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) as ${sql.ref(alias)} (value)`,
  );

/** Returns true when a row breaks a constraint of the database, such as a unique column. */
export function isConstraintViolation(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^(SQLITE_CONSTRAINT|23...$)/.test(code);
}

/** Runs work in a savepoint: a failure undoes only this work, and not the whole transaction. */
export async function inSavepoint<Result>(tx: Db, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint step`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint step`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint step`.execute(tx);
    await sql`release savepoint step`.execute(tx);
    throw error;
  }
}
