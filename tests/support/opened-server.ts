/** Starts the built server once for the tests of a file. */
import { beforeAll } from 'vitest';
import { startServer, type RunningServer } from './server';

/** Call it outside of tests. The returned object is filled before the first test. */
export function setupServer(options: Parameters<typeof startServer>[0] = {}): RunningServer {
  const server = {} as RunningServer;
  beforeAll(async () => {
    Object.assign(server, await startServer(options));
    return () => server.stop();
  });
  return server;
}
