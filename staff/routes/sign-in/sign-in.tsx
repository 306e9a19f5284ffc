/** Sign-in, first step: e-mail address and password. */
import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useText } from '#web/i18n/strings';
import { EmailField } from '#web/ui/field';
import { openAction, openLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { staffLinks } from '../../links';
import { DoorForm } from '../../ui/door-form';
import { LinkLine } from '../../ui/page';
import { PasswordField } from '../../ui/password-fields';
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
  const { form, field } = useReply<typeof action>();
  const labels = { email: t('email'), password: t('password') };
  return (
    <DoorForm
      {...{ title, form, labels }}
      lead={t('lead')}
      submit={t('continue')}
      below={
        <>
          <LinkLine to={staffLinks.forgotten()}>{t('forgotten.title')}</LinkLine>
          <p className="muted">{t('forgotten.alone')}</p>
        </>
      }
    >
      <EmailField {...field('email')} label={labels.email} autoComplete="username" />
      <PasswordField {...field('password')} label={labels.password} />
    </DoorForm>
  );
}
