/** One built server for all browser tests. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { fillWithTestCharity, startServer } from '#tests/support/server';

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string;
    dataDir: string;
  }
}

export default async function setUp(project: TestProject) {
  const filled = await mkdtemp(join(tmpdir(), 'filled-'));
  await fillWithTestCharity(filled);
  // Workers inherit it, for the servers of single files.
  process.env.FILLED_CHARITY = filled;
  const server = await startServer();
  project.provide('origin', server.origin);
  project.provide('dataDir', server.dataDir);
  return async () => {
    await server.stop();
    await rm(filled, { recursive: true });
  };
}
