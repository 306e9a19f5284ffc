/** Kysely's SQLite driver with three habits of ours: the write lock first, patience with locks, safe parameters. */
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

/** libsql's connection, as far as it is used here. */
export type RawDatabase = SqliteDatabase & {
  readonly inTransaction: boolean;
  exec(sql: string): unknown;
};

const PAUSE_MS = 40;

export class LibsqlDialect extends SqliteDialect {
  /** @param patience how long a lock of another process is waited for, in milliseconds, before the caller is told to come back */
  constructor(
    private readonly raw: RawDatabase,
    private readonly patience: number,
  ) {
    super({ database: raw });
  }
  override createDriver(): Driver {
    return new LibsqlDriver(this.raw, this.patience);
  }
}

class LibsqlDriver extends SqliteDriver {
  constructor(
    private readonly raw: RawDatabase,
    private readonly patience: number,
  ) {
    super({ database: raw });
  }
  override async acquireConnection(): Promise<DatabaseConnection> {
    return new LibsqlConnection(await super.acquireConnection(), this.raw, this.patience);
  }
  override beginTransaction(): Promise<void> {
    return takeWriteLock(this.raw, this.patience);
  }
  override async commitTransaction(): Promise<void> {
    this.raw.exec('commit');
  }
  /** A full disk and the like have already rolled back. */
  override async rollbackTransaction(): Promise<void> {
    if (this.raw.inTransaction) this.raw.exec('rollback');
  }
}

class LibsqlConnection implements DatabaseConnection {
  constructor(
    private readonly inner: DatabaseConnection,
    private readonly raw: RawDatabase,
    private readonly patience: number,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const bound = { ...query, parameters: query.parameters.map(bindable) };
    if (this.raw.inTransaction || !writes(query)) return this.run<Row>(bound);
    await takeWriteLock(this.raw, this.patience);
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
    const bound = { ...query, parameters: query.parameters.map(bindable) };
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
 * Every change begins here, a single statement too. A transaction that reads first and writes later could
 * fail half-way; and a prepared statement that meets a lock stays unfinished inside libsql, after which the
 * connection reads an old snapshot for ever. `exec` finishes what it starts, so only `exec` may meet a lock.
 */
async function takeWriteLock(raw: RawDatabase, patience: number): Promise<void> {
  const giveUpAt = performance.now() + patience;
  for (;;) {
    try {
      raw.exec('begin immediate');
      return;
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (performance.now() >= giveUpAt) throw new ApiError('request.busy', { cause: error });
      await new Promise((resume) => setTimeout(resume, PAUSE_MS));
    }
  }
}

/** What is not surely a read is taken for a change. */
function writes({ query, sql }: CompiledQuery): boolean {
  return query.kind !== 'SelectQueryNode' && !/^\s*(select|pragma|explain|vacuum)\b/i.test(sql);
}

function isLocked(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^SQLITE_(BUSY|LOCKED)/.test(code);
}

/**
 * libsql binds every number as a real, and brings the whole process down on a boolean or a Date: whole
 * numbers go as integers, truth as 0 or 1, and anything else that SQLite has no type for is refused here.
 */
function bindable(value: unknown): unknown {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (value === null || typeof value === 'string' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`a query parameter of type ${typeof value} cannot be stored`);
}
