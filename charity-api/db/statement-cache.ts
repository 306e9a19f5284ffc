/** Keeps prepared statements of a SQLite connection, because SQLite takes longer to prepare a statement than to run it. */
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** `reader`: the statement returns rows. libsql finds this out anew at each read of its own property. */
type Prepared = { statement: SqliteStatement; reader: boolean };

/** Enough for the statements of all pages. A list of another length in a condition is another statement. */
const MAX_KEPT = 300;
/** Other statements, such as those of migrations, run once. SQLite prepares kept ones again after they have changed a table. */
const KEPT = /^\s*(?:select|insert|update|delete|with)\b/i;

/**
 * Returns the database with a cache of its prepared statements.
 *
 * A statement is not in the cache while it runs. A statement that fails, and one whose rows are read one by one, do not
 * return to it: libsql could leave them open.
 */
export function withStatementCache<Database extends SqliteDatabase>(
  database: Database,
): SqliteDatabase {
  const kept = new Map<string, Prepared>();

  function keep(sql: string, prepared: Prepared): void {
    if (!KEPT.test(sql)) return;
    // Inserted again at the end, so that the first one is the one that was not used for the longest time.
    kept.set(sql, prepared);
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
  }

  return {
    prepare(sql) {
      const prepared = kept.get(sql) ?? readerOf(database.prepare(sql));
      kept.delete(sql);
      const { statement, reader } = prepared;
      return {
        reader,
        all(parameters) {
          const rows = statement.all(parameters);
          keep(sql, prepared);
          return rows;
        },
        run(parameters) {
          const result = statement.run(parameters);
          keep(sql, prepared);
          return result;
        },
        iterate: (parameters) => statement.iterate(parameters),
      };
    },
    close() {
      kept.clear();
      database.close();
    },
  };
}

const readerOf = (statement: SqliteStatement): Prepared => ({
  statement,
  reader: statement.reader,
});
