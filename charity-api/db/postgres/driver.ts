/** Kysely's driver for PostgreSQL: one writer at a time in all processes, reads from a pool, values as SQLite has them. */
import {
  PostgresAdapter,
  PostgresIntrospector,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
} from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '../tables';
import { PostgresCompiler } from './compiler';
import { PostgresConnection, Turns, type Waiting } from './connection';

export class PostgresDialect implements Dialect {
  constructor(
    private readonly pool: Pool,
    private readonly waiting: Waiting,
  ) {}
  createDriver(): Driver {
    return new PostgresDriver(this.pool, this.waiting);
  }
  createQueryCompiler(): QueryCompiler {
    return new PostgresCompiler();
  }
  createAdapter(): DialectAdapter {
    return new PostgresAdapter();
  }
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- Kysely's interface
  createIntrospector(db: Kysely<any>): DatabaseIntrospector {
    return new PostgresIntrospector(db);
  }
}

class PostgresDriver implements Driver {
  private readonly turns = new Turns();
  private readonly inUse = new Set<PostgresConnection>();
  constructor(
    private readonly pool: Pool,
    private readonly waiting: Waiting,
  ) {}
  init(): Promise<void> {
    return Promise.resolve();
  }
  acquireConnection(): Promise<DatabaseConnection> {
    const connection = new PostgresConnection(this.pool, this.turns, this.waiting);
    this.inUse.add(connection);
    return Promise.resolve(connection);
  }
  beginTransaction(connection: DatabaseConnection): Promise<void> {
    return (connection as PostgresConnection).begin();
  }
  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return (connection as PostgresConnection).end('commit');
  }
  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return (connection as PostgresConnection).end('rollback');
  }
  releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as PostgresConnection).release();
    this.inUse.delete(connection as PostgresConnection);
    return Promise.resolve();
  }
  /** Returns after the running statements and transactions. Does not wait for the work that a lock protects. */
  destroy(): Promise<void> {
    for (const connection of this.inUse) connection.close();
    return this.pool.end();
  }
}

/** Ends the session of `db.connection()` with its release, so that its locks end too. */
export const discardConnection = (holder: Db, reason: Error): Promise<void> =>
  holder.getExecutor().provideConnection((connection) => {
    (connection as PostgresConnection).discard(reason);
    return Promise.resolve();
  });
