/** A password field. With scripts, a button shows and hides the password. */
import { useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { useText } from '#web/i18n/strings';
import { FieldFrame, fieldAriaProps } from '#web/ui/field';
import type { FieldState } from '#web/ui/form-reply';

type Props = FieldState & {
  label: string;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
};

/** The response to a rejected form contains no passwords, so the field has no default value. */
export function PasswordField({ label, hint, autoComplete, id, name, errors, autoFocus }: Props) {
  const t = useText('sign-in');
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame {...{ id, label, hint, errors }} required>
      <span className="pw" dir="ltr">
        <input
          className="in"
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          {...{ name, autoComplete, autoFocus }}
          {...fieldAriaProps(id, { hint, errors })}
          required
        />
        <button
          type="button"
          // The button needs scripts.
          hidden={!useHydrated()}
          className="btn plain"
          aria-controls={id}
          aria-label={t(isShown ? 'password.hideLabel' : 'password.showLabel', { field: label })}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'password.hide' : 'password.show')}
        </button>
      </span>
    </FieldFrame>
  );
}
