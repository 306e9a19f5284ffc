/** Tests that need no browser: units, components (jsdom by a comment in the file), contract, guards, faults. */
import { defineConfig } from 'vitest/config';
import { aliases } from './vite.aliases';

export default defineConfig({
  resolve: { alias: aliases },
  test: {
    environment: 'node',
    setupFiles: ['tests/support/setup.ts'],
    include: [
      '{app,charity-api,contract,domain,server,scripts}/**/*.test.{ts,tsx}',
      'tests/{contract,guards,faults}/**/*.test.{ts,tsx}',
      '*.test.ts',
    ],
    // Tests build what they need; nothing of the machine they run on may leak in.
    env: { NODE_ENV: 'test', LOG_LEVEL: 'silent', TZ: 'UTC', FORM_MIN_AGE: '0' },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
