/** The page of the link for a forgotten password: a new password, confirmed with a code. Opening it changes nothing. */
import { useActionData, useLoaderData } from '@remix-run/react';
import { redirect } from '@remix-run/node';
import { CharityError } from '#app/charity/errors';
import { useText } from '#app/i18n/strings';
import { Button } from '#app/ui/button';
import { Field } from '#app/ui/field';
import { FormErrors } from '#app/ui/form-errors';
import { useSubmission } from '#app/ui/use-submission';
import { MIN_STAFF_PASSWORD_LENGTH } from '#contract/staff/accounts';
import { openAction } from '../../forms/action.server';
import { openLoader } from '../../forms/loader.server';
import { staffLinks } from '../../links';
import { CodeField } from '../../ui/code-field';
import { commitSession, commitSettings, withCookies } from '../../visitor/visitor.server';
import { resetSchema } from './schema.server';

export const loader = openLoader({
  load: async ({ params, visitor: { t, charity, marks } }) => ({
    title: t('staff-sign-in:forgotten.reset'),
    minLength: MIN_STAFF_PASSWORD_LENGTH,
    isOver: await charity
      .call('staffResetLink', { params: { token: params.token ?? '' }, donor: marks })
      .then(
        () => false,
        (error: unknown) => {
          if (error instanceof CharityError && error.code === 'staff.resetExpired') return true;
          throw error;
        },
      ),
  }),
});

export const action = openAction({
  schema: resetSchema,
  hide: ['password', 'passwordAgain', 'code'],
  run: async ({ password, code }, { params, visitor: { charity, marks } }) => {
    const { token, member } = await charity.call('staffResetPassword', {
      body: { token: params.token ?? '', password, code },
      donor: marks,
    });
    const message = { key: 'staff-sign-in:forgotten.saved' };
    return redirect(staffLinks.today(), {
      headers: withCookies(
        commitSession(token),
        commitSettings({ locale: member.locale, message }),
      ),
    });
  },
});

export default function Reset() {
  const t = useText('staff-sign-in');
  const { title, minLength, isOver } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const { field } = useSubmission(form);
  const labels = {
    password: t('forgotten.password'),
    passwordAgain: t('forgotten.passwordAgain'),
    code: t('code.label'),
  };
  const password = { type: 'password', dir: 'ltr', autoComplete: 'new-password', required: true };
  const again = (
    <p>
      <a className="link" href={staffLinks.forgotten()}>
        {t('forgotten.again')}
      </a>
    </p>
  );
  if (isOver)
    return (
      <div className="stack">
        <h1>{title}</h1>
        <p>{t('api:staff.resetExpired')}</p>
        {again}
      </div>
    );
  return (
    <form method="post" className="stack g3" noValidate>
      <div className="stack g1">
        <h1>{title}</h1>
        <p className="muted">{t('forgotten.resetLead')}</p>
      </div>
      <FormErrors form={form} labels={labels} />
      <Field
        {...field('password')}
        {...password}
        label={labels.password}
        hint={t('join.passwordHint', { count: minLength })}
      />
      <Field {...field('passwordAgain')} {...password} label={labels.passwordAgain} />
      <CodeField {...field('code')} label={labels.code} hint={t('code.hint')} />
      <Button type="submit" wide>
        {t('forgotten.save')}
      </Button>
      {again}
    </form>
  );
}
