/** Converts validation errors of a schema to message keys for the form fields. */
import type * as z from 'zod';

/** More than any form has. The caller chooses the keys, so their number is limited. */
const MAX_FIELDS = 40;

/** Returns field path ("donor.email", "lines.0.total") → message key below `api:fields`. */
export function fieldErrorsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...issue.path, key].join('.')] ??= 'unknown';
    } else {
      fields[issue.path.join('.')] ??= messageKey(issue);
    }
  }
  return Object.fromEntries(Object.entries(fields).slice(0, MAX_FIELDS));
}

function messageKey(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      // zod does not include the input in the issue, so only its message shows that the field was missing.
      return issue.message.endsWith('received undefined') ? 'required' : 'type';
    case 'invalid_value':
      return 'choice';
    case 'invalid_format':
      return 'format';
    case 'too_small':
      if (issue.origin !== 'string' && issue.origin !== 'array') return 'tooSmall';
      return Number(issue.minimum) <= 1 ? 'required' : 'tooShort';
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'tooLong' : 'tooLarge';
    default:
      return 'invalid';
  }
}
