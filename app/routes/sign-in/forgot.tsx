/** Route module of /forget-password: the form that requests a code for a new password. */
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { EmailField } from '#web/ui/field';
import { FormErrors, useSubmission } from '#web/ui/form-reply';
import { Submit } from '#web/ui/parts';
import type { PageHandle } from '../../shell/use-shell';
import type { action, loader } from './forgot.server';
import { SignInFrame } from './frame';

export { action, loader } from './forgot.server';

const FORM = 'forgot-form';
export const handle: PageHandle = { layout: 'auth', keptForm: () => FORM };

export default function ForgotPasswordPage() {
  const t = useText('sign-in');
  const links = useLinks();
  const loaded = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const { field } = useSubmission(form);
  const returnTo = field('returnTo', loaded.returnTo).defaultValue;
  return (
    <SignInFrame
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      aside={{ title: t('login.asideTitle'), text: t('login.asideText') }}
    >
      <Form id={FORM} method="post" className="grid gap-3" noValidate>
        <input type="hidden" name="returnTo" value={returnTo} />
        <FormErrors form={form} labels={{ email: t('email') }} />
        <EmailField {...field('email')} label={t('email')} autoComplete="username" />
        <Submit size="lg" wide>
          {t('forgot.submit')}
        </Submit>
      </Form>
      <p className="sm">
        <Link className="inline-block py-1" to={links.login({ returnTo })}>
          {t('forgot.back')}
        </Link>
      </p>
    </SignInFrame>
  );
}
