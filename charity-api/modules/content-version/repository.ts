/** The content version: a number that grows with every import, so that caches know when to request content again. */
import type { Db } from '../../db/tables';

export async function readVersion(db: Db): Promise<number> {
  const { version } = await db
    .selectFrom('content_version')
    .select('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function incrementVersion(db: Db): Promise<void> {
  await db
    .updateTable('content_version')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .execute();
}
