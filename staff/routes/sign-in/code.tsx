/** Sign-in, second step: the code of the authenticator app, or a recovery code. */
import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CharityError } from '#web/charity/results';
import { useText } from '#web/i18n/strings';
import { openAction, openLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { safeStaffPath, staffLinks } from '../../links';
import { DoorForm } from '../../ui/door-form';
import { LinkLine } from '../../ui/page';
import { CodeField } from '../../ui/password-fields';
import {
  commitSession,
  commitSettings,
  type StaffVisitor,
  withCookies,
  withMessage,
} from '../../visitor/visitor.server';
import { codeSchema } from './schema.server';

export const loader = openLoader({
  load: ({ visitor: { t, settings } }) => {
    if (!settings.step) throw redirect(staffLinks.signIn());
    return Promise.resolve({ title: t('staff-sign-in:code.title') });
  },
});

export const action = openAction({
  schema: codeSchema,
  run: async ({ code }, { visitor }) => {
    const { charity, marks, settings } = visitor;
    if (!settings.step) throw redirect(staffLinks.signIn());
    const body = { step: settings.step, code };
    const { token, member } = await charity
      .call('staffSignInCode', { body, donor: marks })
      .catch((error: unknown) => {
        throw isExpired(error) ? startAgain(visitor) : error;
      });
    return redirect(safeStaffPath(settings.to), {
      headers: withCookies(commitSession(token), commitSettings({ locale: member.locale })),
    });
  },
});

function isExpired(error: unknown): boolean {
  return error instanceof CharityError && error.code === 'staff.stepExpired';
}

function startAgain({ settings, ...visitor }: StaffVisitor): Response {
  const key = 'staff-sign-in:code.expired';
  return redirect(staffLinks.signIn(), {
    headers: withMessage(
      { ...visitor, settings: { ...settings, step: undefined } },
      { key, tone: 'warm' },
    ),
  });
}

export default function SignInCode() {
  const t = useText('staff-sign-in');
  const { title } = useLoaderData<typeof loader>();
  const { form, field } = useReply<typeof action>();
  const labels = { code: t('code.label') };
  return (
    <DoorForm
      {...{ title, form, labels }}
      lead={t('code.lead')}
      submit={t('code.signIn')}
      below={<LinkLine to={staffLinks.signIn()}>{t('code.back')}</LinkLine>}
    >
      <CodeField {...field('code')} label={labels.code} hint={t('code.hint')} />
    </DoorForm>
  );
}
