/** Kysely's driver for PostgreSQL: transactions, connections of a pool, and values as SQLite has them. */
import {
  PostgresAdapter,
  PostgresIntrospector,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  OperatorNode,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  RawNode,
  ValueListNode,
  type BinaryOperationNode,
  type OrderByItemNode,
} from 'kysely';
import type { Pool } from 'pg';
import { PostgresConnection, type Waiting } from './connection';
import type { NodeByDialect } from '../dialect';

export const postgresDialect = (pool: Pool, waiting: Waiting): Dialect => ({
  createDriver: () => new PostgresDriver(pool, waiting),
  createQueryCompiler: () => new PostgresCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
});

class PostgresDriver implements Driver {
  private readonly inUse = new Set<PostgresConnection>();
  constructor(
    private readonly pool: Pool,
    private readonly waiting: Waiting,
  ) {}
  init(): Promise<void> {
    return Promise.resolve();
  }
  acquireConnection(): Promise<DatabaseConnection> {
    const connection = new PostgresConnection(this.pool, this.waiting);
    this.inUse.add(connection);
    return Promise.resolve(connection);
  }
  beginTransaction(connection: DatabaseConnection): Promise<void> {
    return Promise.resolve((connection as PostgresConnection).begin());
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
  /** Returns after the running statements and transactions. */
  destroy(): Promise<void> {
    for (const connection of this.inUse) connection.close();
    return this.pool.end();
  }
}

/** Kysely's SQL for PostgreSQL, with the order of SQLite, where null comes before every value. */
class PostgresCompiler extends PostgresQueryCompiler {
  protected override visitRaw(node: NodeByDialect): void {
    super.visitRaw(node.postgres ?? node);
  }

  /** SQLite accepts an empty list, which contains no value. */
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const list = node.rightOperand;
    const isEmpty =
      (PrimitiveValueListNode.is(list) || ValueListNode.is(list)) && list.values.length === 0;
    if (!isEmpty) super.visitBinaryOperation(node);
    else {
      const operator = OperatorNode.is(node.operator) ? node.operator.operator : 'in';
      this.append(operator === 'not in' ? 'true' : 'false');
    }
  }

  protected override visitOrderByItem(node: OrderByItemNode): void {
    super.visitOrderByItem(node);
    // A raw expression may contain its direction.
    if (node.nulls || (!node.direction && RawNode.is(node.orderBy))) return;
    const isDescending =
      node.direction && RawNode.is(node.direction) && node.direction.sqlFragments[0] === 'desc';
    this.append(isDescending ? ' nulls last' : ' nulls first');
  }
}
