/** The reply of an action to a form: the submitted value and the errors of each field, and the error summary. */
import type { SubmissionResult } from '@conform-to/react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/strings';
import { Alert } from './parts';
import { useHydratedValue } from './use-hydrated-value';

/** A hook for an action's reply to a form: the submitted value and the errors of each field. */
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

/** Returns the id of a field's element. */
function fieldId(name: string, prefix = ''): string {
  return prefix ? `${prefix}-${name}` : name;
}

/**
 * Returns a function for the state of a field. Moves the focus to the first invalid field. In a page that is the reply
 * to a form, the browser has moved the focus (`autoFocus`).
 * @param form the action's reply (`useActionData()?.form`), undefined before the first submission
 * @param prefix prefix of the fields' ids, for a page where two forms have fields of the same name
 */
export function useSubmission(form: Submission, prefix = '') {
  const idOf = (name: string) => fieldId(name, prefix);
  const firstWrong = Object.keys(form?.error ?? {}).find((name) => name !== '');
  const shownByBrowser = useHydratedValue(form);
  useEffect(() => {
    if (!firstWrong || form === shownByBrowser) return;
    const id = fieldId(firstWrong, prefix);
    (document.getElementById(id) ?? document.getElementsByName(firstWrong)[0])?.focus();
  }, [form, shownByBrowser, firstWrong, prefix]);
  const isMended = useChangedFields(form, idOf);
  return {
    /** Returns the submitted values of a group of checkboxes. @param otherwise those before the first submission */
    chosen(name: string, otherwise: readonly string[] = []): readonly string[] {
      return form ? readValues(form.initialValue, name) : otherwise;
    },
    field(name: string, otherwise?: string): FieldState {
      const errors = isMended(name) ? [] : (form?.error?.[name] ?? []);
      const wrong = errors.length > 0 || undefined;
      const id = idOf(name);
      return {
        name,
        id,
        defaultValue: form ? readValue(form.initialValue, name) : otherwise,
        errors,
        'aria-invalid': wrong,
        'aria-describedby': wrong && `${id}-error`,
        // Without scripts, the browser moves the focus to the first invalid field.
        autoFocus: name === firstWrong || undefined,
      };
    },
  };
}

/** Hides the errors of a field after the donor has changed it. The next reply contains the errors of the new value. */
function useChangedFields(form: Submission, idOf: (name: string) => string) {
  const [mended, setMended] = useState<{ of: Submission; names: string[] }>();
  const names = mended && mended.of === form ? mended.names : [];
  useEffect(() => {
    const wrong = Object.keys(form?.error ?? {});
    if (wrong.length === 0) return;
    function mend({ target }: Event) {
      const found = wrong.filter((name) => isPartOf(target as HTMLInputElement, name, idOf(name)));
      if (found.length === 0) return;
      setMended((before) => ({
        of: form,
        names: before && before.of === form ? [...before.names, ...found] : found,
      }));
    }
    document.addEventListener('input', mend);
    return () => document.removeEventListener('input', mend);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the ids are as the form's fields
  }, [form]);
  return (name: string) => names.includes(name);
}

/** Returns true when the input belongs to the field. A choice and its text field are one field: amount, otherAmount. */
function isPartOf(input: HTMLInputElement, name: string, id: string): boolean {
  const field = document.getElementById(id);
  if (!field) return false;
  const free = `other${name[0]?.toUpperCase()}${name.slice(1)}`;
  return (
    field.contains(input) ||
    (input.form === field.closest('form') && [name, free].includes(input.name))
  );
}

/** Reads a value by field name. Conform nests the values: "recipient.phone", "lines[0].quantity". */
function readAny(values: unknown, name: string): unknown {
  let found = values;
  for (const part of name.split(/[.[\]]+/).filter(Boolean)) {
    found = (found as Record<string, unknown> | undefined)?.[part];
  }
  return found;
}

function readValue(values: unknown, name: string): string | undefined {
  const found = readAny(values, name);
  return typeof found === 'string' ? found : undefined;
}

/** Conform returns a list when several inputs of the same name are checked, and a string when one is. */
function readValues(values: unknown, name: string): string[] {
  return [readAny(values, name)].flat().filter((one) => typeof one === 'string');
}

/**
 * Fragment of the action URL of forms that are not at the top of their page. After an error, browsers without scripts
 * scroll to the form and focus the summary. The element with this id exists only in the response to a form.
 */
export const FORM_ANCHOR = 'form';

type Props = {
  form: Submission;
  /** Labels by field name, in the sequence of the page, of all fields that can have an error. */
  labels?: Readonly<Record<string, string>>;
  /** Prefix of the fields' ids, for a page where two forms have fields of the same name. */
  prefix?: string | undefined;
  /** Id of the summary, when the action URL has another fragment than `FORM_ANCHOR`. */
  anchor?: string;
};

/** Ends a label with a colon, also in place of a full stop. A question keeps its question mark. */
function toLabelPrefix(label: string): string {
  return /[?؟]$/.test(label) ? label : `${label.replace(/\.$/, '')}:`;
}

export function FormErrors({ form, labels = {}, prefix = '', anchor = FORM_ANCHOR }: Props) {
  const t = useText('shell');
  const box = useRef<HTMLDivElement>(null);
  const errors = form?.error?.[''] ?? [];
  const fields = Object.entries(labels).flatMap(([name, label]) => {
    const said = form?.error?.[name] ?? [];
    return said.length > 0 ? [{ name, text: `${toLabelPrefix(label)} ${said.join(' ')}` }] : [];
  });
  const shownByBrowser = useHydratedValue(form);
  // On a phone the submit button is far below the summary. With scripts, the first invalid field gets the focus.
  useEffect(() => {
    if (form !== shownByBrowser) box.current?.scrollIntoView({ block: 'center' });
  }, [form, shownByBrowser]);
  if (errors.length === 0 && fields.length === 0) {
    return form && anchor === FORM_ANCHOR ? <span className="vh" id={FORM_ANCHOR} /> : null;
  }
  return (
    <div
      ref={box}
      id={prefix ? `${prefix}-${anchor}` : anchor}
      className="scroll-mt-3"
      tabIndex={-1}
      // For browsers without scripts, when the action URL of the form has no fragment.
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the donor has just sent the form, and this is the reply
      autoFocus
    >
      <Alert tone="bad">
        {errors.map((error) => (
          <p key={error}>{error}</p>
        ))}
        {fields.length > 0 && (
          <>
            <p>{t('ui.correct')}</p>
            <ul className="grid gap-1 pt-1">
              {fields.map(({ name, text }) => (
                <li key={name}>
                  <a href={`#${encodeURIComponent(fieldId(name, prefix))}`}>{text}</a>
                </li>
              ))}
            </ul>
          </>
        )}
      </Alert>
    </div>
  );
}
