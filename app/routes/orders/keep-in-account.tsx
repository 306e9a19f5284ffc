/** The offer of an account to a guest who has given: one field, because the order has name and e-mail address. */
import { Form } from '@remix-run/react';
import { useText } from '#web/i18n/strings';
import { EmailText } from '#web/ui/email-text';
import { FormErrors, type Submission, useSubmission } from '#web/ui/form-reply';
import { Submit } from '#web/ui/parts';
import { PasswordField } from '../../sign-in/password-field';

/** Prefix of the field's id, and id of the form. */
const PREFIX = 'account';

type Props = {
  email: string;
  minLength: number;
  /** The reply to this form. */
  form: Submission;
};

export function KeepInAccount({ email, minLength, form }: Props) {
  const t = useText('sign-in');
  const { field } = useSubmission(form, PREFIX);
  return (
    <section className="box grid gap-2 print:hidden" id={PREFIX}>
      <h2>{t('order.title')}</h2>
      <p>
        {t('order.text')}{' '}
        <b>
          <EmailText>{email}</EmailText>
        </b>
      </p>
      <Form method="post" action={`#${PREFIX}`} className="grid gap-2" noValidate>
        <FormErrors form={form} prefix={PREFIX} labels={{ password: t('password.label') }} />
        {/* Not displayed: password managers store the password for this address. */}
        <input
          className="vh"
          type="email"
          name="username"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
        <PasswordField
          {...field('password')}
          label={t('password.label')}
          hint={t('password.hint', { count: minLength })}
          autoComplete="new-password"
        />
        <Submit kind="quiet" className="justify-self-start" name="intent" value="account">
          {t('signup.submit')}
        </Submit>
      </Form>
    </section>
  );
}
