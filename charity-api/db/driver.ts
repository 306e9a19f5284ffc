/** Kysely's SQLite driver: acquires the write lock first, retries while the database is locked, checks parameters. */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { count } from '#contract/telemetry/metrics';
import { ApiError } from '../http/errors';
import { isWrite, toStorable } from './statements';
import { LRUCache } from 'lru-cache';

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

/** The part of libsql's connection that this driver uses. */
export type RawDatabase = SqliteDatabase & {
  readonly open: boolean;
  readonly inTransaction: boolean;
  exec(sql: string): unknown;
};

/** In ms. A read waits this long, and blocks the process, while another process restores the file after a crash. */
export const BUSY_TIMEOUT_MS = 40;
const RETRY_DELAY_MS = 20;

export class LibsqlDialect extends SqliteDialect {
  /** @param lockTimeoutMs how long to wait for the lock of another process before `request.busy` is thrown, in ms */
  constructor(
    private readonly raw: RawDatabase,
    private readonly lockTimeoutMs: number,
  ) {
    super({ database: raw });
  }
  override createDriver(): Driver {
    return new LibsqlDriver(this.raw, this.lockTimeoutMs);
  }
}

class LibsqlDriver extends SqliteDriver {
  constructor(
    private readonly raw: RawDatabase,
    private readonly lockTimeoutMs: number,
  ) {
    super({ database: withStatementCache(raw) });
  }
  override async acquireConnection(): Promise<DatabaseConnection> {
    const inner = await super.acquireConnection();
    return new LibsqlConnection(inner, this.raw, () => this.acquireWriteLock());
  }
  override beginTransaction(): Promise<void> {
    return this.acquireWriteLock();
  }
  override async commitTransaction(): Promise<void> {
    this.raw.exec('commit');
  }
  /** SQLite has already rolled back after some errors, such as a full disk. */
  override async rollbackTransaction(): Promise<void> {
    if (isInTransaction(this.raw)) this.raw.exec('rollback');
  }

  /**
   * Acquires the write lock before every change, also before a single statement. A transaction that reads first and
   * writes later could fail half-way. A prepared statement that fails on a lock stays open inside libsql, and the
   * connection then reads an old snapshot forever. `exec` finishes its statement, so only `exec` may wait for a lock.
   * While it waits, other callers use the connection: reads need no lock, and several writes wait at the same time.
   * @throws ApiError request.busy when the lock is not free within `lockTimeoutMs`
   */
  private async acquireWriteLock(): Promise<void> {
    const deadline = performance.now() + this.lockTimeoutMs;
    for (;;) {
      try {
        beginImmediate(this.raw);
        return;
      } catch (error) {
        if (!isLocked(error)) throw error;
        if (performance.now() >= deadline) throw busy(error);
      }
      count('database_busy_total', { result: 'waited' });
      await this.releaseConnection();
      await new Promise((resume) => setTimeout(resume, RETRY_DELAY_MS));
      await super.acquireConnection();
    }
  }
}

class LibsqlConnection implements DatabaseConnection {
  constructor(
    private readonly inner: DatabaseConnection,
    private readonly raw: RawDatabase,
    private readonly acquireWriteLock: () => Promise<void>,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const bound = { ...query, parameters: query.parameters.map(toBindable) };
    if (isInTransaction(this.raw) || !isWrite(query)) return this.run<Row>(bound);
    await this.acquireWriteLock();
    try {
      const result = await this.run<Row>(bound);
      this.raw.exec('commit');
      return result;
    } catch (error) {
      if (isInTransaction(this.raw)) this.raw.exec('rollback');
      throw error;
    }
  }

  streamQuery<Row>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<Row>> {
    const bound = { ...query, parameters: query.parameters.map(toBindable) };
    return this.inner.streamQuery<Row>(bound, size);
  }

  private async run<Row>(bound: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return await this.inner.executeQuery<Row>(bound);
    } catch (error) {
      throw isLocked(error) ? busy(error) : error;
    }
  }
}

/** libsql aborts the process when it is asked for the transaction of a closed connection. */
export function isInTransaction(raw: Pick<RawDatabase, 'open' | 'inTransaction'>): boolean {
  return raw.open && raw.inTransaction;
}

/** Fails at once while another process has the write lock. SQLite's own waiting would block the process. */
function beginImmediate(raw: RawDatabase): void {
  raw.exec('pragma busy_timeout = 0');
  try {
    raw.exec('begin immediate');
  } finally {
    raw.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
  }
}

function busy(cause: unknown): ApiError {
  count('database_busy_total', { result: 'failed' });
  return new ApiError('request.busy', { cause });
}

function isLocked(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^SQLITE_(BUSY|LOCKED)/.test(code);
}

/** libsql binds every number as a real, and crashes the process on a boolean. Integers therefore become bigints. */
function toBindable(value: unknown): unknown {
  const stored = toStorable(value);
  return Number.isSafeInteger(stored) ? BigInt(stored as number) : stored;
}
