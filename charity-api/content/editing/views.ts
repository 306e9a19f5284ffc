/** Content data for the staff area: the kinds, the records of a kind, and one record as form data. */
import type {
  ContentRecord,
  ContentVersion,
  KindSummary,
  RecordList,
  RecordSummary,
} from '#contract/staff/content';
import { completenessOf, isComplete } from '#domain/content/languages';
import {
  fieldsOf,
  isFields,
  type Shape,
  type Written,
  type WrittenFields,
} from '#domain/content/shape';
import { LOCALES, type Locale } from '#domain/locales';
import { isAllowed, type StaffRole } from '#domain/staff/permissions';
import type { Db } from '../../db/tables';
import type { Actor } from '../../http/actor';
import { ApiError } from '../../http/errors';
import { fieldChanges } from '../changes';
import type { AnyKind } from '../kind';
import { KINDS } from '../kinds';
import { picturesByName } from '../pictures';
import { readKind } from '../readable';
import { readScenes } from '../scenes';
import type { Problem } from '../source';
import { writeValue } from '../write-file';
import type { EditDeps, RecordName } from './drafts';
import { GUARDED, kindNamed, permissionToWrite } from './kinds';
import { pageOf } from './preview';
import { messagesFor } from './problems';
import {
  hashOf,
  readDraft,
  readDrafts,
  readVersions,
  type Draft,
  type Published,
  type Version,
} from './rows';
import { staleSince } from './stale';

/** The member who requests the page, and the language of messages. */
export type Viewer = { roles: readonly StaffRole[]; locale: Locale };

type Row = { id: string; published: Published | null; draft: Draft | null };

export async function listKinds(deps: EditDeps, { roles }: Viewer): Promise<KindSummary[]> {
  const drafts = await readDrafts(deps.db);
  const all: KindSummary[] = [];
  for (const kind of KINDS) {
    const rows = await rowsOf(deps.db, kind, drafts);
    const permission = permissionToWrite(kind.name);
    all.push({
      ...{ kind: kind.name, isSingle: kind.isSingle ?? false, permission },
      mayWrite: isAllowed(roles, permission),
      records: rows.length,
      drafts: rows.filter(({ draft }) => draft).length,
      complete: completeCounts(kind, rows),
      stale: rows.filter((row) => staleOf(kind, row, deps.now()) !== null).length,
    });
  }
  return all;
}

export async function listRecords(
  deps: EditDeps,
  name: string,
  { roles }: Viewer,
): Promise<RecordList> {
  const kind = kindNamed(name);
  const rows = await rowsOf(deps.db, kind, await readDrafts(deps.db));
  return {
    ...{ kind: name, isSingle: kind.isSingle ?? false, ids: kind.ids ? [...kind.ids] : null },
    mayWrite: isAllowed(roles, permissionToWrite(name)),
    records: rows.map((row) => summaryOf(kind, row, deps.now())),
  };
}

