/** Tests in a real browser, all against one built server that global-setup starts. */
import { defineConfig } from 'vitest/config';
import { aliases } from './vite.aliases';

export default defineConfig({
  resolve: { alias: aliases },
  test: {
    environment: 'node',
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/global-setup.ts'],
    // Each waits for the server and for its browser: on two cores, four end sooner than two.
    maxWorkers: 4,
    // Timeouts for a busy machine. They do not slow down a passing test, which ends after its last assertion.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    retry: 0,
  },
});
