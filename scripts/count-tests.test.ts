/** Counting tests: nothing that went wrong is counted as nothing. */
import { expect, test } from 'vitest';
import { countTests } from './count-tests.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((result) => ({ status: result })),
});

test('counts each test, and neither skipped nor unfinished ones', () => {
  const report = {
    testResults: [file('failed', 'passed', 'failed', 'skipped'), file('passed', 'passed', 'todo')],
  };
  expect(countTests(report, 1)).toEqual({ passed: 2, failed: 1 });
});

test('a file that could not be loaded is a failure', () => {
  expect(countTests({ testResults: [file('passed', 'passed'), file('failed')] }, 1)).toEqual({
    passed: 1,
    failed: 1,
  });
});

test('a run that failed outside of its tests, or left no report, is a failure', () => {
  expect(countTests({ testResults: [file('passed', 'passed')] }, 1)).toEqual({
    passed: 1,
    failed: 1,
  });
  expect(countTests(undefined, 1)).toEqual({ passed: 0, failed: 1 });
});

test('a clean run has none', () => {
  expect(countTests({ testResults: [file('passed', 'passed')] }, 0)).toEqual({
    passed: 1,
    failed: 0,
  });
});
