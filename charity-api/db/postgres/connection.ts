/** A connection for Kysely: one writer at a time in all processes, and errors that callers understand. */
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { count } from '#contract/telemetry/metrics';
import { seconds } from '#domain/time/durations';
import { ApiError } from '../../http/errors';
import { isWrite, toStorable } from '../statements';
import { isConnectionLost, isReadTimeout, toBusy } from './errors';

/** Keys of the advisory locks. They are arbitrary numbers that no other program may use in the same database. */
export const LOCKS = { write: 730_001, jobs: 730_002, start: 730_003 } as const;

/** Returns `waited` 1 when another transaction had the lock. */
const LOCK_FOR_WRITING = `select case when pg_try_advisory_xact_lock(${LOCKS.write}) then 0
  else (select count(*) from pg_advisory_xact_lock(${LOCKS.write})) end as waited`;

/**
 * In ms. PostgreSQL ends a transaction, and releases its lock, when its process sends nothing for this time: the
 * machine of the process may have lost its power.
 */
const ABANDONED_AFTER_MS = seconds(60);

/** How long a writer waits for the writers of other processes before `request.busy` is thrown. It can change. */
export type Waiting = { lockTimeoutMs: number };

/**
 * A connection of Kysely. It gets a client of the pool with its first statement: writers wait for their turn without
 * a client, so that readers can use it meanwhile.
 */
export class PostgresConnection implements DatabaseConnection {
  private client: PoolClient | undefined;
  private failure: Error | undefined;
  private endTurn: (() => void) | undefined;
  private running = 0;
  private isClosed = false;

  constructor(
    private readonly pool: Pool,
    private readonly turns: Turns,
    private readonly waiting: Waiting,
  ) {}

  /**
   * Begins a transaction and waits for the write lock. The lock makes transactions run one after the other, as with
   * SQLite, so that a transaction can read, decide and write. The settings end with the transaction: a pooler between
   * the API and PostgreSQL may share connections.
   */
  async begin(): Promise<void> {
    const blockedBefore = this.turns.blockedMs;
    this.endTurn = await this.turns.wait();
    const { lockTimeoutMs } = this.waiting;
    // 0 would be no timeout.
    const remainingMs = Math.max(1, lockTimeoutMs - (this.turns.blockedMs - blockedBefore));
    const begun = performance.now();
    const blocked = () => (this.turns.blockedMs += performance.now() - begun);
    try {
      // `pg` returns a list for several statements.
      const results = (await this.sendAgainOnce(
        `begin; set local lock_timeout = ${Math.ceil(remainingMs)}; ` +
          `set local idle_in_transaction_session_timeout = ${ABANDONED_AFTER_MS}; ` +
          `${LOCK_FOR_WRITING}; set local lock_timeout = 0`,
      )) as unknown as { rows: { waited?: number }[] }[];
      if (results.some(({ rows }) => rows[0]?.waited === 1)) {
        blocked();
        count('database_busy_total', { result: 'waited' });
      }
    } catch (error) {
      blocked();
      await this.end('rollback').catch(() => undefined);
      throw error;
    }
  }

  /**
   * Ends the transaction and the turn of this writer.
   * @throws ApiError server.failed when the connection is lost during the commit. The rows may be stored, or not
   */
  async end(how: 'commit' | 'rollback'): Promise<void> {
    try {
      if (how === 'commit') await this.commit();
      // PostgreSQL has rolled back when the connection is lost.
      else if (this.client && !this.failure) await this.send(how);
    } catch (error) {
      // The connection may still have its transaction, and the lock with it.
      this.failure ??= error as Error;
      throw error;
    } finally {
      this.endTurn?.();
      this.endTurn = undefined;
    }
  }

  private async commit(): Promise<void> {
    // Lost before the commit was sent: nothing is stored.
    if (this.failure) throw toBusy(this.failure);
    const { command } = await this.send('commit').catch((error: unknown) => {
      if (!this.failure) throw error;
      // Its message, unlike that of request.busy, does not say that nothing was saved.
      throw new ApiError('server.failed', { cause: this.failure });
    });
    // PostgreSQL answers a commit with ROLLBACK, and without an error, after a statement has failed.
    if (command !== 'COMMIT')
      throw new Error(`PostgreSQL did not commit (${command}): a statement failed before`);
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.endTurn || !isWrite(query)) return this.run<Row>(query);
    await this.begin();
    try {
      const result = await this.run<Row>(query);
      await this.end('commit');
      return result;
    } catch (error) {
      if (this.endTurn) await this.end('rollback').catch(() => undefined);
      throw error;
    }
  }

  // eslint-disable-next-line require-yield -- nothing in the API streams
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    await Promise.reject(new Error('this driver does not stream'));
  }

  release(): void {
    this.endTurn?.();
    this.endTurn = undefined;
    this.releaseClient();
  }

  /** Closes the connection when its statement or transaction has ended. Later statements fail. */
  close(): void {
    this.isClosed = true;
    if (this.running > 0 || this.endTurn) return;
    this.failure ??= new Error('the database is closed');
    this.releaseClient();
  }

  /** Closes the connection at its release, instead of returning it to the pool. */
  discard(reason: Error): void {
    this.failure ??= reason;
  }

  private releaseClient(): void {
    this.client?.off('error', this.onError);
    // A connection with an error is closed instead of returned to the pool.
    this.client?.release(this.failure);
    this.client = undefined;
    this.failure = undefined;
  }

  private async run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const values = query.parameters.map(toStorable).map(toPostgres);
    const { command, rowCount, rows } = this.endTurn
      ? await this.send(query.sql, values)
      : await this.sendAgainOnce(query.sql, values);
    return {
      rows: (rows ?? []) as Row[],
      ...(CHANGES.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }),
    };
  }

  /** For statements that change nothing: a connection of the pool may have ended, for example by a restart. */
  private async sendAgainOnce(text: string, values?: unknown[]) {
    try {
      return await this.send(text, values);
    } catch (error) {
      // A server that no longer responds would make the caller wait twice.
      if (!this.failure || isReadTimeout(this.failure)) throw error;
      this.releaseClient();
      return this.send(text, values);
    }
  }

  private async send(text: string, values?: unknown[]) {
    this.running += 1;
    try {
      const client = await this.connect();
      return await client.query({ text, ...(values && { values }) });
    } catch (error) {
      if (isConnectionLost(error)) this.failure ??= error as Error;
      throw toBusy(error);
    } finally {
      this.running -= 1;
      if (this.isClosed) this.close();
    }
  }

  private async connect(): Promise<PoolClient> {
    if (this.failure) throw this.failure;
    if (!this.client) {
      this.client = await this.pool.connect();
      this.client.on('error', this.onError);
    }
    return this.client;
  }

  /** Without a listener, the end of a connection would end the process. The next statement reports the failure. */
  private readonly onError = (error: Error): void => {
    this.failure ??= error;
  };
}

/** PostgreSQL stores no NUL in a text. */
export const toPostgres = <Value>(value: Value) =>
  typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value;

const CHANGES: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** Lets the writers of this process run one after the other, in their order. */
export class Turns {
  private last: Promise<void> = Promise.resolve();
  /**
   * Time in which writers of this process have waited for other processes, in ms. A writer that waits for its turn waits
   * for the other process too, so that all of them are rejected together and not one after another.
   */
  blockedMs = 0;

  /** Returns a function that ends the turn. */
  async wait(): Promise<() => void> {
    const before = this.last;
    let end = () => {};
    this.last = new Promise((done) => (end = done));
    await before;
    return end;
  }
}
