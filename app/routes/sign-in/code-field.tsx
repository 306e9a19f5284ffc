/** The field for a one-time code. Browsers and phones fill it in from the message; donors may paste it with spaces. */
import { useText } from '#web/i18n/strings';
import { Field } from '#web/ui/field';
import type { FieldState } from '#web/ui/form-reply';

export function CodeField(field: FieldState) {
  const t = useText('sign-in');
  return (
    <Field
      {...field}
      label={t('code.label')}
      hint={t('code.hint')}
      className="in otp"
      dir="ltr"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
    />
  );
}
