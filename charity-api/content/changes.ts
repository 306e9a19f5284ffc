/** Lists the changes that an import makes: items that are added, changed (field by field) or withdrawn. */
import type { Written } from './codec';
import type { Removal } from './kind';
import { fileNameOf, storedPicturesIn } from './pictures';

export type FieldChange = { field: string; before: string | null; after: string | null };

export type Change = { kind: string; id: string } & (
  | { what: 'added' }
  | { what: 'changed'; fields: FieldChange[] }
  | { what: 'withdrawn'; removal: Removal }
);

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

/** Returns a change for each picture whose bytes differ from those stored under the same name. */
export function pictureChanges(before: unknown, after: unknown): FieldChange[] {
  const stored = new Map(storedPicturesIn(before).map((path) => [fileNameOf(path), path]));
  return [...new Set(storedPicturesIn(after))].flatMap((path) => {
    const name = fileNameOf(path)!;
    const old = stored.get(name);
    return old && old !== path
      ? [{ field: name, before: 'the picture of the last import', after: 'another picture' }]
      : [];
  });
}

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

const MARKS = { added: '+', changed: '~', withdrawn: '-' } as const;

/** Returns the changes as lines of text, as the content command prints them. */
export function describeChanges(changes: readonly Change[]): string[] {
  return changes.flatMap((change) => {
    const name = change.kind === change.id ? change.kind : `${change.kind}/${change.id}`;
    const line = `${MARKS[change.what]} ${name}`;
    switch (change.what) {
      case 'added':
        return [line];
      case 'withdrawn':
        return [
          change.removal === 'hidden'
            ? `${line} (orders or applications refer to it: it is closed and hidden, and keeps its figures)`
            : line,
        ];
      case 'changed':
        return [line, ...change.fields.map(describeField)];
    }
  });
}

/** Characters of a field that a change prints. */
const MAX_SHOWN = 70;

function describeField({ field, before, after }: FieldChange): string {
  return `    ${field}: ${shorten(before)} → ${shorten(after)}`;
}

function shorten(text: string | null): string {
  if (text === null) return '(nothing)';
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}…` : line;
}
