/** Caches prepared statements of a SQLite connection, because preparing one takes longer than running it. */
import { LRUCache } from 'lru-cache';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** `reader`: the statement returns rows. libsql computes its own property from the columns at each read. */
type Prepared = { statement: SqliteStatement; reader: boolean };

/** Enough for the statements of all pages. A list of another length in a condition is another statement. */
const MAX_CACHED = 300;
/** A pragma or a change of the schema runs once. After a change of the schema, SQLite prepares cached statements again. */
const CACHEABLE = /^\s*(?:select|insert|update|delete|with)\b/i;

/**
 * Returns the database with a cache of its prepared statements.
 *
 * A statement is not in the cache while it runs. A statement that fails, and one whose rows are read one by one, do not
 * return to it: libsql could leave them open.
 */
export function withStatementCache<Database extends SqliteDatabase>(
  database: Database,
): SqliteDatabase {
  const cached = new LRUCache<string, Prepared>({ max: MAX_CACHED });

  function addToCache(sql: string, prepared: Prepared): void {
    if (CACHEABLE.test(sql)) cached.set(sql, prepared);
  }

  return {
    prepare(sql) {
      const prepared = cached.get(sql) ?? readerOf(database.prepare(sql));
      cached.delete(sql);
      const { statement, reader } = prepared;
      return {
        reader,
        all(parameters) {
          const rows = statement.all(parameters);
          addToCache(sql, prepared);
          return rows;
        },
        run(parameters) {
          const result = statement.run(parameters);
          addToCache(sql, prepared);
          return result;
        },
        iterate: (parameters) => statement.iterate(parameters),
      };
    },
    /** libsql closes the file when its last statement is garbage-collected. */
    close() {
      cached.clear();
      database.close();
    },
  };
}

const readerOf = (statement: SqliteStatement): Prepared => ({
  statement,
  reader: statement.reader,
});
