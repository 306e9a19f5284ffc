/** Asks for the link that resets a forgotten password. The response is the same for an address without access. */
import { useLoaderData } from '@remix-run/react';
import { useText } from '#web/i18n/strings';
import { EmailField } from '#web/ui/field';
import { openAction, openLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { staffLinks } from '../../links';
import { DoorForm } from '../../ui/door-form';
import { LinkLine } from '../../ui/page';
import { forgottenSchema } from './schema.server';

export const loader = openLoader({
  load: ({ visitor: { t } }) => Promise.resolve({ title: t('staff-sign-in:forgotten.title') }),
});

export const action = openAction({
  schema: forgottenSchema,
  run: async (body, { done, visitor: { charity, marks } }) => {
    await charity.call('staffForgotPassword', { body, donor: marks });
    return done(staffLinks.signIn(), 'staff-sign-in:forgotten.sent');
  },
});

export default function Forgotten() {
  const t = useText('staff-sign-in');
  const { title } = useLoaderData<typeof loader>();
  const { form, field } = useReply<typeof action>();
  const labels = { email: t('email') };
  return (
    <DoorForm
      {...{ title, form, labels }}
      lead={t('forgotten.lead')}
      submit={t('forgotten.submit')}
      below={
        <>
          <p className="muted">{t('forgotten.alone')}</p>
          <LinkLine to={staffLinks.signIn()}>{t('code.back')}</LinkLine>
        </>
      }
    >
      <EmailField {...field('email')} label={labels.email} autoComplete="username" />
    </DoorForm>
  );
}
