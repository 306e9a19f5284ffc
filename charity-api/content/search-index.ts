/** Keeps the search index equal to the content: the importer calls it for each change, and the API once at its start. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { SEARCH_KINDS } from '#contract/search';
import { foldedWords } from '#domain/folding';
import { indexedText } from '#domain/search/words';
import type { Database, Db } from '../db/tables';
import { transact } from '../db/transact';
import {
  clearEntries,
  putEntry,
  removeEntry,
  type SearchEntry,
} from '../modules/site-search/entries';
import type { AnyKind, Item } from './kind';
import { KINDS } from './kinds';
import { writeValue } from './write-file';
import { byDate, SEARCHED, searchEntryOf, kindLabels } from './searched';

/** Raise this number when the indexed fields or the folding change. The index is then filled again at the next start. */
const VERSION = 2;
/** A sample of folding, so that most changes of it are noticed without a new version. */
const SAMPLE = "İIıi Ünlü Qur'an أُسْرة إغاثة المياه والمياه مستشفى ٢٠٢٦";

const currentRules = (): string =>
  createHash('sha256')
    .update(JSON.stringify([VERSION, foldedWords(SAMPLE), indexedText(SAMPLE)]))
    .update(SEARCH_KINDS.map(kindLabels).join())
    .digest('hex');

/**
 * Adds a saved record to the index, or replaces it. Call in the transaction that saves the record. Many records are added
 * fastest in the order of their dates (`byDate`).
 */
export async function indexItem(tx: Db, kind: string, item: Item): Promise<void> {
  const entry = searchEntryOf(kind, item);
  if (entry) await putEntry(tx, entry);
}

/** Removes a withdrawn record from the index. Call in the transaction that withdraws it. */
export async function unindexItem(tx: Db, kind: string, item: Item): Promise<void> {
  const entry = searchEntryOf(kind, item);
  if (entry) await removeEntry(tx, entry.kind, entry.id);
}

/** Fills the index when it was filled with other rules: after an update of the site, and in a new database. */
export async function refreshIndex(db: Kysely<Database>): Promise<void> {
  const stored = await db.selectFrom('search_rules').select('rules').executeTakeFirst();
  if (stored?.rules !== currentRules()) await rebuildIndex(db);
}

/** Fills the index from all content, in one transaction. */
export async function rebuildIndex(db: Kysely<Database>): Promise<void> {
  await transact(db, 'content', async (tx) => {
    await clearEntries(tx);
    for await (const entry of readEntries(tx)) await putEntry(tx, entry);
    await tx.deleteFrom('search_rules').execute();
    await tx.insertInto('search_rules').values({ rules: currentRules() }).execute();
  });
}

/** Returns false for a record that was damaged with SQL: it must not prevent the start of the site. */
function canBeRead(kind: AnyKind, item: Item): boolean {
  try {
    searchEntryOf(kind.name, item);
  } catch {
    return false;
  }
  return writeValue(kind, item.value) !== null;
}

/**
 * Reads one kind after the other, so that the records of one kind only are in memory. Incomplete records are not on the
 * site, so they are not in the index. doctor reports them.
 */
export async function* readEntries(db: Db): AsyncGenerator<SearchEntry> {
  for (const { name } of SEARCHED) {
    const kind = KINDS.find((one) => one.name === name)!;
    const items = await kind.read(db);
    const complete = items.filter((item) => canBeRead(kind, item));
    for (const item of byDate(name, complete)) {
      const entry = searchEntryOf(name, item);
      if (entry) yield entry;
    }
  }
}
