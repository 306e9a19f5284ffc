/** From what a schema found wrong to the message keys that stand beside the fields. */
import type * as z from 'zod';

/** More than any form has. Keys come from the caller, so their number must have an end. */
const MAX_FIELDS = 40;

/** Path of the field ("donor.email", "lines.0.minor") → key below `api:fields`. */
export function fieldsOf(error: z.ZodError): Record<string, string> {
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
      // zod leaves the input out of the issue; its own sentence is the only trace of "was not there".
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
