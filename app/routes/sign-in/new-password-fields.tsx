/** The two fields of a new password. */
import { useText } from '#web/i18n/strings';
import type { FieldState } from '#web/ui/form-reply';
import { PasswordField } from '../../sign-in/password-field';

/** Returns the labels of the fields, by name, for the error summary. */
export function useNewPasswordLabels() {
  const t = useText('sign-in');
  return { password: t('password.label'), passwordAgain: t('password.again') };
}

type Props = { field: (name: string) => FieldState; minLength: number };

export function NewPasswordFields({ field, minLength }: Props) {
  const t = useText('sign-in');
  const labels = useNewPasswordLabels();
  return (
    <>
      <PasswordField
        {...field('password')}
        label={labels.password}
        hint={t('password.hint', { count: minLength })}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('passwordAgain')}
        label={labels.passwordAgain}
        autoComplete="new-password"
      />
    </>
  );
}
