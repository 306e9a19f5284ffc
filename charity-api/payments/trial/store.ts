/** Stores the state of the trials on disk, so that open payment pages and monthly gifts survive a restart. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { ApiDeps } from '../../deps';

/** Maximum number of entries in each collection. The oldest are deleted. */
const MAX_ENTRIES = 500;

type Collection = unknown[] | Map<string, unknown>;
type Books = Record<string, unknown>;

export class TrialStore {
  private readonly file: string;
  private readonly kept: Record<string, Books> = {};
  constructor(private readonly deps: Pick<ApiDeps, 'config' | 'log'>) {
    this.file = path.join(deps.config.dataDir, 'trials.bin');
  }

  keep(name: string, books: object): void {
    this.kept[name] = books as Books;
  }

  /** Starts with empty state when the file is unreadable: it contains no real payments. */
  load(): void {
    try {
      const stored = deserialize(readFileSync(this.file)) as Record<
        string,
        Record<string, Collection>
      >;
      for (const [name, books] of Object.entries(this.kept))
        for (const [field, collection] of collectionsOf(books))
          fill(collection, stored[name]?.[field]);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      this.deps.log.warn(
        { file: 'trials.bin' },
        'the state of the mock payment providers is lost: its file cannot be read',
      );
    }
  }

  /** Uses v8.serialize instead of JSON, because it preserves shared references between objects. */
  save(): void {
    const books = Object.entries(this.kept).map(([name, kept]) => {
      for (const [, collection] of collectionsOf(kept)) prune(collection);
      return [name, Object.fromEntries(collectionsOf(kept))];
    });
    const unfinished = `${this.file}.new`;
    writeFileSync(unfinished, serialize(Object.fromEntries(books)), { mode: 0o600 });
    renameSync(unfinished, this.file);
  }
}

function collectionsOf(books: Books): [string, Collection][] {
  return Object.entries(books).filter(
    (entry): entry is [string, Collection] => Array.isArray(entry[1]) || entry[1] instanceof Map,
  );
}

function fill(into: Collection, from: Collection | undefined): void {
  if (Array.isArray(into) && Array.isArray(from)) into.push(...from);
  if (into instanceof Map && from instanceof Map)
    for (const [id, value] of from) into.set(id, value);
}

function prune(collection: Collection): void {
  if (Array.isArray(collection)) collection.splice(0, collection.length - MAX_ENTRIES);
  else for (const id of [...collection.keys()].slice(0, -MAX_ENTRIES)) collection.delete(id);
}
