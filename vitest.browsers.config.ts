/** Vitest configuration for the main journeys in Firefox and WebKit: `npm run test:browsers`. */
import { defineConfig } from 'vitest/config';
import { aliases } from './vite.aliases';

export default defineConfig({
  resolve: { alias: aliases },
  test: {
    environment: 'node',
    include: ['tests/browsers/**/*.test.ts'],
    globalSetup: ['tests/e2e/global-setup.ts'],
    maxWorkers: 1,
    // Timeouts for a busy machine, on which a browser needs half a minute to start.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    retry: 0,
  },
});
