/** The page after a saved step of the set-up. */
import { SETUP_STEPS, type SetupStep } from '#contract/staff/setup';
import type { StaffClient } from '../../charity/client.server';
import { staffLinks } from '../../links';

/** Returns the page of the next open step, or the plan. */
export async function afterStep(charity: StaffClient, step: SetupStep) {
  const { steps } = await charity.call('staffSetup');
  const at = SETUP_STEPS.indexOf(step);
  const next = steps.slice(at + 1).find(({ isDone, mayWrite }) => !isDone && mayWrite);
  return next ? staffLinks.setupStep(next.step) : staffLinks.setup();
}
