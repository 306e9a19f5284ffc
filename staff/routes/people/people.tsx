/** The people of the staff area: members, open invitations, and the form that invites. */
import { useLoaderData } from '@remix-run/react';
import { useLocale, useText } from '#web/i18n/strings';
import { EmailField, Select } from '#web/ui/field';
import { DateText } from '#web/ui/parts';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { staffLinks } from '../../links';
import { SETUP_FIELD, setupStepOf, useBackToSetup } from '../../ui/back-to-setup';
import { LocaleOptions, PageHead, PostForm, Section, StateBadge, Submit } from '../../ui/page';
import { RolesField, useRoleNames } from '../../ui/roles';
import { Table } from '../../ui/table';
import { peopleSchema } from './schema.server';

export const loader = staffLoader({
  permission: 'people.manage',
  load: async ({ url, visitor: { t, charity } }) => ({
    title: t('staff-people:title'),
    setup: setupStepOf(url),
    ...(await charity.call('staffPeople')),
  }),
});

export const action = staffAction({
  permission: 'people.manage',
  schema: peopleSchema,
  run: async (values, { url, done, visitor: { charity } }) => {
    const same = staffLinks.people({ [SETUP_FIELD]: setupStepOf(url) });
    if (values.intent === 'withdraw') {
      await charity.call('staffWithdrawInvitation', { params: { id: values.id } });
      return done(same, 'staff-people:invitation.withdrawn');
    }
    const { email, roles, locale } = values;
    await charity.call('staffInvite', { body: { email, roles, locale } });
    return done(same, { key: 'staff-people:invite.sent', values: { email } });
  },
});

export default function People() {
  const t = useText('staff-people');
  const { title, setup, members, invitations } = useLoaderData<typeof loader>();
  const back = useBackToSetup(setup);
  const rolesText = useRoleNames();
  return (
    <>
      <PageHead title={title} lead={t('lead')} {...(back && { back })} />
      <div className="stack g5">
        <Table
          caption={t('caption')}
          rows={members}
          keyOf={({ id }) => id}
          columns={[
            {
              label: t('name'),
              cell: ({ id, name, endedAt }) => (
                <span className="inline">
                  <a href={staffLinks.person(id)}>
                    <bdi>{name}</bdi>
                  </a>
                  {endedAt && <StateBadge tone="off">{t('ended')}</StateBadge>}
                </span>
              ),
            },
            { label: t('email'), cell: ({ email }) => <bdi className="ltr">{email}</bdi> },
            { label: t('roles'), cell: ({ roles }) => rolesText(roles) },
            {
              label: t('lastUsed'),
              cell: ({ lastUsedAt }) =>
                lastUsedAt ? <DateText date={lastUsedAt} time /> : t('never'),
            },
          ]}
        />
        {invitations.length > 0 && (
          <Section title={t('invitation.title')}>
            <ul className="rows">
              {invitations.map(({ id, email, roles, expiresAt }) => (
                <li key={id}>
                  <span>
                    <bdi className="ltr">{email || t('invitation.first')}</bdi>
                    <span className="muted block">
                      {rolesText(roles)}. {t('invitation.until')} <DateText date={expiresAt} time />
                    </span>
                  </span>
                  <form method="post" noValidate>
                    <input type="hidden" name="id" value={id} />
                    <Submit kind="quiet" className="small" intent="withdraw">
                      {t('invitation.withdraw')}
                    </Submit>
                  </form>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Invite />
      </div>
    </>
  );
}

function Invite() {
  const t = useText('staff-people');
  const locale = useLocale();
  const { form, field, chosen } = useReply<typeof action>();
  const labels = { email: t('email'), roles: t('roles'), locale: t('invite.language') };
  return (
    <Section title={t('invite.title')} box="plain">
      <PostForm {...{ form, labels }} intent="invite" submit={t('invite.submit')}>
        <EmailField {...field('email')} label={labels.email} autoComplete="off" />
        <RolesField {...{ field, chosen }} legend={labels.roles} />
        <Select {...field('locale', locale)} label={labels.locale}>
          <LocaleOptions />{' '}
        </Select>
        <p className="muted">{t('invite.note')}</p>
        <p className="muted">{t('invite.owner')}</p>
      </PostForm>
    </Section>
  );
}
