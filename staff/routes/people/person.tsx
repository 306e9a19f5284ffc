/** One member: roles, sessions, a new link for password and phone, and the end of the access. */
import { useLoaderData } from '@remix-run/react';
import { useText } from '#web/i18n/strings';
import { FormErrors } from '#web/ui/form-reply';
import { Disclosure } from '#web/ui/parts';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { staffLinks } from '../../links';
import { LinkLine, PageHead, PostForm, Section, StateBadge, TextLink } from '../../ui/page';
import { RolesField } from '../../ui/roles';
import { Sessions } from '../../ui/sessions';
import { personSchema } from './schema.server';

export const loader = staffLoader({
  permission: 'people.manage',
  load: async ({ params, member, visitor: { charity } }) => {
    const [{ members }, sessions] = await Promise.all([
      charity.call('staffPeople'),
      charity.call('staffSessions'),
    ]);
    const person = members.find(({ id }) => id === params.id);
    if (!person) throw new Response(null, { status: 404 });
    return {
      title: person.name,
      person,
      isSelf: person.id === member.id,
      sessions: sessions.filter((session) => session.member.id === person.id),
    };
  },
});

export const action = staffAction({
  permission: 'people.manage',
  schema: personSchema,
  run: async (values, { params, done, visitor: { charity } }) => {
    const id = params.id ?? '';
    const here = staffLinks.person(id);
    switch (values.intent) {
      case 'roles':
        await charity.call('staffSetRoles', { params: { id }, body: { roles: values.roles } });
        return done(here, 'staff-people:person.rolesSaved');
      case 'reset':
        await charity.call('staffReset', { params: { id } });
        return done(here, 'staff-people:person.linkSent');
      case 'end':
        await charity.call('staffEnd', { params: { id } });
        return done(staffLinks.people(), 'staff-people:person.ended');
      case 'revoke':
        await charity.call('staffRevokeSession', { params: { id: values.session } });
        return done(here, 'staff-people:sessions.ended');
    }
  },
});

export default function Person() {
  const t = useText('staff-people');
  const { title, person, isSelf, sessions } = useLoaderData<typeof loader>();
  const { form, field, chosen } = useReply<typeof action>();
  const labels = { roles: t('roles') };
  const isOwner = person.roles.includes('owner');
  return (
    <>
      <PageHead
        title={<bdi>{title}</bdi>}
        lead={<bdi className="ltr">{person.email}</bdi>}
        back={{ to: staffLinks.people(), label: t('title') }}
        beside={
          person.endedAt ? (
            <StateBadge tone="off">{t('ended')}</StateBadge>
          ) : (
            isOwner && <StateBadge tone="ok">{t('staff:roles.owner')}</StateBadge>
          )
        }
      />
      <div className="stack g5">
        <FormErrors {...{ form, labels }} />
        {!person.endedAt && (
          <>
            <Section title={labels.roles} box="plain">
              <PostForm intent="roles" submit={t('person.saveRoles')}>
                {isOwner && <input type="hidden" name="roles" value="owner" />}
                <RolesField
                  {...{ field, chosen, now: person.roles, required: !isOwner }}
                  legend={t('person.may', { name: person.name })}
                />
              </PostForm>
            </Section>
            <Section title={t('sessions.title')}>
              <Sessions sessions={sessions} />
            </Section>
            {!isSelf && (isOwner ? <OwnerWays id={person.id} /> : <OtherWays />)}
            {!isOwner && (
              <p>
                <a className="btn quiet" href={staffLinks.owner(person.id, { change: 'make' })}>
                  {t('owner.make.title', { name: person.name })}
                </a>
              </p>
            )}
          </>
        )}
        <LinkLine to={staffLinks.log({ member: person.id })}>{t('person.log')}</LinkLine>
      </div>
    </>
  );
}

/** Changes of an owner need two people, and have a page of their own. */
function OwnerWays({ id }: { id: string }) {
  const t = useText('staff-people');
  return (
    <Section title={t('owner.changes')}>
      <p className="muted">{t('owner.two')}</p>
      <ul className="rows">
        {(['take', 'reset', 'end'] as const).map((change) => (
          <li key={change}>
            <TextLink to={staffLinks.owner(id, { change })}>{t(`owner.${change}.submit`)}</TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The folds of the seldom used actions. Members cannot end their own access. */
function OtherWays() {
  const t = useText('staff-people');
  return (
    <div className="folds">
      {(['reset', 'end'] as const).map((intent) => (
        <Disclosure key={intent} summary={t(`person.${intent}.title`)}>
          <PostForm
            className="part-form"
            kind="quiet"
            intent={intent}
            submit={t(`person.${intent}.submit`)}
          >
            <p>{t(`person.${intent}.text`)}</p>
          </PostForm>
        </Disclosure>
      ))}
    </div>
  );
}
