/** Columns that hold JSON. What is in them was written by us, from typed values. */
import type { LocalisedText } from '#domain/locales';

export function fromJson<Value>(column: string): Value {
  return JSON.parse(column) as Value;
}

export const textFrom = (column: string): LocalisedText => fromJson<LocalisedText>(column);
