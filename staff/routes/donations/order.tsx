/** One order: proof, decision, lines, donor and history, in the order in which staff work. */
import { useLoaderData } from '@remix-run/react';
import { formatMoney } from '#domain/money';
import { useLocale, useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';
import { DateText } from '#web/ui/parts';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { Faster } from '../../gifts/faster';
import { GiftBadge } from '../../gifts/gift-badge';
import { staffLinks } from '../../links';
import { PageHead } from '../../ui/page';
import { Decision } from './decision';
import { Donor } from './donor';
import { History } from './history';
import { Lines } from './lines';
import { handleOrderForm } from './order-action.server';
import { amountFormIn, orderPage, type OrderPage } from './order-view.server';
import { Proof } from './proof-box';
import { orderFormSchema } from './schema.server';

export const loader = staffLoader({
  permission: 'gifts.read',
  async load({ visitor, member, params, url }) {
    const { reference = '' } = params;
    const order = await visitor.charity.call('staffOrder', { params: { reference } });
    return {
      title: visitor.t('staff-gifts:order.title', { reference: order.reference }),
      order: orderPage(order, visitor),
      amountForm: amountFormIn(url, visitor.t),
      mayDecide: member.permissions.includes('gifts.decide'),
      mayAskRefund: member.permissions.includes('refunds.ask'),
      mayReadDonor: member.permissions.includes('donors.read'),
    };
  },
});

export const action = staffAction({
  permission: 'gifts.decide',
  schema: orderFormSchema,
  run: handleOrderForm,
});

export default function OrderPage() {
  const t = useText('staff-gifts');
  const locale = useLocale();
  const { order, mayDecide, mayAskRefund, mayReadDonor, amountForm } =
    useLoaderData<typeof loader>();
  const { reply, form, answer } = useReply<typeof action>();
  return (
    <>
      <PageHead
        back={{ to: staffLinks.donations(), label: t('title') }}
        title={t('order.heading', { amount: formatMoney(order.total, locale), name: order.name })}
        beside={order.labels.map((label) => (
          <GiftBadge key={label.key} label={label} />
        ))}
        lead={
          <>
            <bdi className="ltr num">{order.reference}</bdi> ·&nbsp;{t('order.made')}{' '}
            <DateText date={order.createdAt} /> ·&nbsp;{order.methodName}
            {order.isMonthly && (
              <>
                {' '}
                ·&nbsp;<a href={staffLinks.monthlyGift(order.reference)}>{t('order.monthly')}</a>
              </>
            )}
          </>
        }
      />
      <Queue queue={order.queue} />
      <Faster to={staffLinks.donation(order.reference)} reply={reply} />
      <div className="order">
        <section className="a1 stack" aria-labelledby="proof">
          <Proof order={order} />
        </section>
        <section className="act stack g3" aria-labelledby="decision">
          <Decision
            {...{ order, mayDecide, mayAskRefund, amountForm }}
            form={form}
            mail={answer?.mail}
          />
        </section>
        <div className="a2 stack g4">
          <Lines order={order} />
          <Donor {...{ order, mayDecide, mayReadDonor }} form={form} />
        </div>
        <section className="a3 stack" aria-labelledby="history">
          <History order={order} mayDecide={mayDecide} form={form} />
        </section>
      </div>
    </>
  );
}

/** The position of the order among those that wait for a check, with links to the previous and the next one. */
function Queue({ queue }: Pick<OrderPage, 'queue'>) {
  const t = useText('staff-gifts');
  if (!queue) return null;
  const { position, total, previous, next } = queue;
  return (
    <nav className="pager" aria-label={t('queue.label')}>
      <p className="muted">{t('queue.place', { position, count: total })}</p>
      <span className="inline">
        {previous !== null && (
          <a className="btn quiet small" href={staffLinks.donation(previous)}>
            <Icon name="next" className="back" />
            {t('queue.previous')}
          </a>
        )}
        {next !== null && (
          <a className="btn quiet small" href={staffLinks.donation(next)}>
            {t('queue.next')}
            <Icon name="next" flip />
          </a>
        )}
      </span>
    </nav>
  );
}
