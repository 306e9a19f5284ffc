/** Counts passed and failed tests from Vitest's JSON report and exit code. */

/**
 * A file that cannot be loaded has no tests in the report, and neither has an error outside of tests. Each counts as
 * one failure.
 * @param {{ testResults: { status: string, assertionResults: { status: string }[] }[] } | undefined} report
 * @param {number} exitCode
 * @returns {{ passed: number, failed: number }}
 */
export function countTests(report, exitCode) {
  const files = report?.testResults ?? [];
  const all = files.flatMap((file) => file.assertionResults);
  const passed = all.filter((test) => test.status === 'passed').length;
  const failed =
    all.filter((test) => test.status === 'failed').length +
    files.filter(
      (file) =>
        file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
    ).length;
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}
