/** The list of problems, each with a link to its field. */
import type { ComponentProps } from 'react';
import type { Written } from '#domain/content/shape';
import { useLocale, useText } from '#web/i18n/strings';
import type { Submission } from '#web/ui/form-reply';
import { Alert } from '#web/ui/parts';
import { pathLabel } from '../../ui/field-path';
import { NotYourRole } from '../../ui/not-your-role';

/** Returns the first message of each field of a rejected form. */
export function errorsOf(form: Submission): Record<string, string> {
  const all: Record<string, string> = {};
  for (const [path, messages] of Object.entries(form?.error ?? {}))
    if (messages?.[0] !== undefined) all[path] = messages[0];
  return all;
}

/**
 * @param at the input of all problems, in a form where one input has them all
 * @param labels labels of fields that are not fields of content
 */
export function Problems({
  title,
  errors,
  at,
  written,
  labels = {},
}: {
  title: string;
  errors: Record<string, string>;
  at?: string;
  /** The record of the fields. */
  written?: Written;
  labels?: Record<string, string>;
}) {
  const t = useText('staff-content');
  const locale = useLocale();
  return (
    <div id="form" tabIndex={-1}>
      <Alert tone="bad">
        <p>
          <b>{title}</b>
        </p>
        <ul className="grid gap-1 pt-1">
          {Object.entries(errors).map(([path, message]) => (
            <li key={path}>
              {path === '' ? (
                message
              ) : (
                <a href={`#${encodeURIComponent(at ?? path)}`}>
                  <bdi>{labels[path] ?? pathLabel(path, { locale, t }, written)}</bdi>: {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

/** Says that the member may only read the page, and who may change it. */
export function ReadOnly(props: ComponentProps<typeof NotYourRole>) {
  const t = useText('staff-content');
  return (
    <div className="stack g1">
      <Alert tone="info">{t('readOnly')}</Alert>
      <NotYourRole {...props} />
    </div>
  );
}
