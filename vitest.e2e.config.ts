/** Vitest configuration for tests in a real browser, against one built server that global-setup.ts starts. */
import { defineConfig } from 'vitest/config';
import { aliases } from './vite.aliases';

export default defineConfig({
  resolve: { alias: aliases },
  test: {
    environment: 'node',
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/global-setup.ts'],
    // Workers often wait for the server or the browser: on two cores, four workers are faster than two.
    maxWorkers: 4,
    // Files share the loaded modules and the browser of their worker.
    isolate: false,
    // Timeouts for a busy machine. They do not slow down a passing test, which ends after its last assertion.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    retry: 0,
  },
});
