/** Tests that run only on SQLite: the run on PostgreSQL (vitest.postgres.config.ts) skips them. */
import { test } from 'vitest';
import { POSTGRES_VARIABLE } from './database';

const isOnPostgres = process.env[POSTGRES_VARIABLE] !== undefined;

/** Checks the plan of a query. PostgreSQL chooses plans by statistics, and reads small tables without an index. */
export const testPlan = test.skipIf(isOnPostgres);

/** Makes a state of the database with a pragma, such as rows without the rows to which they refer. */
export const testWithPragma = test.skipIf(isOnPostgres);

/** Takes a table away. On PostgreSQL, later tests get the same database with other rows. */
export const testWithoutTable = test.skipIf(isOnPostgres);

/** Compares the sequence of transactions. On PostgreSQL, several run at the same time. */
export const testSequence = test.skipIf(isOnPostgres);
