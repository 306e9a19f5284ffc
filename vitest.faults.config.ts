/** Vitest configuration of the long form of the fault matrix: `npm run test:faults`. */
import { defineConfig } from 'vitest/config';
import browser from './vitest.e2e.config';
import { matrixFiles } from './tests/faults/matrix';
import { aliases } from './vite.aliases';
import unit, { SHARED } from './vitest.config';
import postgres from './vitest.postgres.config';

// Also for the reporter, which runs in the main process.
process.env.FAULTS ??= 'long';

const { projects: _, ...shared } = unit.test!;
const files = matrixFiles();
const isBrowserTest = (file: string) => file.startsWith('tests/e2e/');
const isPostgresTest = (file: string) => file.startsWith('tests/postgres/');
const isIsolated = (file: string) => file.includes('.isolated.');
const needsDocument = (file: string) => /^(?:app|web)\/.*\.tsx$/.test(file);
const inThreads = files.filter(
  (file) => !isBrowserTest(file) && !isPostgresTest(file) && !isIsolated(file),
);

export default defineConfig({
  resolve: { alias: aliases },
  test: {
    reporters: ['default', './tests/faults/reporter.ts'],
    // Each project has its own setup. They run one after the other, because their numbers of workers differ.
    projects: [
      {
        resolve: { alias: aliases },
        test: {
          ...shared,
          ...SHARED,
          name: 'node',
          include: inThreads.filter((file) => !needsDocument(file)),
          sequence: { groupOrder: 0 },
        },
      },
      {
        resolve: { alias: aliases },
        test: {
          ...shared,
          ...SHARED,
          name: 'document',
          environment: 'jsdom',
          include: inThreads.filter(needsDocument),
          sequence: { groupOrder: 4 },
        },
      },
      {
        resolve: { alias: aliases },
        test: {
          ...shared,
          name: 'isolated',
          include: files.filter(isIsolated),
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve: { alias: aliases },
        test: {
          ...postgres.test,
          name: 'postgres',
          include: files.filter(isPostgresTest),
          sequence: { groupOrder: 2 },
        },
      },
      {
        resolve: { alias: aliases },
        test: {
          ...browser.test,
          name: 'browser',
          include: files.filter(isBrowserTest),
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
