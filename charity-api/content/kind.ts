/** Interface of a kind of content: how the importer reads, checks and saves its files and rows. */
import type * as z from 'zod';
import type { Db } from '../db/tables';
import type { Codec, Reference } from './codec';
import type { Move } from './move';
import type { PictureSize } from './pictures';
import type { ProblemText } from './problem-texts';

/** The content of one file. */
export type Item<Value = unknown> = { id: string; value: Value };

/** `deleted`: no row remains. `hidden`: orders or applications refer to the item, so its row stays, but in no list. */
export type Removal = 'deleted' | 'hidden';

/** A problem of one field, such as `steps`. An empty field: a problem of the file. */
export type FieldProblem = {
  field: string;
  message: string;
  /** The input and the message that staff see. See Problem. */
  input?: string;
  text?: ProblemText;
};

export const problemIf = (isWrong: boolean, problem: FieldProblem): FieldProblem[] =>
  isWrong ? [problem] : [];

export type Kind<Value> = {
  /** Name of the folder that contains the files. For a single file (`isSingle`): its name without `.yaml`. */
  name: string;
  /** True when the kind has one item only, in a file at the top of the content folder. */
  isSingle?: boolean;
  /** The fields, as they are stored. */
  schema: z.ZodType<Value>;
  codec: Codec<Value>;
  /** Items that the value needs although no field refers to them. */
  references?: (value: Value) => Reference[];
  /** Ids of offerings inside the item, such as the repairs of a mosque. */
  innerIds?: (value: Value) => string[];
  /** True when the item is an offering, so its id must be unique among all offerings. */
  isOffering?: boolean;
  /** The ids that files can have, when only these are valid. */
  ids?: readonly string[];
  /** Checks rules that the codec cannot check, such as rules for the id. */
  check?: (item: Item<Value>) => FieldProblem[];
  /** Returns the figures that staff must confirm before they are published. `before`: null when the item is new. */
  doubts?: (before: Value | null, after: Value) => FieldProblem[];
  /** Returns true when the value contains a sample that only a demonstration may have. The codec reports it too. */
  hasSamples?: (value: Value) => boolean;
  /** Returns advice that does not prevent an import. */
  warnings?: (value: Value, sizeOf: (path: string) => PictureSize | undefined) => FieldProblem[];
  /** Adds data that is read from the picture files. */
  withPictures?: (value: Value, sizeOf: (path: string) => PictureSize | undefined) => Value;
  /** Returns all items that are not withdrawn, in the order of the site's lists. */
  read: (db: Db) => Promise<Item<Value>[]>;
  /** Undoes changes that the API makes when a date passes, so that an import does not report or revert them. */
  settle?: (value: Value, now: Date) => Value;
  /** Inserts or updates the rows of the item. Never changes payments, orders or donation figures. */
  save: (db: Db, item: Item<Value>) => Promise<void>;
  remove: (db: Db, id: string) => Promise<Removal>;
  /** Moves the dates of the item. Only the demonstration uses this. */
  move?: (value: Value, move: Move) => Value;
};

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each kind has its own type of value
export type AnyKind = Kind<any>;

/** Returns the path of an item's file below the content folder. */
export const fileOf = ({ name, isSingle }: AnyKind, id: string): string =>
  isSingle ? `${name}.yaml` : `${name}/${id}.yaml`;
