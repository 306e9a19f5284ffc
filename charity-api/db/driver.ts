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
import { ApiError } from '../http/errors';

/** The part of libsql's connection that this driver uses. */
export type RawDatabase = SqliteDatabase & {
  readonly inTransaction: boolean;
  exec(sql: string): unknown;
};

const RETRY_DELAY_MS = 40;

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
    super({ database: raw });
  }
  override async acquireConnection(): Promise<DatabaseConnection> {
    return new LibsqlConnection(await super.acquireConnection(), this.raw, this.lockTimeoutMs);
  }
  override beginTransaction(): Promise<void> {
    return acquireWriteLock(this.raw, this.lockTimeoutMs);
  }
  override async commitTransaction(): Promise<void> {
    this.raw.exec('commit');
  }
  /** SQLite has already rolled back after some errors, such as a full disk. */
  override async rollbackTransaction(): Promise<void> {
    if (this.raw.inTransaction) this.raw.exec('rollback');
  }
}

class LibsqlConnection implements DatabaseConnection {
  constructor(
    private readonly inner: DatabaseConnection,
    private readonly raw: RawDatabase,
    private readonly lockTimeoutMs: number,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const bound = { ...query, parameters: query.parameters.map(toBindable) };
    if (this.raw.inTransaction || !isWrite(query)) return this.run<Row>(bound);
    await acquireWriteLock(this.raw, this.lockTimeoutMs);
    try {
      const result = await this.run<Row>(bound);
      this.raw.exec('commit');
      return result;
    } catch (error) {
      if (this.raw.inTransaction) this.raw.exec('rollback');
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
      throw isLocked(error) ? new ApiError('request.busy', { cause: error }) : error;
    }
  }
}

/**
 * Acquires the write lock before every change, also before a single statement. A transaction that reads first and
 * writes later could fail half-way. A prepared statement that fails on a lock stays open inside libsql, and the
 * connection then reads an old snapshot forever. `exec` finishes its statement, so only `exec` may wait for a lock.
 * @throws ApiError request.busy when the lock is not free within `lockTimeoutMs`
 */
async function acquireWriteLock(raw: RawDatabase, lockTimeoutMs: number): Promise<void> {
  const deadline = performance.now() + lockTimeoutMs;
  for (;;) {
    try {
      raw.exec('begin immediate');
      return;
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (performance.now() >= deadline) throw new ApiError('request.busy', { cause: error });
      await new Promise((resume) => setTimeout(resume, RETRY_DELAY_MS));
    }
  }
}

/** Returns true for every statement that is not certainly a read. */
function isWrite({ query, sql }: CompiledQuery): boolean {
  return query.kind !== 'SelectQueryNode' && !/^\s*(select|pragma|explain|vacuum)\b/i.test(sql);
}

function isLocked(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^SQLITE_(BUSY|LOCKED)/.test(code);
}

/**
 * Converts a query parameter to a type that libsql can bind. libsql binds every number as a real, and crashes the
 * process on a boolean or a Date. Integers therefore become bigints, and booleans 0 or 1.
 * @throws TypeError when SQLite has no type for the value
 */
function toBindable(value: unknown): unknown {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (value === null || typeof value === 'string' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`a query parameter of type ${typeof value} cannot be stored`);
}
