/** Route module of /login: sign-in with e-mail address and password. */
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { EmailField } from '#web/ui/field';
import { FormErrors, useSubmission } from '#web/ui/form-reply';
import { Icon } from '#web/ui/icon';
import { Submit } from '#web/ui/parts';
import type { PageHandle } from '../../shell/use-shell';
import { PasswordField } from '../../sign-in/password-field';
import { SignInFrame } from './frame';
import type { action, loader } from './login.server';
import { SocialButtons } from './social-buttons';

export { action, loader } from './login.server';

const FORM = 'sign-in-form';
export const handle: PageHandle = { layout: 'auth', keptForm: () => FORM };

export default function LoginPage() {
  const t = useText('sign-in');
  const links = useLinks();
  const loaded = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const { field } = useSubmission(form);
  const returnTo = field('returnTo', loaded.returnTo).defaultValue;
  return (
    <SignInFrame
      title={t('login.title')}
      lead={t('login.lead')}
      aside={{ title: t('login.asideTitle'), text: t('login.asideText') }}
    >
      <SocialButtons providers={loaded.providers} returnTo={returnTo} />
      <Form id={FORM} method="post" className="grid gap-3" noValidate>
        <input type="hidden" name="returnTo" value={returnTo} />
        <FormErrors form={form} labels={{ email: t('email'), password: t('password.label') }} />
        <EmailField {...field('email')} label={t('email')} autoComplete="username" />
        <PasswordField
          {...field('password')}
          label={t('password.label')}
          autoComplete="current-password"
        />
        <p className="sm text-end">
          <Link className="inline-block py-1" to={links.forgotPassword({ returnTo })}>
            {t('login.forgot')}
          </Link>
        </p>
        <Submit size="lg" wide waiting={t('login.waiting')}>
          {t('login.submit')}
        </Submit>
      </Form>
      <p className="sm">
        {t('login.new')}{' '}
        <Link className="inline-block py-1" to={links.signup({ returnTo })}>
          {t('login.create')}
        </Link>
      </p>
      <p className="xs muted flex items-center gap-1">
        <Icon name="lock" />
        <span>{t('keeps')}</span>
      </p>
    </SignInFrame>
  );
}
