/** Asks for the link that resets a forgotten password. The response is the same for an address without access. */
import { useActionData, useLoaderData } from '@remix-run/react';
import { useText } from '#app/i18n/strings';
import { Button } from '#app/ui/button';
import { EmailField } from '#app/ui/email-field';
import { FormErrors } from '#app/ui/form-errors';
import { useSubmission } from '#app/ui/use-submission';
import { openAction } from '../../forms/action.server';
import { openLoader } from '../../forms/loader.server';
import { staffLinks } from '../../links';
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
  const form = useActionData<typeof action>()?.form;
  const { field } = useSubmission(form);
  const labels = { email: t('email') };
  return (
    <form method="post" className="stack g3" noValidate>
      <div className="stack g1">
        <h1>{title}</h1>
        <p className="muted">{t('forgotten.lead')}</p>
      </div>
      <FormErrors form={form} labels={labels} />
      <EmailField {...field('email')} label={labels.email} autoComplete="username" />
      <Button type="submit" wide>
        {t('forgotten.submit')}
      </Button>
      <p className="muted">{t('forgotten.alone')}</p>
      <p>
        <a className="link" href={staffLinks.signIn()}>
          {t('code.back')}
        </a>
      </p>
    </form>
  );
}
