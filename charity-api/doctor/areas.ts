/** Groups the checks into the areas that the staff area shows, each with its worst result. */
import type { CheckedArea, CheckResult } from '#contract/staff/setup-checks';
import { CHECK_AREAS } from '#contract/staff/setup-checks';
import type { NamedFinding } from './finding';
import { CHECKS, CHECKS_OF, runChecks } from './run';
import type { Installation } from './installation';

/** The worst first. */
const RESULTS: readonly CheckResult[] = ['fail', 'warn', 'ok', 'skipped'];

/**
 * Checks a running installation. Omits the check for damage in the database: it reads the whole file, and the site
 * could not respond during that time.
 */
export async function checkAreas(installation: Installation): Promise<CheckedArea[]> {
  const checks = CHECKS.filter(({ name }) => name !== 'database' && name !== 'test mail');
  return groupByArea(await runChecks(installation, checks));
}

export const groupByArea = (findings: readonly NamedFinding[]): CheckedArea[] =>
  CHECK_AREAS.map((area) => {
    const own = findings.filter(({ check }) => CHECKS_OF[area].some(({ name }) => name === check));
    const result = RESULTS.find((one) => own.some((finding) => finding.result === one));
    return {
      ...{ area, result: result ?? 'skipped' },
      findings: own.map(({ check, result: found, message, todo }) => ({
        ...{ check, result: found, message, todo: todo ?? null },
      })),
    };
  });
