/** Tests that every kind of failure of a test run is counted. */
import { expect, test } from 'vitest';
import { countTests } from './count-tests.mjs';

const file = (status: string, ...tests: string[]) => ({
  name: 'tests/wells.test.ts',
  status,
  assertionResults: tests.map((result, at) => ({ status: result, fullName: `well ${at}` })),
});

test('counts passed and failed tests, but no skipped and no todo tests', () => {
  const report = {
    testResults: [file('failed', 'passed', 'failed', 'skipped'), file('passed', 'passed', 'todo')],
  };
  const failures = ['tests/wells.test.ts: well 1'];
  expect(countTests(report, 1)).toEqual({ passed: 2, failed: 1, failures });
});

test('counts a file that cannot be loaded as a failure', () => {
  const report = { testResults: [file('passed', 'passed'), file('failed')] };
  const failures = ['tests/wells.test.ts'];
  expect(countTests(report, 1)).toEqual({ passed: 1, failed: 1, failures });
});

test('counts a failure when the run fails outside of tests or writes no report', () => {
  const failures = ['outside of the tests'];
  const report = { testResults: [file('passed', 'passed')] };
  expect(countTests(report, 1)).toEqual({ passed: 1, failed: 1, failures });
  expect(countTests(undefined, 1)).toEqual({ passed: 0, failed: 1, failures });
});

test('counts no failure when all tests pass', () => {
  const report = { testResults: [file('passed', 'passed')] };
  expect(countTests(report, 0)).toEqual({ passed: 1, failed: 0, failures: [] });
});
