/** Kysely's SQL for PostgreSQL, with the order of SQLite, where null comes before every value. */
import {
  OperatorNode,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  RawNode,
  ValueListNode,
  type BinaryOperationNode,
  type OrderByItemNode,
} from 'kysely';
import type { NodeByDialect } from '../dialect';

export class PostgresCompiler extends PostgresQueryCompiler {
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
