/** Actions that need a second person: the reason of the asker, the consequences, and the decision of an owner. */
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { useLocale, useText } from '#web/i18n/strings';
import type { Translate } from '#web/i18n/translate';
import { FormErrors, type Submission, useSubmission } from '#web/ui/form-reply';
import { Alert, DateText, type FactRow, Facts, Money } from '#web/ui/parts';
import { codeField } from '../../forms/fields.server';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { staffLinks } from '../../links';
import {
  PageHead,
  PostForm,
  Section,
  StateBadge,
  type StateTone,
  Submit,
  TextLink,
} from '../../ui/page';
import { pageIn, Pager, sliceOf } from '../../ui/pager';
import { CodeField } from '../../ui/password-fields';
import { isAmount, valueText, type Words } from '../../ui/value-text';
import { Views } from '../../ui/views';

export const loader = staffLoader({
  permission: null,
  load: async ({ url: { searchParams }, member, visitor: { t, charity } }) => {
    const page = pageIn(searchParams);
    const isWaiting = searchParams.get('all') === null;
    const { total, data } = await charity.call('staffApprovals', {
      query: { ...(isWaiting && { state: 'waiting' }), ...sliceOf(page) },
    });
    return {
      title: t('staff-approvals:title'),
      ...{ page, total, isWaiting },
      approvals: data.map((approval) => ({
        ...approval,
        mayStop:
          approval.state === 'waiting' &&
          (approval.askedBy.id === member.id || member.roles.includes('owner')),
      })),
    };
  },
});

const schema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('agree'), id: z.string().min(1), code: codeField }),
  z.object({ intent: z.enum(['decline', 'stop']), id: z.string().min(1) }),
]);

const ENDPOINTS = { decline: 'staffDecline', stop: 'staffWithdrawApproval' } as const;

/** The API checks the permission of each decision, because members may stop the actions that they asked for. */
export const action = staffAction({
  permission: null,
  schema,
  hide: ['code'],
  run: async (values, { done, visitor: { charity, marks, t } }) => {
    const params = { id: values.id };
    const { state } =
      values.intent === 'agree'
        ? await charity.call('staffAgree', { params, body: { code: values.code }, donor: marks })
        : await charity.call(ENDPOINTS[values.intent], { params });
    return done(staffLinks.approvals({ all: state === 'failed' ? 1 : null }), {
      key: `staff-approvals:told.${state}`,
      ...(state === 'failed'
        ? { tone: 'warm' }
        : { link: { to: staffLinks.approvals({ all: 1 }), label: t('staff-approvals:told.all') } }),
    });
  },
});

const TONES: Record<Approval['state'], StateTone> = {
  waiting: 'warm',
  running: 'warm',
  done: 'ok',
  declined: 'off',
  stopped: 'off',
  failed: 'bad',
};

export default function Approvals() {
  const t = useText('staff-approvals');
  const { title, page, total, isWaiting, approvals } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  return (
    <>
      <PageHead title={title} lead={t('lead')} />
      <div className="stack g4">
        <FormErrors form={form} labels={{ code: t('code') }} />
        <Views
          label={title}
          views={[
            { to: staffLinks.approvals(), label: t('waiting'), isCurrent: isWaiting },
            { to: staffLinks.approvals({ all: 1 }), label: t('all'), isCurrent: !isWaiting },
          ]}
        />
        {approvals.length === 0 && <p>{t(isWaiting ? 'noneWaiting' : 'none')}</p>}
        {approvals.map((approval) => (
          <OneApproval key={approval.id} {...approval} form={form} />
        ))}
        <Pager
          {...{ page, total, query: { all: isWaiting ? undefined : 1 }, to: staffLinks.approvals }}
        />
      </div>
    </>
  );
}

type Approval = ReturnType<typeof useLoaderData<typeof loader>>['approvals'][number];

function OneApproval({ id, kind, facts, form, ...approval }: Approval & { form: Submission }) {
  const t = useText('staff-approvals');
  const { field } = useSubmission(form?.initialValue?.id === id ? form : undefined, id);
  const { state, askedBy, askedAt, decidedBy, decidedAt, runsAt, reason, failure } = approval;
  return (
    <Section
      title={t(`kind.${kind}`)}
      box={approval.mayDecide ? 'lift' : 'plain'}
      beside={<StateBadge tone={TONES[state]}>{t(`state.${state}`)}</StateBadge>}
    >
      <p className="muted">
        <bdi>{askedBy.name}</bdi> ·&nbsp;
        <DateText date={askedAt} time />
      </p>
      {/* An erasure removes the reason. */}
      {reason !== '' && (
        <blockquote className="said">
          <p dir="auto">{reason}</p>
        </blockquote>
      )}
      <Facts rows={approvalFacts(facts, { locale: useLocale(), t })} />
      {approval.mayAgree && (
        <p>
          {t(`then.${kind}`)} {t('when')}
        </p>
      )}
      {state === 'waiting' && runsAt !== null && (
        <Alert tone="warm">
          {t('runs')} <DateText date={runsAt} time />
        </Alert>
      )}
      {decidedBy && decidedAt && (
        <p className="muted">
          {t('decided')} <bdi>{decidedBy.name}</bdi> ·&nbsp;
          <DateText date={decidedAt} time />
        </p>
      )}
      {failure !== null && <Alert tone="bad">{failureText(failure, t)}</Alert>}
      {approval.mayDecide && !approval.mayAgree && !decidedBy && <p>{t('isNew')}</p>}
      {approval.mayStop && (
        <PostForm hidden={{ id }}>
          {approval.mayAgree && (
            <CodeField {...field('code')} label={t('code')} hint={t('codeHint')} />
          )}
          <p className="inline acts">
            {approval.mayAgree && <Submit intent="agree">{t('agree')}</Submit>}
            {approval.mayDecide && runsAt === null ? (
              <Submit kind="quiet" intent="decline">
                {t('decline')}
              </Submit>
            ) : (
              <Submit kind="quiet" intent="stop">
                {t('stop')}
              </Submit>
            )}
          </p>
        </PostForm>
      )}
    </Section>
  );
}

/** An error of the charity API is stored as its code. Other failures are texts for the operator. */
function failureText(failure: string, t: Translate): string {
  const [, group, code] = /^([a-zA-Z]+)\.([a-zA-Z]+)$/.exec(failure) ?? [];
  return group && code ? t(`api:${group}.${code}`) : failure;
}

/** The facts of an approval as rows: amounts, and texts. The kind of the approval determines their names. */
function approvalFacts(facts: Record<string, unknown>, words: Words): FactRow[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    if (value === null || value === '' || value === undefined) return [];
    return [{ key: name, label: labelOf(name, words.t), value: valueOf(name, value, words) }];
  });
}

/** `account2` is the second account. */
function labelOf(name: string, t: Translate): string {
  const [, stem = name, number] = /^([a-zA-Z]+?)(\d+)?$/.exec(name) ?? [];
  return number === undefined
    ? t(`staff-approvals:fact.${stem}`)
    : t(`staff-approvals:numbered.${stem}`, { number });
}

function valueOf(name: string, value: unknown, words: Words) {
  if (isAmount(value)) return <Money amount={value} />;
  if (name === 'reference' && typeof value === 'string')
    return (
      <TextLink to={staffLinks.donation(value)}>
        <bdi>{value}</bdi>
      </TextLink>
    );
  return <bdi>{valueText(value, name, words)}</bdi>;
}
