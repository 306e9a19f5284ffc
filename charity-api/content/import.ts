/** Imports content into a database, in short transactions. Never changes payments, orders or donation figures. */
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { fieldChanges } from '#domain/content/changes';
import { rolledBack } from '../db/rolled-back';
import { inSavepoint, isConstraintViolation } from '../db/dialect';
import type { Database, Db } from '../db/tables';
import { transact } from '../db/transact';
import { pictureChanges, type Change } from './changes';
import { ContentError, type Content, type ContentOfKind } from './content';
import { moveContent } from './demonstration';
import { readDemonstrationDay } from './demonstration-day';
import type { AnyKind, Item } from './kind';
import { KINDS } from './kinds';
import { findProblems } from './links';
import { indexItem, unindexItem } from './search-index';
import type { Problem } from './problem-texts';
import { ContentConflictError, lockOfferings } from './kinds/offering';
import { incrementVersion, readVersion } from '../modules/content-version/repository';
import { writeValue } from './write-file';

export type ImportOptions = {
  now: Date;
  /** Rolls the transaction back at the end and only returns the changes. */
  dryRun?: boolean;
};

/**
 * Items that an import changes in one transaction. On a busy machine, ten had the lock for up to 700 ms. A request waits
 * 600 ms for it (db/open.ts).
 */
export const ITEMS_AT_ONCE = 5;
/** In ms, between two transactions. Another process tries to get the lock of SQLite every 20 ms (db/driver.ts). */
const PAUSE_MS = 50;

/**
 * Adds, changes and withdraws items until the database matches the content, for the kinds that the content includes.
 * The import is idempotent. It moves the dates of a demonstration to the day on which the database was filled with it.
 *
 * @throws ContentError when an item refers to a missing item, and nothing was changed, or when an item conflicts with
 * the database; then the changes before it are stored (`stored`)
 */
export async function importContent(
  db: Kysely<Database>,
  content: Content,
  { now, dryRun = false }: ImportOptions,
): Promise<Change[]> {
  const dated = await withDatesOf(db, content);
  const compare = async () => ({
    version: await readVersion(db),
    steps: await findSteps(db, dated, now),
  });
  let { version, steps } = await compare();
  if (dryRun) return rolledBack(db, (tx) => applySteps(tx, dated, steps));
  const changes: Change[] = [];
  while (steps.length > 0) {
    const made = await transact(db, 'content', async (tx) => {
      if ((await readVersion(tx)) !== version) return null;
      const made = await applySteps(tx, dated, steps.slice(0, ITEMS_AT_ONCE), changes.length);
      await incrementVersion(tx);
      return made;
    });
    if (made) {
      changes.push(...made);
      version += 1;
      steps = steps.slice(ITEMS_AT_ONCE);
    } else {
      // Staff have published since the comparison.
      ({ version, steps } = await compare());
    }
    if (steps.length > 0) await pause(PAUSE_MS);
  }
  return changes;
}

/** Returns a demonstration with its dates moved like those of the database. Returns other content unchanged. */
async function withDatesOf(db: Db, content: Content): Promise<Content> {
  const { writtenFor } = content;
  const day = writtenFor === null ? null : await readDemonstrationDay(db);
  return writtenFor === null || day === null
    ? content
    : moveContent(content, writtenFor, new Date(day));
}

/** Applies content inside a transaction of the caller. @throws ContentError */
export async function applyContent(tx: Db, content: Content, now: Date): Promise<Change[]> {
  return applySteps(tx, content, await findSteps(tx, content, now));
}

/** An item to save, or to withdraw when `change` is null. */
type Step = { kind: AnyKind; item: Item; change: Change | null };

/** Compares the content with the database. Needs no lock for writing. @throws ContentError */
async function findSteps(db: Db, content: Content, now: Date): Promise<Step[]> {
  const stored = new Map<string, ContentOfKind>();
  for (const kind of KINDS) stored.set(kind.name, { kind, items: await kind.read(db) });
  const problems = [...findProblems(content, [...stored.values()]), ...newSamples(content, stored)];
  if (problems.length > 0) throw new ContentError(problems);

  // KINDS lists a kind after the kinds that it refers to. Reverse order: referring items are withdrawn first.
  const inOrder = KINDS.flatMap((kind) => content.kinds.filter((one) => one.kind === kind));
  const withdrawn = inOrder.toReversed().flatMap(({ kind, items }) =>
    missingFrom(items, stored.get(kind.name)!.items).map((item) => ({
      kind,
      item,
      change: null,
    })),
  );
  const saved = inOrder.flatMap(({ kind, items }) =>
    items.flatMap((item) => {
      const change = changeOf(kind, item, stored.get(kind.name)!.items, now);
      return change ? [{ kind, item, change }] : [];
    }),
  );
  // Offerings are withdrawn first, because a new one may use the unique cause or bill number of a withdrawn one.
  return [
    ...withdrawn.filter(({ kind }) => kind.isOffering),
    ...saved,
    ...withdrawn.filter(({ kind }) => !kind.isOffering),
  ];
}

/** @param stored number of changes in earlier transactions @throws ContentError with all items that conflict */
async function applySteps(
  tx: Db,
  content: Content,
  steps: readonly Step[],
  stored = 0,
): Promise<Change[]> {
  const problems: Problem[] = [];
  const [saved, withdrawn]: [Change[], Change[]] = [[], []];
  await lockOfferings(
    tx,
    steps.flatMap(({ kind, item }) => (kind.isOffering ? [item.id] : [])),
  );
  for (const { kind, item, change } of steps) {
    if (change) {
      const problem = await save(tx, content, kind, item);
      if (problem) problems.push(problem);
      else saved.push(change);
    } else if (problems.length === 0) {
      const removal = await kind.remove(tx, item.id);
      await unindexItem(tx, kind.name, item);
      withdrawn.push({ kind: kind.name, id: item.id, what: 'withdrawn', removal });
    }
  }
  if (problems.length > 0) throw new ContentError(problems, stored);
  return [...saved, ...withdrawn];
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
