/** Vitest configuration for PostgreSQL: the charity API's tests, which also run on SQLite, and those of tests/postgres. */
import { defineConfig } from 'vitest/config';
import base from './vitest.config';

const { projects: _projects, globalSetup: _setup, ...shared } = base.test!;

/** Files about SQLite alone. Single tests of other files use tests/support/api/sqlite-only.ts. */
const SQLITE_ONLY = [
  // The driver and the lock of SQLite files. tests/postgres tests these of PostgreSQL.
  'charity-api/db/!(constraints|stored-files|transact|upgrades).test.ts',
  // Files of a data folder. tests/postgres/move.test.ts tests backups of PostgreSQL.
  ...['charity-api/backup/**', 'charity-api/demonstration/**'],
  ...['charity-api/{index,main,terminal}.test.ts'],
  // Query plans.
  'charity-api/modules/projects/plans.test.ts',
];

export default defineConfig({
  ...base,
  test: {
    ...shared,
    globalSetup: ['tests/support/postgres/global-setup.ts'],
    include: ['charity-api/**/*.test.ts', 'tests/postgres/**/*.test.ts'],
    exclude: ['**/*.isolated.test.ts', ...SQLITE_ONLY],
    pool: 'threads',
    isolate: false,
  },
});
