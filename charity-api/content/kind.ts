/** What the importer must know of one kind of content: its files, and its rows. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/tables';
import type { Codec } from './codec';
import type { Move } from './move';
import type { PictureSize } from './pictures';

export type Db = Kysely<Database> | Transaction<Database>;

/** One thing: the content of one file. */
export type Item<Value = unknown> = { id: string; value: Value };

/** What a thing needs another thing for. */
export type Reference = { kind: string; id: string };

/** deleted: nothing is left. hidden: orders or other things refer to it, so its row stays, closed and out of every list. */
export type Removal = 'deleted' | 'hidden';

export type Kind<Value> = {
  /** The folder of its files; of a single thing the name of its file. */
  name: string;
  /** There is only one, in a file at the top of the content folder. */
  isSingle?: boolean;
  codec: Codec<Value>;
  references?: (value: Value) => Reference[];
  /** Ids that it uses among all that can be given to, besides its own. */
  innerIds?: (value: Value) => string[];
  /** Whether its id is one of those. */
  isOffering?: boolean;
  /** What the file cannot be checked for by itself. Returns messages. */
  check?: (item: Item<Value>) => string[];
  /** Whether the value has something that only a demonstration may have. Its codec reports it too. */
  hasSamples?: (value: Value) => boolean;
  /** Adds what only the picture files tell. */
  withPictures?: (value: Value, sizeOf: (path: string) => PictureSize | undefined) => Value;
  /** Everything of this kind that was not withdrawn, in the order of the lists. */
  read: (db: Db) => Promise<Item<Value>[]>;
  /** The value without what time alone has changed, or is about to. */
  settle?: (value: Value, now: Date) => Value;
  /** Adds or changes it. Never touches money, orders or figures. */
  save: (db: Db, item: Item<Value>) => Promise<void>;
  remove: (db: Db, id: string) => Promise<Removal>;
  /** Moves its dates: the demonstration only. */
  move?: (value: Value, move: Move) => Value;
};

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a list of kinds has values of any type; each is used with its own only
export type AnyKind = Kind<any>;
