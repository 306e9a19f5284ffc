/** Compares two written forms of a record, field by field. */
import type { Written } from './shape';

/** `field`: the path of a text, such as `budget[2].amount`. null: the record does not have the field. */
export type FieldChange = { field: string; before: string | null; after: string | null };

/** @param before the written form of the row. When it is null (an unreadable row), every field is a change. */
export function fieldChanges(before: Written | null, after: Written): FieldChange[] {
  const [old, now] = [flattened(before ?? undefined), flattened(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}

/** Returns the names of the changed top-level fields, such as `budget` for the path `budget[2].amount`. */
export const changedFields = (changes: readonly FieldChange[]): string[] => [
  ...new Set(changes.map(({ field }) => /^[^.[]+/.exec(field)?.[0] ?? field)),
];

/** Maps the path of each field, such as "budget[2].amount", to its text. */
function flattened(value: Written, field = ''): Map<string, string> {
  if (value === undefined) return new Map();
  if (typeof value === 'string') return new Map([[field, value]]);
  const inner = Array.isArray(value)
    ? value.map((item, at) => flattened(item, `${field}[${at + 1}]`))
    : Object.entries(value).map(([name, item]) =>
        flattened(item, field ? `${field}.${name}` : name),
      );
  return new Map(inner.flatMap((fields) => [...fields]));
}
