/** Imports content into a database: in one transaction, and without touching money, orders or figures. */
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables';
import { fieldChanges, pictureChanges, type Change } from './changes';
import { ContentError, type Content, type ContentOfKind } from './content';
import type { AnyKind, Db, Item } from './kind';
import { KINDS } from './kinds';
import { findProblems } from './links';
import type { Problem } from './source';
import { ContentConflict } from './kinds/offering';
import { raiseVersion } from '../modules/content-version/repository';
import { writeValue } from './write-file';

export type ImportOptions = {
  now: Date;
  /** Undo everything at the end: only what would change is told. */
  dryRun?: boolean;
};

/**
 * Makes the database what the content says, for the kinds that the content has. The same content again changes nothing.
 *
 * @throws ContentError when a thing refers to one that is not there, or contradicts what the database holds
 */
export async function importContent(
  db: Kysely<Database>,
  content: Content,
  { now, dryRun = false }: ImportOptions,
): Promise<Change[]> {
  let changes: Change[] = [];
  try {
    await db.transaction().execute(async (tx) => {
      changes = await applyContent(tx, content, now);
      if (dryRun) throw new DryRunDone();
      if (changes.length > 0) await raiseVersion(tx);
    });
  } catch (error) {
    if (!(error instanceof DryRunDone)) throw error;
  }
  return changes;
}

class DryRunDone extends Error {}

/** Adds, changes and withdraws inside a transaction of the caller. @throws ContentError */
export async function applyContent(tx: Db, content: Content, now: Date): Promise<Change[]> {
  const stored = new Map<string, ContentOfKind>();
  for (const kind of KINDS) stored.set(kind.name, { kind, items: await kind.read(tx) });
  const given = new Set(content.kinds.map(({ kind }) => kind.name));
  const others = [...stored.values()].filter(({ kind }) => !given.has(kind.name));
  const problems = [...findProblems(content, others), ...newSamples(content, stored)];
  if (problems.length > 0) throw new ContentError(problems);

  const inOrder = KINDS.flatMap((kind) => content.kinds.filter((one) => one.kind === kind));
  const withdrawn: Change[] = [];
  const withdraw = async (isOffering: boolean) => {
    // What is referred to goes after what refers to it.
    for (const { kind, items } of [...inOrder].reverse())
      if (Boolean(kind.isOffering) === isOffering)
        for (const { id } of goneFrom(items, stored.get(kind.name)!.items))
          withdrawn.push({
            kind: kind.name,
            id,
            what: 'withdrawn',
            removal: await kind.remove(tx, id),
          });
  };
  // Before the others are added: they may have a cause or a bill number that was another's.
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

/** Samples that the import would bring into the database. That of a demonstration has them already. */
function newSamples(
  { samples }: Content,
  stored: ReadonlyMap<string, ContentOfKind>,
): readonly Problem[] {
  const isThere = [...stored.values()].some(({ kind, items }) =>
    items.some(({ value }) => kind.hasSamples?.(value)),
  );
  return isThere ? [] : samples;
}

const goneFrom = (items: Item[], stored: Item[]) => {
  const kept = new Set(items.map(({ id }) => id));
  return stored.filter(({ id }) => !kept.has(id));
};

function changeOf(kind: AnyKind, item: Item, stored: Item[], now: Date): Change | null {
  const at = { kind: kind.name, id: item.id };
  const before = stored.find(({ id }) => id === item.id);
  if (!before) return { ...at, what: 'added' };
  // Almost always: nothing is written as Markdown then, while the database is locked.
  if (isDeepStrictEqual(before.value, item.value)) return null;
  const settled = (value: unknown): unknown => kind.settle?.(value, now) ?? value;
  const [old, next] = [before, item].map(({ value }) => writeValue(kind, settled(value)));
  // A file can have other bytes under the same name, which its written form does not tell.
  const replaced = pictureChanges(before.value, item.value);
  if (isDeepStrictEqual(old, next) && replaced.length === 0) return null;
  const fields = fieldChanges(old ?? null, next ?? undefined);
  return { ...at, what: 'changed', fields: [...fields, ...replaced] };
}

/** Returns what contradicts the database. */
async function save(tx: Db, content: Content, kind: AnyKind, item: Item): Promise<Problem | null> {
  try {
    await kind.save(tx, item);
    return null;
  } catch (error) {
    const message = conflictOf(error);
    if (message === null) throw error;
    return { ...content.placeOf(kind.name, item.id), message };
  }
}

function conflictOf(error: unknown): string | null {
  if (error instanceof ContentConflict) return error.message;
  const { code, message } = error as { code?: unknown; message?: string };
  if (typeof code !== 'string' || !code.startsWith('SQLITE_CONSTRAINT')) return null;
  return `The database does not accept this beside what it holds: ${message ?? code}.`;
}
