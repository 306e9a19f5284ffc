/** Route module of /account: the donor's orders, and the totals of the latest year. */
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { PagedCards } from '../../../lists/paged-cards';
import { useShell } from '../../../shell/use-shell';
import { Alert } from '#web/ui/alert';
import { ButtonLink } from '#web/ui/button';
import { FormErrors } from '#web/ui/form-reply';
import { AccountPage } from '../account-page';
import { MISSED_ANCHOR } from './anchor';
import type { MissedGift } from './again.server';
import { OrderItem } from './order-item';
import type { action, loader } from './page.server';
import { YearFigures } from './year-figures';

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
