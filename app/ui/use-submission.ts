/** What an action sent back about a form, field by field: what was typed and what is wrong with it. */
import type { SubmissionResult } from '@conform-to/react';
import { useEffect } from 'react';

export type FieldState = {
  name: string;
  id: string;
  defaultValue: string | undefined;
  errors: string[];
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  autoFocus: true | undefined;
};

export type Submission = SubmissionResult<string[]> | undefined;

/**
 * @param form the action's reply (`useActionData()?.form`), undefined before the first try
 * @param prefix of the fields' ids, where two forms of a page have fields of the same name
 */
export function useSubmission(form: Submission, prefix = '') {
  const idOf = (name: string) => (prefix ? `${prefix}-${name}` : name);
  const firstWrong = Object.keys(form?.error ?? {}).find((name) => name !== '');
  useEffect(() => {
    if (!firstWrong) return;
    const id = prefix ? `${prefix}-${firstWrong}` : firstWrong;
    (document.getElementById(id) ?? document.getElementsByName(firstWrong)[0])?.focus();
  }, [form, firstWrong, prefix]);
  return {
    field(name: string, otherwise?: string): FieldState {
      const errors = form?.error?.[name] ?? [];
      const wrong = errors.length > 0 || undefined;
      const id = idOf(name);
      return {
        name,
        id,
        defaultValue: form ? typedIn(form.initialValue, name) : otherwise,
        errors,
        'aria-invalid': wrong,
        'aria-describedby': wrong && `${id}-error`,
        // Where scripts do not run, the browser itself goes to the first field to mend.
        autoFocus: name === firstWrong || undefined,
      };
    },
  };
}

/** conform nests what it read by its names: "recipient.phone", "lines[0].quantity". */
function typedIn(values: unknown, name: string): string | undefined {
  let found = values;
  for (const part of name.split(/[.[\]]+/).filter(Boolean)) {
    found = (found as Record<string, unknown> | undefined)?.[part];
  }
  return typeof found === 'string' ? found : undefined;
}
