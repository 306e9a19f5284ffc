/** Runs before all unit tests and creates the template databases that they copy. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeTemplates, TEMPLATES_VARIABLE } from '#tests/support/api/database';

/** @returns a function that deletes the databases after the last test */
export default async function setUp(): Promise<(() => void) | undefined> {
  // Vitest calls this once for each project of vitest.config.ts.
  if (process.env[TEMPLATES_VARIABLE]) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'test-databases-'));
  await makeTemplates(folder);
  process.env[TEMPLATES_VARIABLE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
