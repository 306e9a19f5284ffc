/** The member's own account: language, password, recovery codes and sessions. */
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import {
  arePasswordsEqual,
  passwordAgainField,
  passwordField,
  PASSWORDS_DIFFER,
} from '#web/forms/fields.server';
import { useText } from '#web/i18n/strings';
import { FormErrors } from '#web/ui/form-reply';
import { Facts } from '#web/ui/parts';
import { codeField, newStaffPasswordField } from '../../forms/fields.server';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { LanguageForm } from '../../frame/language-form';
import { staffLinks } from '../../links';
import { PageHead, PostForm, Section } from '../../ui/page';
import { CodeField, NewPasswordFields, PasswordField } from '../../ui/password-fields';
import { RecoveryCodes } from '../../ui/recovery-codes';
import { useRoleNames } from '../../ui/roles';
import { Sessions } from '../../ui/sessions';

const accountSchema = z.discriminatedUnion('intent', [
  z
    .object({
      intent: z.literal('password'),
      current: passwordField,
      password: newStaffPasswordField,
      passwordAgain: passwordAgainField,
    })
    .refine(arePasswordsEqual, PASSWORDS_DIFFER),
  z.object({ intent: z.literal('codes'), code: codeField }),
  z.object({ intent: z.literal('revoke'), session: z.string().min(1) }),
]);

export const loader = staffLoader({
  permission: null,
  load: async ({ member, visitor: { t, charity } }) => {
    const sessions = await charity.call('staffSessions');
    const { name, email, roles, recoveryCodes } = member;
    return {
      title: t('staff-people:account.title'),
      me: { name, email, roles, recoveryCodes },
      sessions: sessions.filter((session) => session.member.id === member.id),
    };
  },
});

export const action = staffAction({
  permission: null,
  schema: accountSchema,
  hide: ['current', 'password', 'passwordAgain', 'code'],
  run: async (values, { show, done, visitor: { charity, marks } }) => {
    if (values.intent === 'revoke') {
      await charity.call('staffRevokeSession', { params: { id: values.session } });
      return done(staffLinks.account(), 'staff-people:sessions.ended');
    }
    if (values.intent === 'codes') {
      const body = { code: values.code };
      return show(await charity.call('staffNewRecoveryCodes', { body, donor: marks }));
    }
    const body = { current: values.current, password: values.password };
    await charity.call('staffSetPassword', { body, donor: marks });
    return done(staffLinks.account(), 'staff-people:account.passwordChanged');
  },
});

export default function Account() {
  const t = useText('staff-people');
  const { title, me, sessions } = useLoaderData<typeof loader>();
  const { form, field, answer } = useReply<typeof action>();
  const codes = answer?.recoveryCodes;
  const labels = {
    current: t('account.current'),
    password: t('account.password'),
    passwordAgain: t('account.passwordAgain'),
    code: t('owner.code'),
  };
  return (
    <>
      <PageHead title={title} />
      <div className="stack g5">
        {!codes && <FormErrors {...{ form, labels }} />}
        {codes && <RecoveryCodes codes={codes} />}
        <Facts
          rows={[
            { label: t('name'), value: <bdi>{me.name}</bdi> },
            { label: t('email'), value: <bdi className="ltr">{me.email}</bdi> },
            {
              label: t('roles'),
              value: useRoleNames()(me.roles),
            },
          ]}
        />
        <Section title={t('staff:language')}>
          <LanguageForm />
        </Section>
        <Section title={t('account.newPassword')}>
          <PostForm className="stack" intent="password" submit={t('account.setPassword')}>
            <PasswordField {...field('current')} label={labels.current} />
            <NewPasswordFields {...{ field, labels }} />
          </PostForm>
        </Section>
        <Section title={t('account.codes')}>
          <p className="muted">{t('account.codesLeft', { count: me.recoveryCodes })}</p>
          <PostForm className="stack" kind="quiet" intent="codes" submit={t('account.newCodes')}>
            <CodeField {...field('code')} label={labels.code} hint={t('owner.codeHint')} />
          </PostForm>
        </Section>
        <Section title={t('sessions.title')}>
          <Sessions sessions={sessions} />
        </Section>
      </div>
    </>
  );
}
