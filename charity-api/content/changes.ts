/** Lists the changes that an import makes: items that are added, changed (field by field) or withdrawn. */
import type { FieldChange } from '#domain/content/changes';
import type { Removal } from './kind';
import { fileNameOf, storedPicturesIn } from './pictures';

export type Change = { kind: string; id: string } & (
  | { what: 'added' }
  | { what: 'changed'; fields: FieldChange[] }
  | { what: 'withdrawn'; removal: Removal }
);

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

const MAX_SHOWN = 70;

function describeField({ field, before, after }: FieldChange): string {
  return `    ${field}: ${shorten(before)} → ${shorten(after)}`;
}

function shorten(text: string | null): string {
  if (text === null) return '(nothing)';
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}…` : line;
}
