/** Route module of /applications/{token}: the state of an application, and the form that withdraws it. */
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import type { ApplicationState } from '#contract/applications';
import { useText } from '#web/i18n/strings';
import { FormErrors } from '#web/ui/form-reply';
import type { IconName } from '#web/ui/icon';
import { DateText, Facts, Submit, Verbatim, Wrap } from '#web/ui/parts';
import { StateHead } from '#web/ui/state-head';
import type { action, loader } from './page.server';

export { action, loader } from './page.server';

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
