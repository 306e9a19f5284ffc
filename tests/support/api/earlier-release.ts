/** Databases with the schema of an earlier release, for tests of migrations. */
import { Kysely } from 'kysely';
import Libsql from 'libsql';
import { LibsqlDialect, type RawDatabase } from '#api/db/driver';
import { migrate } from '#api/db/migrate';
import { MIGRATIONS, type Migration } from '#api/db/migrations';
import type { Database } from '#api/db/tables';

/** Opens a database with the schema before `migration`. @param file a new file instead of memory */
export async function openMigratedBefore(
  migration: Migration,
  file = ':memory:',
): Promise<Kysely<Database>> {
  const raw = new Libsql(file);
  raw.pragma('foreign_keys = ON');
  const db = new Kysely<Database>({
    dialect: new LibsqlDialect(raw as unknown as RawDatabase, 0),
  });
  await migrate(db, MIGRATIONS.slice(0, MIGRATIONS.indexOf(migration)));
  return db;
}

/** Migrates a database to the schema after `migration`. */
export const migrateTo = (db: Kysely<Database>, migration: Migration): Promise<void> =>
  migrate(db, MIGRATIONS.slice(0, MIGRATIONS.indexOf(migration) + 1));
