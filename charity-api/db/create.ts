/** Creates the tables of a new database, and changes those of an earlier release. */
import { sql, type Kysely, type Transaction } from 'kysely';
import { isPostgres, lockNames } from './dialect';
import { MIGRATIONS } from './migrations';
import { POSTGRES_SCHEMA, SCHEMA_VERSION, SQLITE_SCHEMA } from './schema';
import type { Database } from './tables';

/** The database cannot be used. The message gives operators the reason and the next step. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

/** @throws DatabaseError when no migration begins with the schema of the database; it is not changed */
export async function createTables(db: Kysely<Database>): Promise<void> {
  // In one transaction: two processes can open the same new file at the same time.
  await db.transaction().execute(async (tx) => {
    await lockNames(tx, ['tables']);
    await sql`create table if not exists schema_version (version text not null)`.execute(tx);
    const row = await tx.selectFrom('schema_version').select('version').executeTakeFirst();
    if (row) return migrate(tx, row.version);
    const statements = isPostgres(db) ? POSTGRES_SCHEMA : SQLITE_SCHEMA;
    for (const statement of statements) await sql.raw(statement).execute(tx);
    await tx.insertInto('schema_version').values({ version: SCHEMA_VERSION }).execute();
  });
}

async function migrate(tx: Transaction<Database>, version: string): Promise<void> {
  if (version === SCHEMA_VERSION) return;
  const first = MIGRATIONS.findIndex(({ from }) => from === version);
  if (first === -1) throw new DatabaseError(OTHER_SCHEMA);
  for (const { run } of MIGRATIONS.slice(first)) await run(tx);
  await tx.updateTable('schema_version').set({ version: SCHEMA_VERSION }).execute();
}

/**
 * @param found a query of the table `schema_version`; without this table, the database is not one of this site
 * @throws DatabaseError when the database has another schema, and the error of the query
 */
export async function requireSchema(
  found: Promise<{ version: string } | undefined>,
): Promise<void> {
  const row = await found.catch((error: Error & { code?: string }) => {
    const isMissing = error.code === UNDEFINED_TABLE || error.message.includes('no such table');
    if (!isMissing) throw error;
  });
  requireVersion(row?.version);
}

/** PostgreSQL, appendix A: error codes. */
const UNDEFINED_TABLE = '42P01';

const OTHER_SCHEMA =
  'The database does not have the schema of this release, and was not changed. Start the site, or restore the ' +
  'backup, with the release that made it, or begin with an empty folder or PostgreSQL database.';

/** @param version undefined for a database that is not one of this site @throws DatabaseError for another schema */
export function requireVersion(version: string | undefined): void {
  if (version === SCHEMA_VERSION) return;
  throw new DatabaseError(
    MIGRATIONS.some(({ from }) => from === version)
      ? 'The database has the schema of an earlier release. Start the site with this release: the start changes it.'
      : OTHER_SCHEMA,
  );
}
