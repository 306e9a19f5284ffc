/** Shared functions of the set-up's forms: the page after a saved step, and the API's messages by field. */
import { CharityError } from '#app/charity/errors';
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

/**
 * Runs the call of a form. Returns null, or the messages by the name of the form's field.
 * @param nameOf the form's field of a field of the record, such as bank_accounts[0].iban
 */
export async function problemsOf(
  work: () => Promise<unknown>,
  nameOf: (field: string) => string,
): Promise<Record<string, string> | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof CharityError && error.code === 'content.invalid')) throw error;
    const fields = Object.entries(error.detail.fields ?? {});
    return Object.fromEntries(fields.map(([field, message]) => [nameOf(field), message]));
  }
}
