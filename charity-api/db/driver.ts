/** Kysely's SQLite driver: acquires the write lock first, retries while the database is locked, checks parameters. */
import {
  SqliteDialect,
  SqliteDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteDatabase,
} from 'kysely';
import { count } from '#contract/telemetry/metrics';
import { ApiError } from '../http/errors';
import { withStatementCache } from './statement-cache';
import { isWrite, toStorable } from './statements';

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
