/** Sign-in, first step: e-mail address and password. */
import { useActionData, useLoaderData } from '@remix-run/react';
import { redirect } from '@remix-run/node';
import { useText } from '#app/i18n/strings';
import { Button } from '#app/ui/button';
import { EmailField } from '#app/ui/email-field';
import { Field } from '#app/ui/field';
import { FormErrors } from '#app/ui/form-errors';
import { useSubmission } from '#app/ui/use-submission';
import { openAction } from '../../forms/action.server';
import { openLoader } from '../../forms/loader.server';
import { staffLinks } from '../../links';
import { memberOf } from '../../visitor/member.server';
import { commitSettings, withCookies } from '../../visitor/visitor.server';
import { signInSchema } from './schema.server';

export const loader = openLoader({
  load: async (context) => {
    if (await memberOf(context)) throw redirect(staffLinks.today());
    return { title: context.visitor.t('staff-sign-in:title') };
  },
});

export const action = openAction({
  schema: signInSchema,
  hide: ['password'],
  run: async (body, { visitor: { charity, marks, settings } }) => {
    const { step } = await charity.call('staffSignIn', { body, donor: marks });
    return redirect(staffLinks.signInCode(), {
      headers: withCookies(commitSettings({ ...settings, step })),
    });
  },
});

export default function SignIn() {
  const t = useText('staff-sign-in');
  const { title } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const { field } = useSubmission(form);
  const labels = { email: t('email'), password: t('password') };
  return (
    <form method="post" className="stack g3" noValidate>
      <div className="stack g1">
        <h1>{title}</h1>
        <p className="muted">{t('lead')}</p>
      </div>
      <FormErrors form={form} labels={labels} />
      <EmailField {...field('email')} label={labels.email} autoComplete="username" />
      <Field
        {...field('password')}
        label={labels.password}
        type="password"
        dir="ltr"
        autoComplete="current-password"
        required
      />
      <Button type="submit" wide>
        {t('continue')}
      </Button>
      <p>
        <a className="link" href={staffLinks.forgotten()}>
          {t('forgotten.title')}
        </a>
      </p>
      <p className="muted">{t('forgotten.alone')}</p>
    </form>
  );
}
