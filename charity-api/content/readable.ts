/** Reads the records of a kind for callers that must not fail because of one unreadable row. */
import type { Db } from '../db/tables';
import type { AnyKind, Item } from './kind';
import { UnreadableRowError } from './kinds/columns';

/** Returns null when a row of the kind cannot be read. The site omits that record. */
export async function readKind(db: Db, kind: AnyKind): Promise<Item[] | null> {
  try {
    return await kind.read(db);
  } catch (error) {
    if (error instanceof UnreadableRowError) return null;
    throw error;
  }
}