/** Returns the form data of a record; of a new one when neither a draft nor a published record has the id. */
export async function showRecord(
  deps: EditDeps,
  { kind: name, id }: RecordName,
  { roles, locale }: Viewer,
): Promise<ContentRecord> {
  const kind = kindNamed(name);
  if (kind.isSingle && id !== name) throw new ApiError('contentRecord.notFound');
  const { db, config, now } = deps;
  const item = (await kind.read(db)).find((one) => one.id === id);
  const published = item ? publishedOf(kind, item.value) : null;
  const draft = await readDraft(db, name, id);
  const written = draft?.written ?? published?.written ?? {};
  const { shape } = kind.codec;
  const permission = permissionToWrite(name);
  const row = { id, published, draft };
  return {
    ...{ kind: name, id, isSingle: kind.isSingle ?? false, permission, shape },
    mayWrite: isAllowed(roles, permission),
    ...{ revision: draft?.revision ?? 0, base: hashOf(published), isPublished: published !== null },
    guarded: [...(GUARDED[name] ?? [])],
    written: written as WrittenFields,
    pictures: { ...published?.pictures, ...draft?.pictures },
    ...{ title: titleOf(kind, written), status: statusOf(published?.written ?? written) },
    draft: draft && {
      ...draftSummary(draft),
      failure: await failureOf(db, { kind: name, id }, locale),
      fields: namesOf(fieldChanges(published?.written ?? null, draft.written)),
    },
    languages: completenessOf(shape, written),
    ...{ staleSince: staleOf(kind, row, now()), page: pageOf({ kind: name, id }) },
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
  const item = (await kind.read(db)).find((one) => one.id === id);
  const published = item ? publishedOf(kind, item.value) : null;
  return {
    ...versionSummary(version),
    ...{ kind: name, id, shape: kind.codec.shape, pictures: version.pictures },
    title: titleOf(kind, version.written ?? {}),
    written: version.written as WrittenFields | null,
    mayWrite: isAllowed(roles, permissionToWrite(name)),
    changes: fieldChanges(version.written ?? null, published?.written).slice(0, MAX_CHANGES),
  };
}

/** Number of changes that a page lists. */
const MAX_CHANGES = 200;

const publishedOf = (kind: AnyKind, value: unknown): Published => ({
  written: writeValue(kind, value) ?? {},
  pictures: picturesByName(value),
});

/** Returns the published records in the order of the site, then new ones. */
async function rowsOf(db: Db, kind: AnyKind, drafts: readonly Draft[]): Promise<Row[]> {
  const own = drafts.filter((draft) => draft.kind === kind.name);
  const rows: Row[] = (await kind.read(db)).map(({ id, value }) => ({
    id,
    published: publishedOf(kind, value),
    draft: own.find((draft) => draft.id === id) ?? null,
  }));
  const known = new Set(rows.map(({ id }) => id));
  const added = own.filter(({ id }) => !known.has(id));
  return [...rows, ...added.map((draft) => ({ id: draft.id, published: null, draft }))];
}

const shown = ({ draft, published }: Row): Written => draft?.written ?? published?.written ?? {};

function summaryOf(kind: AnyKind, row: Row, now: Date): RecordSummary {
  const written = shown(row);
  return {
    ...{ id: row.id, title: titleOf(kind, written), isPublished: row.published !== null },
    status: statusOf(row.published?.written ?? written),
    draft: row.draft && { ...draftSummary(row.draft), failed: row.draft.failure },
    languages: completenessOf(kind.codec.shape, written),
    staleSince: staleOf(kind, row, now),
  };
}

const staleOf = (kind: AnyKind, { published }: Row, now: Date): string | null =>
  published && staleSince(kind.name, published.written, now);

const completeCounts = (kind: AnyKind, rows: readonly Row[]): Record<Locale, number> => {
  const all = rows.map((row) => completenessOf(kind.codec.shape, shown(row)));
  const count = (locale: Locale) => all.filter((one) => isComplete(one[locale])).length;
  return Object.fromEntries(LOCALES.map((locale) => [locale, count(locale)])) as Record<
    Locale,
    number
  >;
};

const draftSummary = ({ savedAt, savedBy, publishAt }: Draft) => ({
  ...{ savedAt, publishAt, savedBy: personOf(savedBy) },
});

const versionSummary = ({ seq, action, fields, at, actor }: Version) => ({
  ...{ seq, action, fields, at, by: personOf(actor) },
});

const personOf = (actor: Actor) => ({
  kind: actor.kind,
  name: actor.kind === 'member' ? actor.name : '',
});

const namesOf = (changes: readonly { field: string }[]): string[] => [
  ...new Set(changes.map(({ field }) => /^[^.[]+/.exec(field)?.[0] ?? field)),
];

/** Returns the titles of the published records of a kind, by id; none when a row of the kind cannot be read. */
export async function recordTitles(
  db: Db,
  kind: AnyKind,
): Promise<Map<string, Partial<Record<Locale, string>>>> {
  const items = (await readKind(db, kind)) ?? [];
  return new Map(items.map(({ id, value }) => [id, titleOf(kind, writeValue(kind, value) ?? {})]));
}

/** Returns the first one-line text of a record, such as its title. Empty for records without texts. */
function titleOf(kind: AnyKind, written: Written): Partial<Record<Locale, string>> {
  const first = fieldsOf(kind.codec.shape)?.find(({ shape }) => shape.type === 'texts');
  const texts = first && isFields(written) ? written[first.name] : undefined;
  return kind.isSingle || !isFields(texts) ? {} : (texts as Partial<Record<Locale, string>>);
}

function statusOf(written: Written): string | null {
  if (!isFields(written)) return null;
  return typeof written.status === 'string' ? written.status : null;
}

async function failureOf(
  db: Db,
  { kind, id }: RecordName,
  locale: Locale,
): Promise<Record<string, string> | null> {
  const row = await db
    .selectFrom('content_drafts')
    .select('failure')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || row.failure === null) return null;
  return messagesFor(kind, JSON.parse(row.failure) as Problem[], locale);
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
