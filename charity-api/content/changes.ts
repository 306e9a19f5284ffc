/** What an import adds, changes and withdraws, thing by thing and field by field. */
import type { Written } from './codec';
import type { Removal } from './kind';
import { fileNameOf, storedPicturesIn } from './pictures';

export type FieldChange = { field: string; before: string | null; after: string | null };

export type Change = { kind: string; id: string } & (
  | { what: 'added' }
  | { what: 'changed'; fields: FieldChange[] }
  | { what: 'withdrawn'; removal: Removal }
);

/** @param before null: it cannot be read, so all of it changes */
export function fieldChanges(before: Written | null, after: Written): FieldChange[] {
  const [old, now] = [flattened(before ?? undefined), flattened(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}

/** Pictures that have other bytes than before under the same name. */
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

/** "budget[2].amount" and its text. */
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

/** Lines for a person. */
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
            ? `${line} (orders refer to it: it is closed and hidden, and keeps its figures)`
            : line,
        ];
      case 'changed':
        return [line, ...change.fields.map(describeField)];
    }
  });
}

const MAX_SHOWN = 70;

function describeField({ field, before, after }: FieldChange): string {
  return `    ${field}: ${shown(before)} → ${shown(after)}`;
}

function shown(text: string | null): string {
  if (text === null) return '(nothing)';
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}…` : line;
}
