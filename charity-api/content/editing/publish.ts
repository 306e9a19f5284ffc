/** Publishes one record through the importer, in one transaction: references checked, version and log entry stored. */
import { isDeepStrictEqual } from 'node:util';
import { changedFields, fieldChanges } from '#domain/content/changes';
import { begunLanguages, isComplete, completenessOf } from '#domain/content/languages';
import { isFields, type Written, type WrittenFields } from '#domain/content/shape';
import type { Db } from '../../db/tables';
import type { VersionAction } from '../../db/tables/content-editing';
import { transact } from '../../db/transact';
import type { Actor } from '../../http/actor';
import { ApiError } from '../../http/errors';
import { incrementVersion } from '../../modules/content-version/repository';
import { recordAction } from '../../modules/staff-log/record';
import type { Content } from '../content';
import { applyContent } from '../import';
import type { AnyKind, Item } from '../kind';
import { KINDS } from '../kinds';
import { readScenes } from '../scenes';
import type { Problem } from '../problem-texts';
import { requireSeen, withGuarded, type EditDeps, type RecordName, type Seen } from './drafts';
import { kindNamed } from './kinds';
import { RecordProblems } from './problems';
import { readWritten, withSizes, type Pictures, type ReadRecord } from './read-written';
import {
  addVersion,
  deleteDraft,
  hashOf,
  readDraft,
  readPublished,
  readVersions,
  writeDraft,
  type Published,
} from './rows';

/** True when the member has confirmed the doubtful figures. */
export type Confirmed = { confirmed?: boolean | undefined };

/**
 * Publishes the draft in its complete languages. Texts in incomplete languages stay in the draft.
 * @throws ApiError staff.changed, content.nothingToPublish; RecordProblems, ContentError
 */
export async function publishRecord(
  deps: EditDeps,
  input: RecordName & Confirmed & { seen: Seen; actor: Actor },
): Promise<void> {
  await transact(deps.db, 'content', async (tx) => {
    const { draft, published } = await requireSeen(tx, input);
    if (!draft) throw new ApiError('content.nothingToPublish');
    const written = withGuarded(input.kind, draft.written, published);
    const { confirmed } = input;
    const change = { written, pictures: draft.pictures, action: 'published', confirmed } as const;
    await apply(tx, deps, input, change);
    await keepRest(tx, deps, input, written, draft.pictures);
  });
}

/** Changes the published record and its draft, if there is one, in the same way. */
export async function changePublished(
  deps: EditDeps,
  input: RecordName &
    Confirmed & {
      actor: Actor;
      action: VersionAction;
      change: (written: WrittenFields) => WrittenFields;
      reason?: string | null;
    },
): Promise<void> {
  await transact(deps.db, 'content', (tx) => changePublishedIn(tx, deps, input));
}

/** Like changePublished, in a transaction of the caller. */
export async function changePublishedIn(
  tx: Db,
  deps: EditDeps,
  input: Parameters<typeof changePublished>[1],
): Promise<void> {
  const { kind, id, action, change, reason, confirmed } = input;
  const published = await readPublished(tx, kindNamed(kind), id);
  if (!published || !isFields(published.written)) throw new ApiError('contentRecord.notFound');
  const written = change(published.written);
  await apply(tx, deps, input, {
    written,
    pictures: published.pictures,
    action,
    reason: reason ?? null,
    confirmed,
  });
  const draft = await readDraft(tx, kind, id);
  if (!draft || !isFields(draft.written)) return;
  const base = hashOf(await readPublished(tx, kindNamed(kind), id));
  const next = { ...draft, written: change(draft.written), base, revision: draft.revision + 1 };
  await writeDraft(tx, next);
}

/**
 * Removes the record from the site. Orders and applications that refer to it stay, and its last version can be
 * restored.
 */
export async function withdrawRecord(
  deps: EditDeps,
  input: RecordName & { seen: Seen; actor: Actor; reason: string },
): Promise<void> {
  const kind = kindNamed(input.kind);
  await transact(deps.db, 'content', async (tx) => {
    const { published } = await requireSeen(tx, input);
    if (!published || kind.isSingle) throw new ApiError('contentRecord.notFound');
    await keepEarlier(tx, deps, input, published);
    const items = (await kind.read(tx)).filter(({ id }) => id !== input.id);
    await applyContent(tx, contentOf(kind, items, NOTHING_READ), deps.now());
    await incrementVersion(tx);
    const [actor, at] = [input.actor, deps.now().toISOString()];
    await addVersion(tx, input, { action: 'withdrawn', fields: [], at, actor, published: null });
    await deleteDraft(tx, input.kind, input.id);
    await recordAction(tx, deps, {
      ...{ actor, action: 'content.withdrawn', reason: input.reason },
      subject: { kind: input.kind, id: input.id },
    });
  });
}

type Change = Confirmed & {
  written: Written;
  pictures: Pictures;
  action: VersionAction;
  reason?: string | null;
};

