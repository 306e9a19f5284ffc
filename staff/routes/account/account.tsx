/** The member's own account: language, password, recovery codes and sessions. */
import { useActionData, useLoaderData } from '@remix-run/react';
import { useLocale } from '#app/i18n/locale';
import { useText } from '#app/i18n/strings';
import { Button } from '#app/ui/button';
import { Facts } from '#app/ui/facts';
import { Field } from '#app/ui/field';
import { FormErrors } from '#app/ui/form-errors';
import { useSubmission } from '#app/ui/use-submission';
import { MIN_STAFF_PASSWORD_LENGTH } from '#contract/staff/accounts';
import { commaIn } from '#domain/locales';
import { staffAction } from '../../forms/action.server';
import { staffLoader } from '../../forms/loader.server';
import { LanguageForm } from '../../frame/language-form';
import { staffLinks } from '../../links';
import { CodeField } from '../../ui/code-field';
import { PageHead } from '../../ui/page-head';
import { RecoveryCodes } from '../../ui/recovery-codes';
import { Section } from '../../ui/section';
import { Sessions } from '../../ui/sessions';
import { accountSchema } from './schema.server';

export const loader = staffLoader({
  permission: null,
  load: async ({ member, visitor: { t, charity } }) => {
    const sessions = await charity.call('staffSessions');
    const { name, email, roles, recoveryCodes } = member;
    return {
      title: t('staff-people:account.title'),
      me: { name, email, roles, recoveryCodes },
      sessions: sessions.filter((session) => session.member.id === member.id),
      minLength: MIN_STAFF_PASSWORD_LENGTH,
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
  const locale = useLocale();
  const { title, me, sessions, minLength } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const codes = reply && 'answer' in reply ? reply.answer.recoveryCodes : null;
  const labels = {
    current: t('account.current'),
    password: t('account.password'),
    passwordAgain: t('account.passwordAgain'),
    code: t('owner.code'),
  };
  const { field } = useSubmission(reply?.form);
  const secret = { type: 'password', dir: 'ltr', required: true };
  return (
    <>
      <PageHead title={title} />
      <div className="stack g5">
        {!codes && <FormErrors form={reply?.form} labels={labels} />}
        {codes && <RecoveryCodes codes={codes} />}
        <Facts
          rows={[
            { label: t('name'), value: <bdi>{me.name}</bdi> },
            { label: t('email'), value: <bdi className="ltr">{me.email}</bdi> },
            {
              label: t('roles'),
              value: me.roles.map((role) => t(`staff:roles.${role}`)).join(commaIn(locale)),
            },
          ]}
        />
        <Section title={t('staff:language')}>
          <LanguageForm />
        </Section>
        <Section title={t('account.newPassword')}>
          <form method="post" className="stack" noValidate>
            <Field
              {...field('current')}
              {...secret}
              label={labels.current}
              autoComplete="current-password"
            />
            <Field
              {...field('password')}
              {...secret}
              label={labels.password}
              hint={t('staff-sign-in:join.passwordHint', { count: minLength })}
              autoComplete="new-password"
            />
            <Field
              {...field('passwordAgain')}
              {...secret}
              label={labels.passwordAgain}
              autoComplete="new-password"
            />
            <p className="inline acts">
              <Button type="submit" name="intent" value="password">
                {t('account.setPassword')}
              </Button>
            </p>
          </form>
        </Section>
        <Section title={t('account.codes')}>
          <p className="muted">{t('account.codesLeft', { count: me.recoveryCodes })}</p>
          <form method="post" className="stack" noValidate>
            <CodeField {...field('code')} label={labels.code} hint={t('owner.codeHint')} />
            <p className="inline acts">
              <Button type="submit" kind="quiet" name="intent" value="codes">
                {t('account.newCodes')}
              </Button>
            </p>
          </form>
        </Section>
        <Section title={t('sessions.title')}>
          <Sessions sessions={sessions} />
        </Section>
      </div>
    </>
  );
}
