/** One monthly gift: its months, and the actions of staff on behalf of the donor. */
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { useText } from '#web/i18n/strings';
import { FormErrors } from '#web/ui/form-reply';
import { DateText, Facts, Money } from '#web/ui/parts';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { GiftBadge } from '../../gifts/gift-badge';
import { shownMonthly, type ShownMonthly } from '../../gifts/monthly.server';
import { staffLinks } from '../../links';
import { PageHead, PostForm, Section, StateBadge, Submit, TextLink } from '../../ui/page';
import { Table } from '../../ui/table';

export const loader = staffLoader({
  permission: 'gifts.read',
  async load({ visitor, member, params: { reference = '' } }) {
    const gift = await visitor.charity.call('staffMonthlyGift', { params: { reference } });
    const shown = shownMonthly(gift, visitor);
    return {
      title: visitor.t('staff-monthly:heading', { name: shown.name }),
      gift: shown,
      mayDecide: member.permissions.includes('gifts.decide'),
    };
  },
});

export const action = staffAction({
  permission: 'gifts.decide',
  // A gift is stopped on a separate confirmation page.
  schema: z.object({ change: z.enum(['pause', 'resume', 'retry']) }),
  async run({ change }, { visitor, params: { reference = '' }, done }) {
    const { state } = await visitor.charity.call('staffChangeMonthly', {
      params: { reference },
      body: { change },
    });
    const isDeclined = change === 'retry' && state === 'past_due';
    return done(staffLinks.monthlyGift(reference), {
      key: isDeclined ? 'staff-monthly:declined' : `staff-monthly:done.${change}`,
      ...(isDeclined ? { tone: 'warm' as const } : {}),
    });
  },
});

export default function MonthlyGiftPage() {
  const t = useText('staff-monthly');
  const { title, gift, mayDecide } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  return (
    <>
      <PageHead
        back={{ to: staffLinks.monthly(), label: t('title') }}
        title={title}
        beside={<StateBadge tone={gift.tone}>{t(`state.${gift.state}`)}</StateBadge>}
        lead={
          <>
            <bdi className="ltr num">{gift.reference}</bdi> ·&nbsp;{gift.title} ·&nbsp;{gift.method}
          </>
        }
      />
      <FormErrors form={form} />
      <div className="order">
        <div className="a1 stack g4">
          <Facts
            rows={[
              { label: t('each'), value: <Money amount={gift.amount} /> },
              { label: t('intention'), value: gift.intention },
              {
                label: t('columns.donor'),
                value: (
                  <>
                    <bdi>{gift.name}</bdi>
                    <span className="opt">
                      <bdi className="ltr">{gift.donor.email}</bdi>
                    </span>
                  </>
                ),
              },
              { label: t('columns.since'), value: <DateText date={gift.startedAt} /> },
              ...(gift.stoppedAt
                ? [{ label: t('stoppedAt'), value: <DateText date={gift.stoppedAt} /> }]
                : []),
            ]}
          />
        </div>
        <div className="act">
          <Section title={t('decide')} box="lift">
            {mayDecide ? <Changes gift={gift} /> : <p className="muted">{t('role')}</p>}
          </Section>
        </div>
        <div className="a2">
          <Months gift={gift} />
        </div>
      </div>
    </>
  );
}

function Changes({ gift: { reference, may, state } }: { gift: ShownMonthly }) {
  const t = useText('staff-monthly');
  const change = may.retry ? 'retry' : may.resume ? 'resume' : may.pause ? 'pause' : null;
  if (!may.stop) return <p className="muted">{t('over')}</p>;
  return (
    <>
      {state === 'past_due' && <p>{t('failedText')}</p>}
      {change && (
        <PostForm className="stack g1">
          <Submit wide name="change" value={change}>
            {t(`change.${change}`)}
          </Submit>
          <p className="hint">{t(`then.${change}`)}</p>
        </PostForm>
      )}
      {may.retry && may.pause && (
        <form method="post" noValidate>
          <Submit kind="quiet" wide name="change" value="pause">
            {t('change.pause')}
          </Submit>
        </form>
      )}
      <a className="btn quiet wide" href={staffLinks.stopMonthly(reference)}>
        {t('change.stop')}
      </a>
    </>
  );
}

function Months({ gift }: { gift: ShownMonthly }) {
  const t = useText('staff-monthly');
  return (
    <Section title={t('months')}>
      <Table
        caption={t('monthsCaption')}
        rows={gift.months}
        keyOf={({ reference }) => reference}
        columns={[
          {
            label: t('columns.reference'),
            cell: ({ reference }) => (
              <TextLink to={staffLinks.donation(reference)}>
                <bdi className="ltr num">{reference}</bdi>
              </TextLink>
            ),
          },
          {
            label: t('columns.day'),
            cell: ({ paidAt, createdAt }) => <DateText date={paidAt ?? createdAt} />,
          },
          { label: t('columns.state'), cell: ({ label }) => <GiftBadge label={label} /> },
          {
            label: t('columns.amount'),
            kind: 'total',
            cell: ({ total }) => <Money amount={total} />,
          },
        ]}
      />
    </Section>
  );
}
