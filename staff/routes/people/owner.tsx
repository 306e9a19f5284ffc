/** Asks for a change of an owner's role, sign-in or access, which needs two owners or a day. */
import { useLoaderData } from '@remix-run/react';
import { OWNER_CHANGES } from '#contract/staff/accounts';
import { commaIn } from '#domain/locales';
import { useText } from '#web/i18n/strings';
import { TextArea } from '#web/ui/field';
import { FormErrors } from '#web/ui/form-reply';
import { Alert, DateText, Disclosure } from '#web/ui/parts';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { staffLinks } from '../../links';
import { PageHead, PostForm, Section, Submit, TextLink } from '../../ui/page';
import { CodeField } from '../../ui/password-fields';
import { ownerSchema } from './schema.server';

export const loader = staffLoader({
  permission: 'people.manage',
  load: async ({ params, url, member, visitor: { t, locale, charity } }) => {
    const change = OWNER_CHANGES.find((one) => one === url.searchParams.get('change')) ?? 'make';
    const [{ members }, { data }] = await Promise.all([
      charity.call('staffPeople'),
      charity.call('staffApprovals', { query: { state: 'waiting', limit: 100 } }),
    ]);
    const person = members.find(({ id, endedAt }) => id === params.id && endedAt === null);
    if (!person) throw new Response(null, { status: 404 });
    const owners = members.filter(({ ownerSince, endedAt }) => ownerSince && endedAt === null);
    if (owners.some(({ id }) => id === person.id) === (change === 'make'))
      throw new Response(null, { status: 404 });
    return {
      title: t(`staff-people:owner.${change}.title`, { name: person.name }),
      ...{ change, person, owners, selfId: member.id },
      others: owners
        .filter(({ id, canAgree }) => canAgree && id !== member.id)
        .map(({ name }) => name)
        .join(commaIn(locale)),
      waiting: data.find(({ kind, subject }) => kind === 'owner' && subject.id === person.id),
    };
  },
});

export const action = staffAction({
  permission: 'people.manage',
  schema: ownerSchema,
  hide: ['code'],
  run: async ({ change, reason, code, when }, { params, done, visitor: { charity, marks } }) => {
    const body = { change, reason, code, waits: when === 'day' };
    await charity.call('staffAskOwnerChange', {
      params: { id: params.id ?? '' },
      ...{ body, donor: marks },
    });
    return done(staffLinks.approvals(), 'staff-people:owner.asked');
  },
});

export default function Owner() {
  const t = useText('staff-people');
  const { title, person, owners, selfId, waiting, change, others } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={title}
        lead={<bdi className="ltr">{person.email}</bdi>}
        back={{ to: staffLinks.person(person.id), label: person.name }}
      />
      <div className="order">
        <div className="act">
          {waiting ? (
            <Section title={t('owner.waits')} box="lift">
              <p>
                <bdi>{waiting.askedBy.name}</bdi> ·&nbsp;
                <DateText date={waiting.askedAt} time />
              </p>
              <blockquote className="said">
                <p dir="auto">{waiting.reason}</p>
              </blockquote>
              {waiting.runsAt && (
                <Alert tone="warm">
                  {t('owner.runs')} <DateText date={waiting.runsAt} time />
                </Alert>
              )}
              <p>
                <a className="btn wide" href={staffLinks.approvals()}>
                  {t('owner.decide')}
                </a>
              </p>
            </Section>
          ) : (
            <Ask change={change} others={others} />
          )}
        </div>
        <div className="a1 stack g4">
          <Section title={t('owner.may.title')}>
            <ul className="rows">
              {(['agree', 'bank', 'people', 'log'] as const).map((one) => (
                <li key={one}>{t(`owner.may.${one}`)}</li>
              ))}
            </ul>
            <p className="muted">{t('owner.may.not')}</p>
          </Section>
          <Section title={t('owner.all')}>
            <ul className="rows">
              {owners.map(({ id, name, ownerSince, lastUsedAt }) => (
                <li key={id}>
                  <span>
                    <bdi>{name}</bdi>
                    <span className="muted block">
                      {t('sessions.since')} <DateText date={ownerSince!} />
                      {lastUsedAt && (
                        <>
                          {' ·\u00a0'}
                          {t('lastUsed')} <DateText date={lastUsedAt} />
                        </>
                      )}
                    </span>
                  </span>
                  {id === selfId ? (
                    <span className="muted">{t('owner.you')}</span>
                  ) : (
                    <TextLink to={staffLinks.owner(id, { change: 'take' })}>
                      {t('owner.take.short')}
                    </TextLink>
                  )}
                </li>
              ))}
            </ul>
            <p className="muted">{t('owner.last')}</p>
          </Section>
        </div>
      </div>
    </>
  );
}

/** @param others names of the owners who can agree; '' when the change must wait a day */
function Ask({ change, others }: { change: string; others: string }) {
  const t = useText('staff-people');
  const { form, field } = useReply<typeof action>();
  const labels = { reason: t('owner.reason'), code: t('owner.code') };
  const day = (
    <>
      <p className="muted">{t('owner.day.text')}</p>
      <Submit kind={others === '' ? undefined : 'quiet'} wide name="when" value="day">
        {t('owner.day.submit')}
      </Submit>
    </>
  );
  return (
    <Section title={t(others === '' ? 'owner.alone' : 'owner.two')} box="lift">
      <PostForm>
        <p>
          {others === '' ? (
            t('owner.nobody')
          ) : (
            <>
              {t('owner.who')} <bdi>{others}</bdi>
            </>
          )}
        </p>
        <p>{t(`owner.${change}.text`)}</p>
        <FormErrors {...{ form, labels }} />
        <input type="hidden" name="change" value={change} />
        <TextArea
          {...field('reason')}
          label={labels.reason}
          hint={t('owner.reasonHint')}
          rows={2}
          required
        />
        <CodeField {...field('code')} label={labels.code} hint={t('owner.codeHint')} />
        {others === '' ? (
          day
        ) : (
          <>
            <Submit wide name="when" value="agreed">
              {t('owner.ask')}
            </Submit>
            <p className="muted">{t('owner.until')}</p>
            <div className="folds">
              <Disclosure summary={t('owner.day.title')}>
                <div className="part-form">{day}</div>
              </Disclosure>
            </div>
          </>
        )}
      </PostForm>
    </Section>
  );
}
