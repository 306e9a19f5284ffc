/** The kinds of content and the records of a kind, as lists of the staff area. */
import type { KindSummary, RecordList, RecordSummary } from '#contract/staff/content';
import { completenessOf, isComplete } from '#domain/content/languages';
import { LOCALES, type Locale } from '#domain/locales';
import { permissionToWrite } from '#domain/staff/content-kinds';
import { isAllowed } from '#domain/staff/permissions';
import type { Db } from '../../db/tables';
import type { AnyKind } from '../kind';
import { KINDS } from '../kinds';
import type { EditDeps } from './drafts';
import { kindNamed } from './kinds';
import { publishedOf, readDrafts, type Draft } from './rows';
import {
  draftSummary,
  shownOf,
  staleOf,
  statusOf,
  titleOf,
  type Row,
  type Viewer,
} from './summaries';

export async function listKinds(deps: EditDeps, { roles }: Viewer): Promise<KindSummary[]> {
  const drafts = await readDrafts(deps.db);
  const all: KindSummary[] = [];
  for (const kind of KINDS) {
    const rows = await rowsOf(deps.db, kind, drafts);
    all.push({
      ...{ kind: kind.name, isSingle: kind.isSingle ?? false },
      mayWrite: isAllowed(roles, permissionToWrite(kind.name)),
      records: rows.length,
      drafts: rows.filter(({ draft }) => draft).length,
      complete: completeCounts(kind, rows),
      stale: rows.filter(({ published }) => staleOf(kind, published, deps.now()) !== null).length,
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

function summaryOf(kind: AnyKind, row: Row, now: Date): RecordSummary {
  const written = shownOf(row);
  return {
    ...{ id: row.id, title: titleOf(kind, written), isPublished: row.published !== null },
    status: statusOf(row),
    draft: row.draft && { ...draftSummary(row.draft), failed: row.draft.failure !== null },
    languages: completenessOf(kind.codec.shape, written),
    staleSince: staleOf(kind, row.published, now),
  };
}

function completeCounts(kind: AnyKind, rows: readonly Row[]): Record<Locale, number> {
  const all = rows.map((row) => completenessOf(kind.codec.shape, shownOf(row)));
  const count = (locale: Locale) => all.filter((one) => isComplete(one[locale])).length;
  return Object.fromEntries(LOCALES.map((locale) => [locale, count(locale)])) as Record<
    Locale,
    number
  >;
}
