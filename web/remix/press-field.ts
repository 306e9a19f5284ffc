/** The form field that scripts add to every POST form, to recognise a submission that is sent twice (decision 0027). */
export const SUBMISSION_ID_FIELD = 'press';

/** @returns the submission's id; undefined without scripts, and for an invalid value */
export function readSubmissionId(form: FormData): string | undefined {
  const press = form.get(SUBMISSION_ID_FIELD);
  return typeof press === 'string' && /^[a-z0-9]{1,7}$/.test(press) ? press : undefined;
}
