/** Route module of /signup: the data of a new account. */
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { EmailField, Field } from '#web/ui/field';
import { FormErrors, useSubmission } from '#web/ui/form-reply';
import { Submit } from '#web/ui/parts';
import { type PageHandle, useHasPage } from '../../shell/use-shell';
import { SignInFrame } from './frame';
import { NewPasswordFields, useNewPasswordLabels } from './new-password-fields';
import type { action, loader } from './signup.server';
import { SocialButtons } from './social-buttons';
import { Steps } from './steps';

export { action, loader } from './signup.server';

const FORM = 'sign-up-form';
export const handle: PageHandle = { layout: 'auth', keptForm: () => FORM };

export default function SignupPage() {
  const t = useText('sign-in');
  const links = useLinks();
  const loaded = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const { field } = useSubmission(form);
  const passwordLabels = useNewPasswordLabels();
  const returnTo = field('returnTo', loaded.returnTo).defaultValue;
  return (
    <SignInFrame
      above={<Steps current={1} />}
      title={t('signup.title')}
      lead={t('signup.lead')}
      aside={{ title: t('signup.asideTitle'), text: t('signup.asideText') }}
    >
      <SocialButtons providers={loaded.providers} returnTo={returnTo} />
      <Form id={FORM} method="post" className="grid gap-3" noValidate>
        <input type="hidden" name="returnTo" value={returnTo} />
        <FormErrors
          form={form}
          labels={{ name: t('name'), email: t('email'), ...passwordLabels }}
        />
        <Field {...field('name')} label={t('name')} autoComplete="name" maxLength={120} required />
        <EmailField {...field('email')} label={t('email')} />
        <NewPasswordFields field={field} minLength={loaded.minLength} />
        <Submit size="lg" wide>
          {t('signup.submit')}
        </Submit>
        <LegalPages />
      </Form>
      <p className="sm">
        {t('signup.have')}{' '}
        <Link className="inline-block py-1" to={links.login({ returnTo })}>
          {t('login.submit')}
        </Link>
      </p>
    </SignInFrame>
  );
}

/** Only pages that the charity has written. */
function LegalPages() {
  const t = useText('sign-in');
  const links = useLinks();
  const hasPage = useHasPage();
  return (
    <p className="xs muted">
      {t('signup.legal')}{' '}
      {hasPage('privacy') && (
        <Link className="inline-block py-0.5" to={links.privacy()}>
          {t('shell:footer.privacy')}
        </Link>
      )}
      {hasPage('privacy') && hasPage('terms') && ' ·\u00a0'}
      {hasPage('terms') && (
        <Link className="inline-block py-0.5" to={links.terms()}>
          {t('shell:footer.terms')}
        </Link>
      )}
    </p>
  );
}
