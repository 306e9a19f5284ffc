/** Imports content into a database, in one transaction. Never changes payments, orders or donation figures. */
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { fieldChanges } from '#domain/content/changes';
import { rolledBack } from '../db/rolled-back';
import { inSavepoint, isConstraintViolation } from '../db/dialect';
import type { Database, Db } from '../db/tables';
import { pictureChanges, type Change } from './changes';
import { ContentError, unreadableProblem, type Content, type ContentOfKind } from './content';
import { moveContent } from './demonstration';
import { hasDemonstration, readDemonstrationDay } from './demonstration-day';
import type { AnyKind, Item } from './kind';
import { KINDS } from './kinds';
import { UnreadableRowError } from './kinds/columns';
import { findProblems } from './links';
import { indexItem, unindexItem } from './search-index';
import type { Problem } from './source';
import { ContentConflictError } from './kinds/offering';
import { incrementVersion } from '../modules/content-version/repository';
import { writeValue } from './write-file';

export type ImportOptions = {
  now: Date;
  /** Rolls the transaction back at the end and only returns the changes. */
  dryRun?: boolean;
  /** Called with each message for the person who imports, other than the changes. */
  warn?: (message: string) => void;
};

/**
 * Adds, changes and withdraws items until the database matches the content, for the kinds that the content includes.
 * The import is idempotent. It moves the dates of a demonstration to the day on which the database was filled with it.
 *
 * @throws ContentError when an item refers to a missing item or conflicts with the database
 */
export async function importContent(
  db: Kysely<Database>,
  content: Content,
  { now, dryRun = false, warn = () => {} }: ImportOptions,
): Promise<Change[]> {
  const apply = async (tx: Db) => {
    const changes = await applyContent(tx, await withDatesOf(tx, content, warn), now);
    if (changes.length > 0) await incrementVersion(tx);
    return changes;
  };
  return dryRun ? rolledBack(db, apply) : db.transaction().execute(apply);
}

const DAY_UNKNOWN =
  'The dates are imported as written: this database is a demonstration of an earlier release, and the day to which its dates were moved is unknown.';

/** Returns a demonstration with its dates moved like those of the database. Returns other content unchanged. */
async function withDatesOf(
  tx: Db,
  content: Content,
  warn: (message: string) => void,
): Promise<Content> {
  const { writtenFor } = content;
  if (writtenFor === null || !(await hasDemonstration(tx))) return content;
  const day = await readDemonstrationDay(tx, content, writtenFor);
  if (day !== null) return moveContent(content, writtenFor, new Date(day));
  warn(DAY_UNKNOWN);
  return { ...content, samples: [] };
}

/** Applies content inside a transaction of the caller. @throws ContentError */
export async function applyContent(tx: Db, content: Content, now: Date): Promise<Change[]> {
  const stored = new Map<string, ContentOfKind>();
  const given = new Set(content.kinds.map(({ kind }) => kind.name));
  for (const kind of KINDS)
    stored.set(kind.name, { kind, items: await readStored(tx, kind, given.has(kind.name)) });
  const problems = [...findProblems(content, [...stored.values()]), ...newSamples(content, stored)];
  if (problems.length > 0) throw new ContentError(problems);

  const inOrder = KINDS.flatMap((kind) => content.kinds.filter((one) => one.kind === kind));
  const withdrawn: Change[] = [];
  const withdraw = async (isOffering: boolean) => {
    // KINDS lists a kind after the kinds that it refers to. Reverse order: referring items are withdrawn first.
    for (const { kind, items } of [...inOrder].reverse())
      if (Boolean(kind.isOffering) === isOffering)
        for (const item of missingFrom(items, stored.get(kind.name)!.items)) {
          const { id } = item;
          const removal = await kind.remove(tx, id);
          await unindexItem(tx, kind.name, item);
          withdrawn.push({ kind: kind.name, id, what: 'withdrawn', removal });
        }
  };
  // Offerings are withdrawn first, because a new one may use the unique cause or bill number of a withdrawn one.
  await withdraw(true);
  const saved: Change[] = [];
  for (const { kind, items } of inOrder)
    for (const item of items) {
      const change = changeOf(kind, item, stored.get(kind.name)!.items, now);
      if (!change) continue;
      const problem = await save(tx, content, kind, item);
      if (problem) problems.push(problem);
      else saved.push(change);
    }
  if (problems.length > 0) throw new ContentError(problems);
  await withdraw(false);
  return [...saved, ...withdrawn];
}

/**
 * Returns the items of the database. An unreadable row of a single file counts as missing when the content replaces it.
 * @throws ContentError when any other row is unreadable
 */
async function readStored(tx: Db, kind: AnyKind, isReplaced: boolean): Promise<Item[]> {
  try {
    return await kind.read(tx);
  } catch (error) {
    if (!(error instanceof UnreadableRowError)) throw error;
    if (kind.isSingle && isReplaced) return [];
    throw new ContentError([unreadableProblem(kind.name, error)]);
  }
}

/** Returns the sample values that the import would add. The database of a demonstration already has them. */
function newSamples(
  { samples }: Content,
  stored: ReadonlyMap<string, ContentOfKind>,
): readonly Problem[] {
  const isThere = [...stored.values()].some(({ kind, items }) =>
    items.some(({ value }) => kind.hasSamples?.(value)),
  );
  return isThere ? [] : samples;
}

const missingFrom = (items: Item[], stored: Item[]) => {
  const ids = new Set(items.map(({ id }) => id));
  return stored.filter(({ id }) => !ids.has(id));
};

function changeOf(kind: AnyKind, item: Item, stored: Item[], now: Date): Change | null {
  const at = { kind: kind.name, id: item.id };
  const before = stored.find(({ id }) => id === item.id);
  if (!before) return { ...at, what: 'added' };
  // The usual case. It avoids the slow conversion to Markdown while the transaction locks the database.
  if (isDeepStrictEqual(before.value, item.value)) return null;
  const settled = (value: unknown): unknown => kind.settle?.(value, now) ?? value;
  const [old, next] = [before, item].map(({ value }) => writeValue(kind, settled(value)));
  // The written form contains only the name of a picture, and a file can have other bytes under the same name.
  const replaced = pictureChanges(before.value, item.value);
  if (isDeepStrictEqual(old, next) && replaced.length === 0) return null;
  const fields = fieldChanges(old ?? null, next ?? undefined);
  return { ...at, what: 'changed', fields: [...fields, ...replaced] };
}

/** Saves an item. Returns a problem when it conflicts with the database, otherwise null. */
async function save(tx: Db, content: Content, kind: AnyKind, item: Item): Promise<Problem | null> {
  try {
    await inSavepoint(tx, async () => {
      await kind.save(tx, item);
      await indexItem(tx, kind.name, item);
    });
    return null;
  } catch (error) {
    const conflict = conflictOf(error);
    if (conflict === null) throw error;
    return { ...content.placeOf(kind.name, item.id), ...conflict };
  }
}

function conflictOf(error: unknown): Pick<Problem, 'message' | 'text'> | null {
  if (error instanceof ContentConflictError)
    return { message: error.message, ...(error.text && { text: error.text }) };
  if (!isConstraintViolation(error)) return null;
  return {
    message: `The database does not accept this together with its other rows: ${(error as Error).message}.`,
    text: { key: 'otherRows' },
  };
}
