/** Error summary at the start of every form: all errors, with a link to each field. */
import { useEffect, useRef } from 'react';
import { useText } from '../i18n/strings';
import { Alert } from './alert';
import { useHydratedValue } from './use-hydrated-value';
import { fieldId, type Submission } from './use-submission';

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
