/** A connection for Kysely: transactions, and errors that callers understand. */
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { Pool, PoolClient, QueryArrayResult } from 'pg';
import { seconds } from '#domain/time/durations';
import { ApiError } from '../../http/errors';
import { isWrite, toStorable } from '../statements';
import { isAnswer, isConnectionLost, isReadTimeout, toBusy } from './errors';

/**
 * In ms. PostgreSQL ends a transaction, and releases its locks, when its process sends nothing for this time: the
 * machine of the process may have lost its power.
 */
const ABANDONED_AFTER_MS = seconds(60);

/** How long a transaction waits for a lock before `request.busy` is thrown. It can change. */
export type Waiting = { lockTimeoutMs: number };

/** A connection of Kysely. It gets a client of the pool with its first statement. */
export class PostgresConnection implements DatabaseConnection {
  private client: PoolClient | undefined;
  private failure: Error | undefined;
  private isInTransaction = false;
  /** The statements that begin the transaction, until its first one is sent. */
  private unsent = '';
  private running = 0;
  private isClosed = false;

  constructor(
    private readonly pool: Pool,
    private readonly waiting: Waiting,
  ) {}

  /**
   * Begins a transaction with its first statement, in one message when that has no values. Its settings end with it: a
   * pooler between the API and PostgreSQL may share connections.
   */
  begin(): void {
    this.isInTransaction = true;
    this.unsent =
      `begin isolation level read committed; set local lock_timeout = ${this.waiting.lockTimeoutMs}; ` +
      `set local idle_in_transaction_session_timeout = ${ABANDONED_AFTER_MS}; `;
  }

  private async sendInside(text: string, values: unknown[]): Promise<QueryArrayResult> {
    const begin = this.unsent;
    this.unsent = '';
    if (begin && values.length === 0) {
      const results: unknown = await this.sendAgainOnce(begin + text);
      return (results as QueryArrayResult[]).at(-1)!;
    }
    if (begin) await this.sendAgainOnce(begin);
    return this.send(text, values);
  }

  /**
   * Ends the transaction.
   * @throws ApiError server.failed when the connection is lost during the commit. The rows may be stored, or not
   */
  async end(how: 'commit' | 'rollback'): Promise<void> {
    try {
      if (how === 'commit' && !this.unsent) await this.commit();
      // PostgreSQL has rolled back when the connection is lost.
      else if (this.client && !this.failure) await this.send(how);
    } catch (error) {
      // The connection may still have its transaction, and the lock with it.
      this.failure ??= error as Error;
      throw error;
    } finally {
      this.isInTransaction = false;
      this.unsent = '';
    }
  }

  private async commit(): Promise<void> {
    // Lost before the commit was sent: nothing is stored.
    if (this.failure) throw toBusy(this.failure);
    const { command } = await this.store('commit');
    // PostgreSQL answers a commit with ROLLBACK, and without an error, after a statement has failed.
    if (command !== 'COMMIT')
      throw new Error(`PostgreSQL did not commit (${command}): a statement failed before`);
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const values = query.parameters.map(toStorable).map(toPostgres);
    const { command, rowCount, rows } = this.isInTransaction
      ? await this.sendInside(query.sql, values)
      : await (isWrite(query)
          ? this.store(query.sql, values)
          : this.sendAgainOnce(query.sql, values));
    return {
      rows: (rows ?? []) as Row[],
      ...(CHANGES.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }),
    };
  }

  // eslint-disable-next-line require-yield -- nothing in the API streams
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    await Promise.reject(new Error('this driver does not stream'));
  }

  release(): void {
    this.isInTransaction = false;
    this.releaseClient();
  }

  /** Closes the connection when its statement or transaction has ended. Later statements fail. */
  close(): void {
    this.isClosed = true;
    if (this.running > 0 || this.isInTransaction) return;
    this.failure ??= new Error('the database is closed');
    this.releaseClient();
  }

  private releaseClient(): void {
    this.client?.off('error', this.onError);
    // A connection with an error is closed instead of returned to the pool.
    this.client?.release(this.failure);
    this.client = undefined;
    this.failure = undefined;
  }

  /** For statements that change nothing: a connection of the pool may have ended, for example by a restart. */
  private async sendAgainOnce(text: string, values?: unknown[]) {
    try {
      return await this.send(text, values);
    } catch (error) {
      // A server that does not respond, or accepts no connection, would make the caller wait twice.
      if (!this.failure || !this.client || isReadTimeout(this.failure)) throw error;
      this.releaseClient();
      return this.send(text, values);
    }
  }

  /** @throws ApiError server.failed when the connection is lost meanwhile. The rows may be stored, or not */
  private async store(text: string, values?: unknown[]) {
    return this.send(text, values).catch((error: unknown) => {
      // An answer of the server, such as that of a replica, says that nothing was stored.
      if (!this.failure || !this.client || isAnswer(this.failure)) throw error;
      // Its message, unlike that of request.busy, does not say that nothing was saved.
      throw new ApiError('server.failed', { cause: this.failure });
    });
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
