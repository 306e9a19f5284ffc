/** Columns that hold JSON. What is in them was written by us, from typed values. */
import type { LocalisedText } from '#domain/locales';

export function fromJson<Value>(column: string): Value {
  return JSON.parse(column) as Value;
}

/** A text that was kept in one language before, which then stands for all of them. */
export const textFromEither = (column: string): LocalisedText =>
  column.startsWith('{') ? textFrom(column) : { en: column, ar: '', tr: '', id: '' };

export const textFrom = (column: string): LocalisedText => fromJson<LocalisedText>(column);
