/** One order in the list: gifts, state, date, amount, and a link to the next step. */
import { Form } from '@remix-run/react';
import type { OrderState } from '#domain/orders';
import { useLinks, useText } from '#web/i18n/strings';
import { ButtonLink } from '#web/ui/button';
import { DateText, Money, Verbatim } from '#web/ui/text';
import { FORM_ANCHOR } from '#web/ui/form-reply';
import { Icon, type IconName } from '#web/ui/icon';
import { Submit } from '#web/ui/submit';
import type { NextAction, OrderRow } from './view.server';

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

export function OrderItem({ order }: { order: OrderRow }) {
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
