/** The version of the content: a number that grows with every import, so that caches know when to forget. */
import { sql } from 'kysely';
import type { Db } from './kind';

export async function raiseVersion(db: Db): Promise<void> {
  await sql`update content_version set version = version + 1`.execute(db);
}
