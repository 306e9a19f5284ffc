/** Opens databases for the tests of a file, and closes them after each test. */
import type { Kysely } from 'kysely';
import { afterEach } from 'vitest';
import type { OpenDatabase } from '#api/db/open';
import type { Database } from '#api/db/tables';
import { openCopy, type Template } from './database';

/** Call it outside of tests. Returns a function that opens a database, with the test charity unless it is `empty`. */
export function setupDatabases(): (template?: Template) => Promise<Kysely<Database>> {
  const opened: OpenDatabase[] = [];
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });
  return async (template = 'filled') => {
    const one = await openCopy(template);
    opened.push(one);
    return one.db;
  };
}
