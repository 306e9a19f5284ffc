/** Checks of statements and their parameters for the drivers of both databases. */
import type { CompiledQuery } from 'kysely';

/** Returns true for every statement that is not certainly a read. */
export function isWrite({ query, sql }: CompiledQuery): boolean {
  return query.kind !== 'SelectQueryNode' && !/^\s*(select|pragma|explain|vacuum)\b/i.test(sql);
}

/**
 * Returns the value of a query parameter as both databases store it: booleans are 0 or 1.
 * @throws TypeError when no column has a type for the value
 */
export function toStorable(value: unknown): string | number | bigint | Uint8Array | null {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'bigint' || value instanceof Uint8Array) return value;
  throw new TypeError(`a query parameter of type ${typeof value} cannot be stored`);
}
