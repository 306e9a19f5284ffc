/** Route module of /account: the donor's orders, and the totals of the latest year. */
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import type { Money as Amount } from '#domain/money';
import { formatNumber } from '#domain/numbers/format';
import type { OrderState } from '#domain/orders';
import { useLinks, useText } from '#web/i18n/strings';
import { FORM_ANCHOR, FormErrors } from '#web/ui/form-reply';
import { Icon, type IconName } from '#web/ui/icon';
import { Alert, ButtonLink, DateText, Money, Submit, Verbatim } from '#web/ui/parts';
import { PagedCards } from '../../../lists/paged-cards';
import { useShell } from '../../../shell/use-shell';
import { AccountPage } from '../account-page';
import type { MissedGift } from './again.server';
import { MISSED_ANCHOR } from './anchor';
import type { action, loader } from './page.server';
import type { NextAction, OrderRow, YearSummary } from './view.server';

export { action, loader } from './page.server';

export default function OrdersPage() {
  const { list, summary, missed } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const t = useText('account');
  const links = useLinks();
  const name = useShell()?.user?.name;
  return (
    <AccountPage page="orders" lead={name ? t('orders.thanks', { name }) : undefined}>
      <FormErrors form={form} />
      {missed.length > 0 && <Missed gifts={missed} />}
      {summary && <YearFigures summary={summary} />}
      <section className="grid gap-2">
        <div className="row">
          <h2>{t('orders.list')}</h2>
          {list.total > 0 && (
            <span className="sm muted">{t('orders.count', { count: list.total })}</span>
          )}
        </div>
        <PagedCards
          list={list}
          to={links.account.orders}
          empty={{
            title: t('orders.empty.title'),
            text: t('orders.empty.text'),
            action: <ButtonLink to={links.projects()}>{t('orders.empty.action')}</ButtonLink>,
          }}
        >
          {(orders) => (
            <ul className="orders">
              {orders.map((order) => (
                <OrderItem key={order.id} order={order} />
              ))}
            </ul>
          )}
        </PagedCards>
      </section>
    </AccountPage>
  );
}

/** Gifts of an earlier order that could not be added to the cart. */
function Missed({ gifts }: { gifts: MissedGift[] }) {
  const t = useText('account');
  const links = useLinks();
  return (
    <div id={MISSED_ANCHOR} className="scroll-mt-3" tabIndex={-1}>
      <Alert tone="warm">
        <p className="font-semibold">{t('orders.missed.title', { count: gifts.length })}</p>
        <ul className="grid gap-1 py-1">
          {gifts.map(({ title, language, reason, to }, at) => (
            <li key={at}>
              <Link to={to} {...language}>
                {title}
              </Link>
              <br />
              {reason}
            </li>
          ))}
        </ul>
        <p>
          <Link to={links.cart()}>{t('orders.missed.cart')}</Link>
        </p>
      </Alert>
    </div>
  );
}

/** `bad` only for a payment that failed. A state without a tone needs no action of the donor. */
const TONES: Partial<Record<OrderState, 'ok' | 'warm' | 'bad'>> = {
  paid: 'ok',
  pending_payment: 'warm',
  processing: 'warm',
  awaiting_transfer: 'warm',
  under_review: 'warm',
  mismatch: 'warm',
  disputed: 'warm',
  failed: 'bad',
  rejected: 'bad',
};

const ICONS: Partial<Record<NextAction, IconName>> = { receipt: 'document', transfer: 'bank' };

/** One order in the list: gifts, state, date, amount, and a link to the next step. */
function OrderItem({ order }: { order: OrderRow }) {
  const t = useText('account');
  const links = useLinks();
  const { id, reference, state, date, total, gifts, isMonthly, next, canRepeat } = order;
  const [only] = gifts.length === 1 ? gifts : [];
  const icon = ICONS[next];
  return (
    <li className="order">
      <div className="grid gap-1">
        <h3 {...only?.language}>
          {only ? only.title : t('orders.gifts', { count: gifts.length })}
        </h3>
        <p className="meta">
          <span className={`state ${TONES[state] ?? ''}`.trim()}>{t(`orders.state.${state}`)}</span>
          {isMonthly && <span>{t('orders.monthly')}</span>}
          <DateText date={date} />
          <Verbatim>{reference}</Verbatim>
        </p>
        {!only && (
          <ul className="sm">
            {gifts.map(({ title, language, total: amount }, at) => (
              <li key={at} className="flex flex-wrap gap-x-2">
                <span {...language}>{title}</span>
                <span className="muted">
                  <Money amount={amount} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <span className="sum">
        <Money amount={total} />
      </span>
      <div className="acts">
        <ButtonLink
          kind="plain"
          to={links.order(id)}
          aria-label={t(`orders.next.${next}Of`, { reference })}
        >
          {icon && <Icon name={icon} />}
          {t(`orders.next.${next}`)}
        </ButtonLink>
        {canRepeat && (
          <Form method="post" noValidate action={`${links.account.orders()}#${FORM_ANCHOR}`}>
            <input type="hidden" name="order" value={id} />
            <Submit
              kind="plain"
              name="intent"
              value="again"
              waiting={t('orders.again.waiting')}
              aria-label={t('orders.again.of', { reference })}
            >
              {t('orders.again.button')}
            </Submit>
          </Form>
        )}
      </div>
    </li>
  );
}

/** The totals of a donor's gifts in one year, and of the monthly gifts. */
function YearFigures({ summary }: { summary: YearSummary }) {
  const t = useText('account');
  const { year, totals, gifts, monthly } = summary;
  return (
    <dl className="figures">
      <div>
        <dt>{t('orders.year.given', { year })}</dt>
        <Amounts amounts={totals} />
      </div>
      <div>
        <dt>{t('orders.year.gifts', { count: gifts, year })}</dt>
        <dd className="num">{formatNumber(gifts)}</dd>
      </div>
      {monthly.length > 0 && (
        <div>
          <dt>{t('orders.year.monthly')}</dt>
          <Amounts amounts={monthly} />
        </div>
      )}
    </dl>
  );
}

function Amounts({ amounts }: { amounts: readonly Amount[] }) {
  return (
    <dd>
      {amounts.map((amount) => (
        <div key={amount.currency}>
          <Money amount={amount} />
        </div>
      ))}
    </dd>
  );
}
