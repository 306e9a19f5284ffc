/** Runs before all tests on PostgreSQL: starts a server and creates the templates that the tests copy. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seed } from '#api/content/seed';
import {
  makeTemplates,
  POSTGRES_VARIABLE,
  TEMPLATES_VARIABLE,
  TEST_NOW,
  testCharityFolder,
} from '../api/database';
import { createOrigin } from './copies';
import { startPostgres } from './server';

/** @returns a function that stops the server and deletes the databases */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-databases-'));
  // Files of the test charity, and the SQLite databases of tests that are about files.
  await makeTemplates(folder);
  process.env[TEMPLATES_VARIABLE] = folder;
  const server = await startPostgres();
  await createOrigin(server.folder, ({ db }) =>
    seed(db, { today: TEST_NOW, folder: testCharityFolder() }),
  );
  process.env[POSTGRES_VARIABLE] = server.folder;
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