/** Writes the record as an import would. @throws RecordProblems, ContentError */
export async function apply(
  tx: Db,
  deps: EditDeps,
  { kind: name, id, actor }: RecordName & { actor: Actor },
  { written, pictures, action, reason = null, confirmed }: Change,
): Promise<void> {
  const kind = kindNamed(name);
  const before = await readPublished(tx, kind, id);
  await keepEarlier(tx, deps, { kind: name, id }, before);
  await saveWritten(tx, deps, { kind, id, written, pictures, confirmed });
  const after = await readPublished(tx, kind, id);
  if (isDeepStrictEqual(before, after)) return;
  await incrementVersion(tx);
  const changes = fieldChanges(before?.written ?? null, after?.written);
  const fields = changedFields(changes);
  const at = deps.now().toISOString();
  await addVersion(tx, { kind: name, id }, { action, fields, at, actor, published: after });
  const values = (side: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.field, change[side]]));
  await recordAction(tx, deps, {
    ...{ actor, action: `content.${action}`, subject: { kind: name, id }, reason },
    ...{ before: before && values('before'), after: values('after') },
  });
}

/** Reads the written form and saves its rows in the transaction. Adds no version or log entry. Previews use it too. */
export async function saveWritten(
  tx: Db,
  { now, config }: EditDeps,
  record: Confirmed & { kind: AnyKind; id: string; written: Written; pictures: Pictures },
): Promise<void> {
  const { kind, id, pictures } = record;
  const scenes = new Set(readScenes(config.scenesDir).keys());
  const published = await readPublished(tx, kind, id);
  const shown = begunLanguages(kind.codec.shape, published?.written);
  const read = readWritten(kind, id, record.written, { scenes, pictures, shown });
  const problems = [...read.problems, ...(await unknownReferences(tx, read))];
  if (problems.length > 0) throw new RecordProblems(kind.name, problems);
  const value = await withSizes({ db: tx, config }, kind, read.value);
  const others = await kind.read(tx);
  if (!record.confirmed) requireNoDoubts(kind, others.find((one) => one.id === id)?.value, value);
  const items = others.some((item) => item.id === id)
    ? others.map((item) => (item.id === id ? { id, value } : item))
    : [...others, { id, value }];
  await applyContent(tx, contentOf(kind, items, read), now());
}

/** @throws RecordProblems content.doubtful */
function requireNoDoubts({ name, doubts }: AnyKind, before: unknown, after: unknown): void {
  const problems = (doubts?.(before ?? null, after) ?? []).map((one) => ({
    ...{ file: name, line: 0 },
    ...one,
  }));
  if (problems.length > 0) throw new RecordProblems(name, problems, 'content.doubtful');
}

type Found = Pick<ReadRecord, 'samples' | 'links'>;
const NOTHING_READ: Found = { samples: [], links: [] };

const contentOf = (kind: AnyKind, items: Item[], { samples, links }: Found): Content => ({
  kinds: [{ kind, items }],
  ...{ pictures: [], writtenFor: null, samples, links },
  placeOf: () => ({ file: kind.name, line: 0, field: '' }),
});

async function unknownReferences(tx: Db, { references }: ReadRecord): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { kind: name, id, field } of references) {
    const kind = KINDS.find((one) => one.name === name);
    if (!kind || (await kind.read(tx)).some((item) => item.id === id)) continue;
    const message = `There is no “${id}” in ${name}.`;
    const text = { key: 'referenceUnknown', values: { id } } as const;
    problems.push({ file: name, line: 0, field, message, text });
  }
  return problems;
}

/** Stores the current state when the history lacks it, as after an import. */
async function keepEarlier(
  tx: Db,
  { now }: EditDeps,
  record: RecordName,
  published: Published | null,
): Promise<void> {
  if (!published) return;
  const [last] = await readVersions(tx, record.kind, record.id);
  if (last && isDeepStrictEqual(last.written, JSON.parse(JSON.stringify(published.written))))
    return;
  const at = now().toISOString();
  const actor: Actor = { kind: 'site' };
  await addVersion(tx, record, { action: 'imported', fields: [], at, actor, published });
}

/** Saves texts in incomplete languages as the draft of the new published record. Otherwise deletes the draft. */
async function keepRest(
  tx: Db,
  deps: EditDeps,
  { kind: name, id, actor }: RecordName & { actor: Actor },
  written: Written,
  pictures: Pictures,
): Promise<void> {
  const kind = kindNamed(name);
  const languages = Object.values(completenessOf(kind.codec.shape, written));
  const hasRest = languages.some((one) => one.filled > 0 && !isComplete(one));
  if (!hasRest) return deleteDraft(tx, name, id);
  const draft = await readDraft(tx, name, id);
  const [revision, savedAt] = [(draft?.revision ?? 0) + 1, deps.now().toISOString()];
  const base = hashOf(await readPublished(tx, kind, id));
  await writeDraft(tx, {
    kind: name,
    id,
    written,
    pictures,
    base,
    revision,
    savedAt,
    savedBy: actor,
  });
}
