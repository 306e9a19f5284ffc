/** One record of content as form data, and one of its published versions. */
import type { ContentRecord, ContentVersion } from '#contract/staff/content';
import { changedFields, fieldChanges } from '#domain/content/changes';
import { completenessOf } from '#domain/content/languages';
import { fieldsOf, type Shape, type WrittenFields } from '#domain/content/shape';
import { permissionToWrite } from '#domain/staff/content-kinds';
import type { Locale } from '#domain/locales';
import { isAllowed } from '#domain/staff/permissions';
import type { Db } from '../../db/tables';
import { ApiError } from '../../http/errors';
import type { AnyKind } from '../kind';
import { readScenes } from '../scenes';
import { writeValue } from '../write-file';
import type { EditDeps, RecordName } from './drafts';
import { GUARDED, kindNamed } from './kinds';
import { pageOf } from './preview';
import { messagesFor } from './problems';
import { hashOf, readDraft, readPublished, readVersions, type Version } from './rows';
import {
  draftSummary,
  personOf,
  shownOf,
  staleOf,
  statusOf,
  titleOf,
  type Viewer,
} from './summaries';

/** Returns the form data of a record; of a new one when neither a draft nor a published record has the id. */
export async function showRecord(
  deps: EditDeps,
  { kind: name, id }: RecordName,
  { roles, locale }: Viewer,
): Promise<ContentRecord> {
  const kind = kindNamed(name);
  if (kind.isSingle && id !== name) throw new ApiError('contentRecord.notFound');
  const { db, config, now } = deps;
  const published = await readPublished(db, kind, id);
  const draft = await readDraft(db, name, id);
  const row = { published, draft };
  const written = shownOf(row);
  const { shape } = kind.codec;
  return {
    ...{ kind: name, id, isSingle: kind.isSingle ?? false, shape },
    mayWrite: isAllowed(roles, permissionToWrite(name)),
    ...{ revision: draft?.revision ?? 0, base: hashOf(published), isPublished: published !== null },
    guarded: [...(GUARDED[name] ?? [])],
    written: written as WrittenFields,
    pictures: { ...published?.pictures, ...draft?.pictures },
    ...{ title: titleOf(kind, written), status: statusOf(row) },
    draft: draft && {
      ...draftSummary(draft),
      failure: draft.failure && messagesFor(name, draft.failure, locale),
      fields: changedFields(fieldChanges(published?.written ?? null, draft.written)),
    },
    languages: completenessOf(shape, written),
    ...{ staleSince: staleOf(kind, published, now()), page: pageOf({ kind: name, id }) },
    versions: (await readVersions(db, name, id)).map(versionSummary),
    options: await optionsFor(db, shape),
    scenes: [...readScenes(config.scenesDir).keys()].sort(),
  };
}

/** @throws ApiError contentRecord.notFound */
export async function showVersion(
  { db }: EditDeps,
  { kind: name, id, seq }: RecordName & { seq: number },
  { roles }: Viewer,
): Promise<ContentVersion> {
  const kind = kindNamed(name);
  const version = (await readVersions(db, name, id)).find((one) => one.seq === seq);
  if (!version) throw new ApiError('contentRecord.notFound');
  const published = await readPublished(db, kind, id);
  return {
    ...versionSummary(version),
    ...{ kind: name, id, isSingle: kind.isSingle ?? false },
    title: titleOf(kind, version.written ?? {}),
    canRestore: version.written !== null && isAllowed(roles, permissionToWrite(name)),
    changes: fieldChanges(version.written ?? null, published?.written).slice(0, MAX_CHANGES),
  };
}

/** Number of changes that a page lists. */
const MAX_CHANGES = 200;

const versionSummary = ({ seq, action, fields, at, actor }: Version) => ({
  ...{ seq, action, fields, at, by: personOf(actor) },
});

/** Returns the titles of the published records of a kind, by id. */
export async function recordTitles(
  db: Db,
  kind: AnyKind,
): Promise<Map<string, Partial<Record<Locale, string>>>> {
  const items = await kind.read(db);
  return new Map(items.map(({ id, value }) => [id, titleOf(kind, writeValue(kind, value) ?? {})]));
}

/** Returns the items of each kind to which a record can refer. */
async function optionsFor(db: Db, shape: Shape): Promise<ContentRecord['options']> {
  const options: ContentRecord['options'] = {};
  for (const name of referencedIn(shape)) {
    const kind = kindNamed(name);
    options[name] = [...(await recordTitles(db, kind))].map(([id, title]) => ({ id, title }));
  }
  return options;
}

function referencedIn(shape: Shape): Set<string> {
  if (shape.type === 'reference') return new Set(shape.kinds);
  if (shape.type === 'list') return referencedIn(shape.item);
  const all = (fieldsOf(shape) ?? []).flatMap((field) => [...referencedIn(field.shape)]);
  return new Set(all);
}
