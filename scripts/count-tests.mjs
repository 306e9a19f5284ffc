/** Counts passed tests, and names failed tests from Vitest's JSON report and exit code. */

/**
 * A file that cannot be loaded has no tests in the report, and neither has an error outside of tests. Each counts as
 * one failure.
 * @param {{ testResults: { name: string, status: string, assertionResults: { status: string, fullName: string }[] }[] } | undefined} report
 * @param {number} exitCode
 * @returns {{ passed: number, failed: number, failures: string[] }} `failures`: the file and name of each failed test
 */
export function countTests(report, exitCode) {
  const files = report?.testResults ?? [];
  const all = files.flatMap((file) => file.assertionResults);
  const passed = all.filter((test) => test.status === 'passed').length;
  const failures = files.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0) return failed.map((test) => `${file.name}: ${test.fullName}`);
    return file.status === 'failed' ? [file.name] : [];
  });
  if (failures.length === 0 && exitCode !== 0) failures.push('outside of the tests');
  return { passed, failed: failures.length, failures };
}
