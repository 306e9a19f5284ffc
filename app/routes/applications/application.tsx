/** Route module of /applications/{token}: the state of an application, and the form that withdraws it. */
import { redirect } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import type { Application, ApplicationState } from '#contract/applications';
import { formatDate, formatDateTime } from '#domain/time/dates';
import { languageFrom, type Localised } from '#web/charity/results';
import { useText } from '#web/i18n/strings';
import { FormErrors } from '#web/ui/form-reply';
import type { IconName } from '#web/ui/icon';
import { DateText, Facts, Submit, Verbatim, Wrap } from '#web/ui/parts';
import { StateHead } from '#web/ui/state-head';
import { formAction } from '../../forms/action.server';
import { parseToken, PRIVATE_PAGE_HEADERS } from '../../forms/by-token.server';
import { pageLoader } from '../../page-loader.server';
import type { Visitor } from '../../visitor/visitor.server';

export const loader = pageLoader({
  strings: ['application'],
  load: async ({ visitor, params }) => {
    const found = await visitor.charity.call('application', {
      params: { token: parseToken(params) },
    });
    const { kind, state, reference, createdAt, seats, canWithdraw } = found;
    const title = visitor.t(`application:title.${state}`);
    return {
      head: { title, index: false },
      application: { ...{ kind, state, reference, createdAt, seats, canWithdraw } },
      title,
      subject: subjectOf(visitor, found),
    };
  },
  headers: () => PRIVATE_PAGE_HEADERS,
});

/** Returns the name of the event or training, when it begins there, and the path of its page if it has one. */
function subjectOf({ links, locale }: Visitor, { kind, subject }: Localised<Application>) {
  if (!subject) return null;
  const { id, title, startsAt, timeZone, hasPage } = subject;
  const isEvent = kind === 'event';
  const to = isEvent ? links.event(id) : links.trainingCourse(id);
  const when = isEvent
    ? formatDateTime(startsAt, locale, timeZone)
    : formatDate(startsAt, timeZone);
  return { title, startsAt, when, to: hasPage ? to : null, ...languageFrom(subject) };
}

export const action = formAction({
  schema: z.object({ intent: z.literal('withdraw') }),
  outage: 'application.notWithdrawn',
  async run(_, { visitor, params }) {
    const token = parseToken(params);
    await visitor.charity.call('withdrawApplication', { params: { token } });
    return redirect(visitor.links.application(token), { status: 303 });
  },
});

const STATE_ICONS: Record<ApplicationState, { icon: IconName; tone: 'ok' | 'warm' | 'info' }> = {
  received: { icon: 'check', tone: 'ok' },
  confirmed: { icon: 'check', tone: 'ok' },
  waiting: { icon: 'clock', tone: 'warm' },
  withdrawn: { icon: 'info', tone: 'info' },
};

export default function ApplicationPage() {
  const { application, subject, title } = useLoaderData<typeof loader>();
  const { kind, state, reference, createdAt, seats, canWithdraw } = application;
  const form = useActionData<typeof action>()?.form;
  const t = useText('application');
  return (
    <Wrap narrow>
      <div className="grid gap-4 pt-6">
        <StateHead {...STATE_ICONS[state]} title={title}>
          <p>{t(`about.${state}`)}</p>
        </StateHead>
        <section className="box lift grid gap-2">
          <h2 {...subject?.language}>
            {subject?.to ? (
              <Link to={subject.to}>{subject.title}</Link>
            ) : (
              (subject?.title ?? t(`kind.${kind}`))
            )}
          </h2>
          <Facts
            rows={[
              { key: 'reference', label: t('reference'), value: <Verbatim>{reference}</Verbatim> },
              { key: 'sent', label: t('sent'), value: <DateText date={createdAt} /> },
              ...(subject
                ? [
                    {
                      key: 'when',
                      label: t('when'),
                      value: (
                        <time className="ltr num" dateTime={subject.startsAt}>
                          {subject.when}
                        </time>
                      ),
                    },
                  ]
                : []),
              ...(seats > 1 ? [{ key: 'seats', label: t('seats'), value: seats }] : []),
            ]}
          />
        </section>
        {canWithdraw && (
          <Form method="post" noValidate className="grid justify-items-center gap-2 text-center">
            <FormErrors form={form} />
            <p className="muted">{t(seats > 0 ? 'leave.about' : 'withdraw.about')}</p>
            <Submit kind="quiet" name="intent" value="withdraw" waiting={t('withdraw.waiting')}>
              {t(seats > 0 ? 'leave.button' : 'withdraw.button')}
            </Submit>
          </Form>
        )}
      </div>
    </Wrap>
  );
}
