/** Reads JSON columns and fields of documents. SQL can have stored a value that this version cannot read. */
import type { LocalisedText } from '#domain/locales';

/**
 * Replaces the value of an unreadable column. No schema of the contract accepts a symbol, so the record is left out of
 * the reply (`http/records.ts`) and the reason is logged.
 */
const unreadable = (reason: string) => Symbol(reason);

/** Returns the reason why a column is unreadable, or null for a value that was read. */
export const unreadableReason = (value: unknown): string | null =>
  typeof value === 'symbol' ? (value.description ?? '') : null;

/** Returns a symbol, against its type, when the column is not valid JSON. Never throws. */
export function fromJson<Value>(column: string): Value {
  try {
    return JSON.parse(column) as Value;
  } catch (error) {
    // V8's message can quote the content, which a log must not.
    const [at = ''] = / at position \d+/.exec((error as Error).message) ?? [];
    return unreadable(`not valid JSON${at}`) as Value;
  }
}

/** Applies `map` to a document or a field of one. Returns a symbol when `map` cannot read it. Never throws. */
export function mapField<Field, Value>(field: Field, map: (field: Field) => Value): Value {
  try {
    return map(field);
  } catch (error) {
    return unreadable(`not of the right form (${(error as Error).name})`) as Value;
  }
}

export const textFrom = (column: string): LocalisedText => fromJson<LocalisedText>(column);
