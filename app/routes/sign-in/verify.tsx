/** Route module of /signup/verify: the code that verifies the e-mail address of a new account. */
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { EmailText } from '#web/ui/email-text';
import { FormErrors, useSubmission } from '#web/ui/form-reply';
import { Submit } from '#web/ui/parts';
import type { PageHandle } from '../../shell/use-shell';
import { CodeField } from './code-field';
import { SignInFrame } from './frame';
import { ResendForm } from './resend-form';
import { Steps } from './steps';
import type { action, loader } from './verify.server';

export { action, loader } from './verify.server';

export const handle: PageHandle = { layout: 'auth' };

export default function VerifyPage() {
  const t = useText('sign-in');
  const links = useLinks();
  const { email, returnTo, resendSeconds } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const { field } = useSubmission(form);
  return (
    <SignInFrame
      above={<Steps current={2} />}
      title={t('verify.title')}
      lead={
        <>
          <p>{t(email ? 'verify.text' : 'verify.textSocial')}</p>
          {email && (
            <b className="text-ink">
              <EmailText>{email}</EmailText>
            </b>
          )}
        </>
      }
      aside={{ title: t('verify.asideTitle'), text: t('verify.asideText') }}
    >
      <Form method="post" className="grid gap-3" noValidate>
        <FormErrors form={form} labels={{ code: t('code.label') }} />
        <CodeField {...field('code')} />
        <Submit size="lg" wide name="intent" value="verify">
          {t('verify.submit')}
        </Submit>
      </Form>
      <ResendForm seconds={resendSeconds} />
      <p className="sm">
        <Link className="inline-block py-1" to={links.signup({ returnTo })}>
          {t('verify.otherEmail')}
        </Link>
      </p>
    </SignInFrame>
  );
}
