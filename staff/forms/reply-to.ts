/** Finds the reply to one of several forms on a page. */
import type { Submission } from '#app/ui/use-submission';

/** Returns the reply when it is about the form with this intent. Otherwise returns undefined. */
export function replyTo(form: Submission, intent: string): Submission {
  return form?.initialValue?.['intent'] === intent ? form : undefined;
}
