/** Rows of drafts and versions, and the published form of a record. */
import { createHash } from 'node:crypto';
import type { Written } from '#domain/content/shape';
import type { ContentDraftRow, VersionAction } from '../../db/tables/content-editing';
import type { Db } from '../../db/tables';
import type { Actor } from '../../http/actor';
import type { AnyKind } from '../kind';
import { picturesByName } from '../pictures';
import type { Problem } from '../problem-texts';
import { writeValue } from '../write-file';
import type { Pictures } from './read-written';

export type Published = { written: Written; pictures: Pictures };

/** `failure`: the problems that prevented the scheduled publication; null when there was no such attempt. */
export type Draft = {
  kind: string;
  id: string;
  written: Written;
  pictures: Pictures;
  base: string;
  revision: number;
  savedAt: string;
  savedBy: Actor;
  publishAt: string | null;
  scheduledBy: Actor | null;
  failure: Problem[] | null;
};

export type Version = {
  seq: number;
  written: Written | null;
  pictures: Pictures;
  action: VersionAction;
  fields: string[];
  at: string;
  actor: Actor;
};

/** Returns null when the record is not published, or was withdrawn. */
export async function readPublished(db: Db, kind: AnyKind, id: string): Promise<Published | null> {
  const item = (await kind.read(db)).find((one) => one.id === id);
  return item ? publishedOf(kind, item.value) : null;
}

export const publishedOf = (kind: AnyKind, value: unknown): Published => ({
  written: writeValue(kind, value) ?? {},
  pictures: picturesByName(value),
});

/** Returns '' for a record that is not published. */
export function hashOf(published: Published | null): string {
  if (!published) return '';
  const { written, pictures } = published;
  return createHash('sha256')
    .update(JSON.stringify([written, pictures]))
    .digest('base64url')
    .slice(0, 22);
}

export async function readDraft(db: Db, kind: string, id: string): Promise<Draft | null> {
  const row = await db
    .selectFrom('content_drafts')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? draftOf(row) : null;
}

export async function readDrafts(db: Db): Promise<Draft[]> {
  const rows = await db
    .selectFrom('content_drafts')
    .selectAll()
    .orderBy('kind')
    .orderBy('id')
    .execute();
  return rows.map(draftOf);
}

const draftOf = (row: ContentDraftRow): Draft => ({
  ...{ kind: row.kind, id: row.id, base: row.base, revision: row.revision },
  written: JSON.parse(row.written) as Written,
  pictures: JSON.parse(row.pictures) as Pictures,
  savedAt: row.saved_at,
  savedBy: JSON.parse(row.saved_by) as Actor,
  publishAt: row.publish_at,
  scheduledBy: row.scheduled_by === null ? null : (JSON.parse(row.scheduled_by) as Actor),
  failure: row.failure === null ? null : (JSON.parse(row.failure) as Problem[]),
});

/** Writes a draft and ends its schedule. */
export async function writeDraft(
  tx: Db,
  draft: Pick<
    Draft,
    'kind' | 'id' | 'written' | 'pictures' | 'base' | 'revision' | 'savedAt' | 'savedBy'
  >,
): Promise<void> {
  const columns = {
    ...{ kind: draft.kind, id: draft.id, base: draft.base, revision: draft.revision },
    written: JSON.stringify(draft.written),
    pictures: JSON.stringify(draft.pictures),
    saved_at: draft.savedAt,
    saved_by: JSON.stringify(draft.savedBy),
    ...{ publish_at: null, scheduled_by: null, failure: null },
  };
  await tx
    .insertInto('content_drafts')
    .values(columns)
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(columns))
    .execute();
}

export async function deleteDraft(tx: Db, kind: string, id: string): Promise<void> {
  await tx.deleteFrom('content_drafts').where('kind', '=', kind).where('id', '=', id).execute();
}

/** Newest first. */
export async function readVersions(db: Db, kind: string, id: string): Promise<Version[]> {
  const rows = await db
    .selectFrom('content_versions')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .orderBy('seq', 'desc')
    .execute();
  return rows.map((row) => ({
    ...{ seq: row.seq, action: row.action, at: row.at },
    written: row.written === null ? null : (JSON.parse(row.written) as Written),
    pictures: JSON.parse(row.pictures) as Pictures,
    fields: JSON.parse(row.fields) as string[],
    actor: JSON.parse(row.actor) as Actor,
  }));
}

export async function addVersion(
  tx: Db,
  record: { kind: string; id: string },
  {
    published,
    ...version
  }: Pick<Version, 'action' | 'fields' | 'at' | 'actor'> & {
    published: Published | null;
  },
): Promise<void> {
  await tx
    .insertInto('content_versions')
    .values({
      ...{ kind: record.kind, id: record.id, action: version.action, at: version.at },
      written: published && JSON.stringify(published.written),
      pictures: JSON.stringify(published?.pictures ?? {}),
      fields: JSON.stringify(version.fields),
      actor: JSON.stringify(version.actor),
    })
    .execute();
}
