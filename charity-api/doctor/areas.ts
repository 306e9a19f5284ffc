/** Groups the checks into the areas that the staff area shows, each with its worst result. */
import type { CheckArea, CheckedArea, CheckResult } from '#contract/staff/setup-checks';
import { CHECK_AREAS } from '#contract/staff/setup-checks';
import type { NamedFinding } from './finding';
import { CHECKS, runChecks } from './run';
import type { Installation } from './installation';

/** The area of each check. */
const AREAS: Readonly<Record<string, CheckArea>> = {
  ...{
    methods: 'giving',
    'quick donation': 'giving',
    'bank account': 'giving',
    content: 'content',
    policies: 'content',
    figures: 'content',
  },
  ...{ 'mail server': 'mail', 'mail queue': 'mail', sender: 'mail', 'test mail': 'mail' },
  ...{ address: 'address', site: 'address', certificate: 'address', http: 'address' },
  ...{ port: 'address', uploads: 'address', clock: 'address', 'charity api': 'address' },
  ...{ stripe: 'providers', 'stripe webhook': 'providers' },
  ...{ paypal: 'providers', 'paypal webhook': 'providers' },
  ...{ xendit: 'providers', 'xendit webhook': 'providers' },
  'social sign-in': 'settings',
  ...{ folder: 'data', disk: 'data', database: 'data', backup: 'data' },
  ...{ settings: 'settings', secrets: 'settings', demonstration: 'settings', keys: 'settings' },
};

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

/** @throws Error for a check without an area */
export function groupByArea(findings: readonly NamedFinding[]): CheckedArea[] {
  const placed = findings.map((finding) => ({ ...finding, area: areaOf(finding.check) }));
  return CHECK_AREAS.map((area) => {
    const own = placed.filter((one) => one.area === area);
    const result = RESULTS.find((one) => own.some((finding) => finding.result === one));
    return {
      ...{ area, result: result ?? 'skipped' },
      findings: own.map(({ check, result: found, message, todo }) => ({
        ...{ check, result: found, message, todo: todo ?? null },
      })),
    };
  });
}

export function areaOf(check: string): CheckArea {
  const area = AREAS[check];
  if (!area) throw new Error(`the check ${check} has no area`);
  return area;
}
