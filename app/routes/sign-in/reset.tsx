/** Route module of /forget-password/reset: sets a new password with the code from the mail. */
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { EmailText } from '#web/ui/email-text';
import { FormErrors, useSubmission } from '#web/ui/form-reply';
import { Submit } from '#web/ui/parts';
import type { PageHandle } from '../../shell/use-shell';
import { CodeField } from './code-field';
import { SignInFrame } from './frame';
import { NewPasswordFields, useNewPasswordLabels } from './new-password-fields';
import { ResendForm } from './resend-form';
import type { action, loader } from './reset.server';

export { action, loader } from './reset.server';

export const handle: PageHandle = { layout: 'auth' };

export default function ResetPasswordPage() {
  const t = useText('sign-in');
  const links = useLinks();
  const { email, returnTo, minLength, resendSeconds } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const { field } = useSubmission(form);
  return (
    <SignInFrame
      title={t('reset.title')}
      lead={
        <>
          <p>{t('reset.text')}</p>
          <b className="text-ink">
            <EmailText>{email}</EmailText>
          </b>
        </>
      }
      aside={{ title: t('login.asideTitle'), text: t('login.asideText') }}
    >
      <Form method="post" className="grid gap-3" noValidate>
        <FormErrors form={form} labels={{ code: t('code.label'), ...useNewPasswordLabels() }} />
        {/* Not displayed: password managers store the new password for this e-mail address. */}
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
        <CodeField {...field('code')} />
        <NewPasswordFields field={field} minLength={minLength} />
        <Submit size="lg" wide name="intent" value="reset">
          {t('reset.submit')}
        </Submit>
      </Form>
      <ResendForm seconds={resendSeconds} />
      <p className="sm">
        <Link className="inline-block py-1" to={links.forgotPassword({ returnTo })}>
          {t('verify.otherEmail')}
        </Link>
      </p>
    </SignInFrame>
  );
}
