/** Route module of /monthly/{token}: a monthly gift, its payments so far, and the form that stops it. */
import { redirect } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import type { MonthlyGift } from '#contract/monthly';
import { mayStop, type MonthlyState } from '#domain/orders';
import type { Localised } from '#web/charity/results';
import { useLinks, useText } from '#web/i18n/strings';
import { FormErrors, type Submission } from '#web/ui/form-reply';
import type { IconName } from '#web/ui/icon';
import { ButtonLink, DateText, Facts, Money, Submit, Verbatim, Wrap } from '#web/ui/parts';
import { StateHead } from '#web/ui/state-head';
import { formAction } from '../../../forms/action.server';
import { parseToken, PRIVATE_PAGE_HEADERS } from '../../../forms/by-token.server';
import { pageLoader } from '../../../page-loader.server';
import { PaidBadge } from '../paid-badge';

type MonthlyView = Omit<Localised<MonthlyGift>, 'token' | 'locale'> & { canStop: boolean };

export const loader = pageLoader({
  strings: ['monthly', 'gifts', 'payment'],
  load: async ({ visitor, params }) => {
    const {
      token: _,
      locale: __,
      ...gift
    } = await visitor.charity.call('monthlyGift', { params: { token: parseToken(params) } });
    const view: MonthlyView = { ...gift, canStop: mayStop(gift.state) };
    return { head: { title: visitor.t(`monthly:title.${gift.state}`), index: false }, gift: view };
  },
  headers: () => PRIVATE_PAGE_HEADERS,
});

export const action = formAction({
  schema: z.object({ intent: z.literal('stop') }),
  outage: 'monthly.notStopped',
  async run(_, { visitor, params }) {
    const token = parseToken(params);
    await visitor.charity.call('stopMonthlyGift', { params: { token } });
    return redirect(visitor.links.monthly(token), { status: 303 });
  },
});

const STATE_ICONS: Record<MonthlyState, { icon: IconName; tone: 'ok' | 'warm' | 'info' }> = {
  pending: { icon: 'clock', tone: 'warm' },
  active: { icon: 'check', tone: 'ok' },
  past_due: { icon: 'clock', tone: 'warm' },
  paused: { icon: 'info', tone: 'info' },
  stopped: { icon: 'info', tone: 'info' },
};

export default function MonthlyPage() {
  const { gift } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const t = useText('monthly');
  const links = useLinks();
  return (
    <Wrap narrow>
      <div className="grid gap-4 pt-6">
        <StateHead {...STATE_ICONS[gift.state]} title={t(`title.${gift.state}`)}>
          <p>{t(`about.${gift.state}`)}</p>
        </StateHead>
        <section className="box lift grid gap-2">
          <h2 {...gift.language}>
            <Link to={links.project(gift.offeringId)}>{gift.title}</Link>
          </h2>
          <Terms gift={gift} />
        </section>
        <Payments payments={gift.payments} />
        {gift.canStop && <StopForm form={form} />}
        {gift.state === 'stopped' && (
          <p className="text-center">
            <ButtonLink kind="quiet" to={links.project(gift.offeringId)}>
              {t('again')}
            </ButtonLink>
          </p>
        )}
      </div>
    </Wrap>
  );
}

function Terms({ gift }: { gift: MonthlyView }) {
  const t = useText('monthly');
  const { amount, charged, startedAt, stoppedAt, method, intention } = gift;
  return (
    <Facts
      rows={[
        { key: 'intention', label: t('intention'), value: t(`gifts:intention.${intention}`) },
        { key: 'since', label: t('since'), value: <DateText date={startedAt} /> },
        { key: 'method', label: t('method'), value: t(`payment:method.${method}`) },
        ...(stoppedAt
          ? [{ key: 'stopped', label: t('stopped'), value: <DateText date={stoppedAt} /> }]
          : []),
        ...(charged
          ? [{ key: 'charged', label: t('charged'), value: <Money amount={charged} /> }]
          : []),
        { key: 'amount', label: t('everyMonth'), value: <Money amount={amount} />, sum: true },
      ]}
    />
  );
}

/** Form that stops a monthly gift, after the donor has opened and confirmed an explanation. */
function StopForm({ form }: { form: Submission }) {
  const t = useText('monthly');
  return (
    <details open={form !== undefined}>
      <summary className="btn quiet w-fit list-none">{t('stop.open')}</summary>
      <Form method="post" noValidate className="box grid gap-2">
        <FormErrors form={form} />
        <p>{t('stop.ask')}</p>
        <Submit kind="quiet" name="intent" value="stop" waiting={t('stop.waiting')}>
          {t('stop.confirm')}
        </Submit>
      </Form>
    </details>
  );
}

/** List of a monthly gift's payments, newest first, each with a link to its receipt. */
function Payments({ payments }: Pick<MonthlyView, 'payments'>) {
  const t = useText('monthly');
  const links = useLinks();
  return (
    <section className="grid gap-2">
      <h2>{t('payments.title')}</h2>
      {payments.length === 0 ? (
        <p className="muted">{t('payments.none')}</p>
      ) : (
        <ul className="rows">
          {payments.map(({ order, reference, amount, paidAt, state }) => (
            <li key={order}>
              <div>
                <DateText date={paidAt} />{' '}
                {state !== 'paid' && (
                  <PaidBadge state={state}>{t(`payments.state.${state}`)}</PaidBadge>
                )}
                <br />
                <Link className="sm" to={links.order(order)}>
                  {t('payments.receipt')} <Verbatim>{reference}</Verbatim>
                </Link>
              </div>
              <b>
                <Money amount={amount} />
              </b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
