/** What is wrong with a form: all of it in one place, with a link to each field. Every form of the site begins with it. */
import { useEffect, useRef } from 'react';
import { useText } from '../i18n/strings';
import { Alert } from './alert';
import { fieldId, type Submission } from './use-submission';

/**
 * Forms that stand below other things of their page are sent to this place of it. Browsers without scripts then show the
 * form that came back, and give the focus to the summary. It is nowhere but on a page that came back.
 */
export const FORM_ANCHOR = 'form';

type Props = {
  form: Submission;
  /** By the name of each field that can be wrong, in the order of the page: what the page calls it. */
  labels?: Readonly<Record<string, string>>;
  /** Of the fields' ids, where two forms of a page have fields of the same name. */
  prefix?: string | undefined;
  /** Where another part of the page is shown when nothing is wrong. */
  anchor?: string;
};

export function FormErrors({ form, labels = {}, prefix = '', anchor = FORM_ANCHOR }: Props) {
  const t = useText('shell');
  const box = useRef<HTMLDivElement>(null);
  const errors = form?.error?.[''] ?? [];
  const fields = Object.entries(labels).flatMap(([name, label]) => {
    const said = form?.error?.[name] ?? [];
    return said.length > 0 ? [{ name, text: `${label}: ${said.join(' ')}` }] : [];
  });
  // The button that was pressed stands far below on a phone. Where scripts run, the first wrong field gets the focus.
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which React would take for what tidies up.
    box.current?.scrollIntoView({ block: 'center' });
  }, [form]);
  if (errors.length === 0 && fields.length === 0) {
    return form && anchor === FORM_ANCHOR ? <span className="vh" id={FORM_ANCHOR} /> : null;
  }
  return (
    <div
      ref={box}
      id={prefix ? `${prefix}-${anchor}` : anchor}
      className="scroll-mt-3"
      tabIndex={-1}
      // For browsers without scripts, where the address of the form names no place on its page.
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
