/** Tests that every kind of failure of a test run is counted. */
import { expect, test } from 'vitest';
import { countTests } from './count-tests.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((result) => ({ status: result })),
});

test('counts passed and failed tests, but no skipped and no todo tests', () => {
  const report = {
    testResults: [file('failed', 'passed', 'failed', 'skipped'), file('passed', 'passed', 'todo')],
  };
  expect(countTests(report, 1)).toEqual({ passed: 2, failed: 1 });
});

test('counts a file that cannot be loaded as a failure', () => {
  expect(countTests({ testResults: [file('passed', 'passed'), file('failed')] }, 1)).toEqual({
    passed: 1,
    failed: 1,
  });
});

test('counts a failure when the run fails outside of tests or writes no report', () => {
  expect(countTests({ testResults: [file('passed', 'passed')] }, 1)).toEqual({
    passed: 1,
    failed: 1,
  });
  expect(countTests(undefined, 1)).toEqual({ passed: 0, failed: 1 });
});

test('counts no failure when all tests pass', () => {
  expect(countTests({ testResults: [file('passed', 'passed')] }, 0)).toEqual({
    passed: 1,
    failed: 0,
  });
});
