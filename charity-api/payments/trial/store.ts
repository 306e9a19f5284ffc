/** Stores the state of the trials in the database: it survives a restart, and several processes share it. */
import { deserialize, serialize } from 'node:v8';
import type { ApiDeps } from '../../deps';
import { lockNames } from '../../db/dialect';
import { transact } from '../../db/transact';

/** Maximum number of entries in each collection. The oldest are deleted. */
const MAX_ENTRIES = 500;

type Collection = unknown[] | Map<string, unknown>;
type Books = Record<string, unknown>;
type Stored = Record<string, Record<string, Collection>>;

export class TrialStore {
  private readonly kept: Record<string, Books> = {};
  constructor(private readonly db: ApiDeps['db']) {}

  keep(name: string, books: object): void {
    this.kept[name] = books as Books;
  }

  /** Runs work with the stored state, and stores what the work has changed. No other work runs meanwhile. */
  use<Result>(work: () => Promise<Result> | Result): Promise<Result> {
    return transact(this.db, 'beside', async (tx) => {
      await lockNames(tx, ['trials']);
      const row = await tx.selectFrom('trials').select('state').executeTakeFirst();
      this.fill(row ? (deserialize(Buffer.from(row.state, 'base64')) as Stored) : {});
      const result = await work();
      const state = this.written();
      if (state !== row?.state)
        await tx
          .insertInto('trials')
          .values({ id: 1, state })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ state }))
          .execute();
      return result;
    });
  }

  private fill(stored: Stored): void {
    for (const [name, books] of Object.entries(this.kept))
      for (const [field, collection] of collectionsOf(books))
        replace(collection, stored[name]?.[field]);
  }

  /** Uses v8.serialize instead of JSON, because it preserves shared references between objects. */
  private written(): string {
    const books = Object.entries(this.kept).map(([name, kept]) => {
      for (const [, collection] of collectionsOf(kept)) prune(collection);
      return [name, Object.fromEntries(collectionsOf(kept))];
    });
    return serialize(Object.fromEntries(books)).toString('base64');
  }
}

function collectionsOf(books: Books): [string, Collection][] {
  return Object.entries(books).filter(
    (entry): entry is [string, Collection] => Array.isArray(entry[1]) || entry[1] instanceof Map,
  );
}

function replace(into: Collection, from: Collection | undefined): void {
  if (Array.isArray(into)) into.splice(0, into.length, ...(Array.isArray(from) ? from : []));
  else {
    into.clear();
    if (from instanceof Map) for (const [id, value] of from) into.set(id, value);
  }
}

function prune(collection: Collection): void {
  if (Array.isArray(collection)) collection.splice(0, collection.length - MAX_ENTRIES);
  else for (const id of [...collection.keys()].slice(0, -MAX_ENTRIES)) collection.delete(id);
}
