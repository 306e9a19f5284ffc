/** Runs doctor's checks independently: a check that throws does not hide the results of the others. */
import type { CheckArea } from '#contract/staff/setup-checks';
import { asCalled } from '../as-called';
import { CHARITY_API_CHECK } from './checks/charity-api';
import { CLOCK_CHECK } from './checks/clock';
import { CONTENT_CHECKS } from './checks/content';
import { DATA_CHECKS } from './checks/data';
import { GIVING_CHECKS } from './checks/giving';
import { MAIL_CHECKS } from './checks/mail';
import { PROVIDER_CHECKS } from './checks/providers';
import { SETTINGS_CHECKS } from './checks/settings';
import { SITE_CHECKS } from './checks/site';
import { SOCIAL_CHECK } from './checks/social';
import { fail, skipped, type NamedFinding } from './finding';
import type { Check, Installation, Need, Ready } from './installation';

/** The checks of each area that the staff area shows, in the order of the report. */
export const CHECKS_OF: Readonly<Record<CheckArea, readonly Check[]>> = {
  settings: [...SETTINGS_CHECKS, SOCIAL_CHECK],
  address: [...SITE_CHECKS, CHARITY_API_CHECK, CLOCK_CHECK],
  data: DATA_CHECKS,
  mail: MAIL_CHECKS,
  providers: PROVIDER_CHECKS,
  giving: GIVING_CHECKS,
  content: CONTENT_CHECKS,
};

export const CHECKS: readonly Check[] = Object.values(CHECKS_OF).flat();

/** Runs all checks at the same time, and returns their findings in the order of CHECKS. */
export async function runChecks(
  installation: Installation,
  checks: readonly Check[] = CHECKS,
): Promise<NamedFinding[]> {
  const results = await Promise.all(checks.map((check) => runCheck(check, installation)));
  return results.flat();
}

async function runCheck(
  { name, needs, run }: Check,
  installation: Installation,
): Promise<NamedFinding[]> {
  const missing = needs.map((need) => whyNot(need, installation)).find(Boolean);
  if (missing) return [{ check: name, ...skipped(missing) }];
  try {
    // The needs have been checked.
    const findings = [await run(installation as Ready)].flat();
    return findings.map(({ message, todo, ...finding }) => ({
      ...{ check: name, ...finding, message: asCalled(message) },
      ...(todo !== undefined && { todo: asCalled(todo) }),
    }));
  } catch (error) {
    const found = fail(
      `The check itself failed: ${(error as Error).message}`,
      'Report this error to the developers of the site.',
    );
    return [{ check: name, ...found }];
  }
}

/** Returns the reason why a need is not met, or null when it is met. */
function whyNot(need: Need, { settings, database, holder }: Installation): string | null {
  if (need === 'settings') return settings ? null : 'The settings are invalid.';
  if (need === 'database') return database ? null : 'There is no usable database.';
  if (!settings?.isPublic) return 'PUBLIC_URL is not the URL of a public site.';
  return holder !== null || settings.charityApiUrl ? null : 'The site does not run.';
}
