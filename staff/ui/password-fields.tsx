/** Fields for a password, and for a new password, which is typed twice. */
import type { ComponentProps } from 'react';
import { MIN_STAFF_PASSWORD_LENGTH } from '#contract/staff/accounts';
import { useText } from '#web/i18n/strings';
import { Field } from '#web/ui/field';
import type { useSubmission } from '#web/ui/form-reply';

export function PasswordField(field: ComponentProps<typeof Field>) {
  return <Field type="password" dir="ltr" autoComplete="current-password" required {...field} />;
}

type Props = {
  field: ReturnType<typeof useSubmission>['field'];
  labels: Record<'password' | 'passwordAgain', string>;
};

export function NewPasswordFields({ field, labels }: Props) {
  const t = useText('staff-sign-in');
  const hint = t('join.passwordHint', { count: MIN_STAFF_PASSWORD_LENGTH });
  const isNew = { autoComplete: 'new-password' };
  return (
    <>
      <PasswordField {...field('password')} {...isNew} label={labels.password} hint={hint} />
      <PasswordField {...field('passwordAgain')} {...isNew} label={labels.passwordAgain} />
    </>
  );
}

/** The field of a code of the authenticator app, or of a recovery code. */
export function CodeField(field: ComponentProps<typeof Field>) {
  return <Field className="in code" dir="ltr" autoComplete="one-time-code" required {...field} />;
}
