/** The fault matrix has all its rows, and each row names tests that exist. */
import { resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { MATRIX } from '#tests/faults/matrix';
import { hasTest } from './sources';

/** The numbered faults, and the rows for monthly gifts and refunds. */
const ROWS = 48;

test('the rows are numbered without a gap, and each has a test', () => {
  expect(MATRIX.map(({ number }) => number)).toEqual(Array.from({ length: ROWS }, (_, n) => n + 1));
  expect(MATRIX.filter(({ tests }) => tests.length === 0)).toEqual([]);
});

describe('a test of the fault matrix exists', () => {
  const named = MATRIX.flatMap(({ number, tests }) => tests.map((one) => ({ number, ...one })));
  test.each(named)('$number: $title', ({ file, title }) => {
    expect(hasTest(file, title), `${file} has no test with this title`).toBe(true);
  });
});

test('npm run test:faults can start its projects: vitest rejects two of one group with different numbers of workers', async () => {
  // Otherwise the configuration sets it, for the other tests of this process too.
  vi.stubEnv('FAULTS', 'short');
  const { default: config } = (await import(resolve('vitest.faults.config.ts'))) as {
    default: { test: { projects: { test: { sequence?: { groupOrder?: number } } }[] } };
  };
  const { projects } = config.test;
  const groups = projects.map(({ test }) => test.sequence?.groupOrder);
  expect(new Set(groups).size).toBe(projects.length);
});
