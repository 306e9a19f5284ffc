/** The page of the link for a forgotten password: a new password, confirmed with a code. Opening it changes nothing. */
import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CharityError } from '#web/charity/results';
import { useText } from '#web/i18n/strings';
import { openAction, openLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { staffLinks } from '../../links';
import { DoorForm } from '../../ui/door-form';
import { LinkLine } from '../../ui/page';
import { CodeField, NewPasswordFields } from '../../ui/password-fields';
import { commitSession, commitSettings, withCookies } from '../../visitor/visitor.server';
import { resetSchema } from './schema.server';

export const loader = openLoader({
  load: async ({ params, visitor: { t, charity, marks } }) => ({
    title: t('staff-sign-in:forgotten.reset'),
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
  const { title, isOver } = useLoaderData<typeof loader>();
  const { form, field } = useReply<typeof action>();
  const labels = {
    password: t('forgotten.password'),
    passwordAgain: t('forgotten.passwordAgain'),
    code: t('code.label'),
  };
  const again = <LinkLine to={staffLinks.forgotten()}>{t('forgotten.again')}</LinkLine>;
  if (isOver)
    return (
      <div className="stack">
        <h1>{title}</h1>
        <p>{t('api:staff.resetExpired')}</p>
        {again}
      </div>
    );
  return (
    <DoorForm
      {...{ title, form, labels }}
      lead={t('forgotten.resetLead')}
      submit={t('forgotten.save')}
      below={again}
    >
      <NewPasswordFields {...{ field, labels }} />
      <CodeField {...field('code')} label={labels.code} hint={t('code.hint')} />
    </DoorForm>
  );
}
