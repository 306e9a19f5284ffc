/** Drafts of records: staff save them, donors never see them. A save is rejected when another person saved first. */
import { withoutEmpty } from '#domain/content/trim';
import { isFields, type Written } from '#domain/content/shape';
import { findStoredFiles, type FileDeps } from '../../db/stored-files';
import type { Db } from '../../db/tables';
import { transact } from '../../db/transact';
import type { ApiDeps } from '../../deps';
import type { Actor } from '../../http/actor';
import { ApiError } from '../../http/errors';
import { recordAction } from '../../modules/staff-log/record';
import { KINDS } from '../kinds';
import { fileNameOf, storedName } from '../pictures';
import { RECORD_ID } from '../read-folder';
import { GUARDED, kindNamed } from './kinds';
import type { Pictures } from './read-written';
import {
  deleteDraft,
  hashOf,
  readDraft,
  readPublished,
  readVersions,
  writeDraft,
  type Draft,
  type Published,
} from './rows';

export type EditDeps = Pick<ApiDeps, 'db' | 'now' | 'config'>;

/** The state that the person saw. A change since then is reported as staff.changed and not overwritten. */
export type Seen = {
  /** Revision of the draft; 0 without a draft. */
  revision: number;
  /** Hash of the published record; '' for a new one. */
  base: string;
};

export type RecordName = { kind: string; id: string };

/**
 * Saves the draft of a record. An incomplete or invalid draft is accepted: `publishRecord` checks it.
 * @returns the new revision
 * @throws ApiError staff.changed when the draft or the published record is not the one that the person saw
 */
export async function saveDraft(
  deps: EditDeps,
  input: RecordName & { written: Written; pictures: Pictures; seen: Seen; actor: Actor },
): Promise<number> {
  const { kind: name, id, actor } = input;
  const kind = kindNamed(name);
  return transact(deps.db, 'content', async (tx) => {
    const { draft, published } = await requireSeen(tx, input);
    if (!draft && !published) await requireNewId(tx, input);
    const own = withoutEmpty(kind.codec.shape, withGuarded(name, input.written, published));
    const pictures = {
      ...(published?.pictures ?? {}),
      ...(draft?.pictures ?? {}),
      ...(await storedOnly({ ...deps, db: tx }, input.pictures)),
    };
    const revision = input.seen.revision + 1;
    const savedAt = deps.now().toISOString();
    const next = { kind: name, id, written: own ?? {}, pictures, base: input.seen.base };
    await writeDraft(tx, { ...next, revision, savedAt, savedBy: actor });
    return revision;
  });
}

/**
 * Restores a published version as a draft, which a person reviews and publishes.
 * @returns the revision of the draft @throws ApiError contentRecord.notFound, staff.changed
 */
export async function restoreVersion(
  deps: EditDeps,
  input: RecordName & { seen: Seen; seq: number; actor: Actor },
): Promise<number> {
  const versions = await readVersions(deps.db, input.kind, input.id);
  const version = versions.find(({ seq }) => seq === input.seq);
  if (!version || version.written === null) throw new ApiError('contentRecord.notFound');
  const { written, pictures } = version;
  return saveDraft(deps, { ...input, written, pictures });
}

export async function discardDraft(
  deps: EditDeps,
  input: RecordName & { seen: Seen; actor: Actor },
): Promise<void> {
  await transact(deps.db, 'content', async (tx) => {
    await requireSeen(tx, input);
    await deleteDraft(tx, input.kind, input.id);
    await recordAction(tx, deps, {
      ...{ actor: input.actor, action: 'content.discarded' },
      subject: { kind: input.kind, id: input.id },
    });
  });
}

/** Reads draft and published record. @throws ApiError staff.changed */
export async function requireSeen(
  tx: Db,
  { kind, id, seen }: RecordName & { seen: Seen },
): Promise<{ draft: Draft | null; published: Published | null }> {
  const draft = await readDraft(tx, kind, id);
  const published = await readPublished(tx, kindNamed(kind), id);
  if ((draft?.revision ?? 0) !== seen.revision || hashOf(published) !== seen.base)
    throw new ApiError('staff.changed');
  return { draft, published };
}

/** Returns the record with the guarded fields of the published record. */
export function withGuarded(kind: string, written: Written, published: Published | null): Written {
  const guarded = GUARDED[kind];
  if (!guarded || !isFields(written)) return written;
  const own = { ...written };
  const before = published?.written;
  for (const field of guarded) own[field] = isFields(before) ? before[field] : undefined;
  return own;
}

/** @throws ApiError content.invalidId, content.idTaken */
async function requireNewId(tx: Db, { kind: name, id }: RecordName): Promise<void> {
  const kind = kindNamed(name);
  if (kind.isSingle ? id !== name : !RECORD_ID.test(id) || kind.ids?.includes(id) === false)
    throw new ApiError('content.invalidId');
  if (!kind.isOffering) return;
  for (const other of KINDS)
    if (other.isOffering && (await other.read(tx)).some((item) => item.id === id))
      throw new ApiError('content.idTaken');
}

/** Accepts only pictures that the API has stored, under the names of their files. */
async function storedOnly(deps: FileDeps, pictures: Pictures): Promise<Pictures> {
  const named = Object.entries(pictures).filter(([name, path]) => fileNameOf(path) === name);
  const present = await findStoredFiles(
    deps,
    named.map(([, path]) => storedName(path)),
  );
  return Object.fromEntries(named.filter(([, path]) => present.has(storedName(path))));
}
