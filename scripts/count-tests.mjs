/** How many tests passed and failed, from Vitest's JSON report and its exit code. */

/**
 * A file that could not be loaded has no tests in the report, and an error outside of any test none either: each counts as one failure.
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
