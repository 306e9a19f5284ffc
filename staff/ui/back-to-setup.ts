/** The link back from an editor to the step of the set-up that opened it. The URL of the editor contains the step. */
import { useText } from '#web/i18n/strings';
import { SETUP_STEPS, type SetupStep } from '#contract/staff/setup';
import { staffLinks } from '../links';

/** The query parameter with the step. */
export const SETUP_FIELD = 'setup';

/** Returns the step that opened this page, or null. */
export function setupStepOf(url: URL): SetupStep | null {
  const step = url.searchParams.get(SETUP_FIELD);
  return SETUP_STEPS.find((one) => one === step) ?? null;
}

/** Returns the target of the back link, or null for a page that no step opened. */
export function useBackToSetup(step: SetupStep | null): { to: string; label: string } | null {
  const t = useText('staff-setup');
  return (
    step && { to: staffLinks.setupStep(step), label: `${t('title')}: ${t(`step.${step}.title`)}` }
  );
}
