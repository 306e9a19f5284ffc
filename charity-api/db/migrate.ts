/** Migrates a database to the newest schema. Each migration runs in a separate transaction. */
import { sql, type Kysely } from 'kysely';
import type { Database } from './tables';
import { isPostgres } from './dialect';
import { MIGRATIONS, type Migration } from './migrations';
import { BASELINE_VERSION, createBaseline } from './postgres/baseline';

/** The database cannot be used. The message gives operators the reason and the next step. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

/** @throws DatabaseError when the database was made by a newer release. */
export async function migrate(
  db: Kysely<Database>,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  const isOnPostgres = isPostgres(db);
  await createVersionTable(db, isOnPostgres);
  for (;;) {
    // Read inside the transaction: two processes can open the same new file at the same time.
    const done = await db.transaction().execute(async (step) => {
      const row = await step.selectFrom('schema_version').select('version').executeTakeFirst();
      const version = row?.version ?? 0;
      if (version > migrations.length) {
        throw new DatabaseError(
          `The database has schema ${version}, this release knows up to ${migrations.length}. ` +
            'Run the newer release, or restore a backup that was made before it.',
        );
      }
      const next: Step | undefined = isOnPostgres
        ? nextOnPostgres(migrations, version)
        : migrations[version];
      if (!next) return true;
      await next.up(step);
      await step.deleteFrom('schema_version').execute();
      await step
        .insertInto('schema_version')
        .values({ version: next.version ?? version + 1 })
        .execute();
      return false;
    });
    if (done) return;
  }
}

/** `version`: of the schema afterwards. Default: the next one. */
type Step = Pick<Migration, 'up'> & { version?: number };

/** A new PostgreSQL database begins with the schema of the last release that supported only SQLite. */
function nextOnPostgres(migrations: readonly Migration[], version: number): Step | undefined {
  if (version < BASELINE_VERSION) return { up: createBaseline, version: BASELINE_VERSION };
  const next = migrations[version];
  if (next && !next.upPostgres) throw new Error(`migration ${version + 1} has no upPostgres`);
  return next && { up: next.upPostgres! };
}

async function createVersionTable(db: Kysely<Database>, isOnPostgres: boolean): Promise<void> {
  const columns = isOnPostgres
    ? sql`(version bigint not null)`
    : sql`(version integer not null) strict`;
  await sql`create table if not exists schema_version ${columns}`.execute(db);
}
