/** Vitest configuration for tests without a browser: units, components (in jsdom), contract, guards, faults. */
import { defineConfig } from 'vitest/config';
import { aliases } from './vite.aliases';

const TESTS = [
  '{app,charity-api,contract,domain,server,scripts,staff,web}/**/*.test.{ts,tsx}',
  'tests/{bench,contract,load}/**/*.test.{ts,tsx}',
  '*.test.ts',
];
/** Tests that read build/ or start the built server. */
const BUILT = 'tests/{guards,faults}/**/*.test.{ts,tsx}';
/** Tests that replace modules, or set the environment before modules read it. */
const ISOLATED = '**/*.isolated.test.{ts,tsx}';
/** Tests of components, which need a document. Staff pages have no scripts, so their tests read HTML. */
const WITH_DOCUMENT = '{app,web}/**/*.test.tsx';
/** Files share the loaded modules of their thread. Loading modules for each file took two thirds of the run. */
export const SHARED = { pool: 'threads', isolate: false } as const;

export default defineConfig({
  resolve: { alias: aliases },
  test: {
    environment: 'node',
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/setup.ts'],
    // Fixed values, so that the environment of the machine does not change a result.
    env: {
      ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', TZ: 'UTC', FORM_MIN_AGE: '0' },
      // Without these, the tests would generate secrets and store them in ./data.
      SESSION_SECRETS: 'the-session-secret-of-the-unit-tests',
      CHARITY_API_CLIENT_SECRET: 'the-client-secret-of-the-unit-tests',
      CHARITY_API_SIGNING_SECRETS: 'the-signing-secret-of-the-unit-tests',
    },
    // The default leaves one core to Vitest itself, which is idle most of the time.
    maxWorkers: '100%',
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Timeouts for a test that hangs, long enough for a slow and busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      // Groups run one after the other: a thread whose next file needs another environment loads all modules again.
      {
        extends: true,
        test: {
          ...SHARED,
          name: 'node',
          include: TESTS,
          exclude: [ISOLATED, WITH_DOCUMENT],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...SHARED,
          name: 'document',
          environment: 'jsdom',
          include: [WITH_DOCUMENT],
          exclude: [ISOLATED],
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          ...SHARED,
          name: 'built',
          include: [BUILT],
          exclude: [ISOLATED],
          globalSetup: ['tests/support/build.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: [ISOLATED], sequence: { groupOrder: 3 } },
      },
    ],
  },
});
