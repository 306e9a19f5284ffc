/** One built server for all browser tests. */
import type { TestProject } from 'vitest/node';
import { shareFilledCharity, startServer } from '#tests/support/server';

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string;
    dataDir: string;
  }
}

export default async function setUp(project: TestProject) {
  const removeFilled = await shareFilledCharity();
  const server = await startServer();
  project.provide('origin', server.origin);
  project.provide('dataDir', server.dataDir);
  return async () => {
    await server.stop();
    await removeFilled();
  };
}
