/** What a donor is told of a monthly gift: that it is stopped, or that a month of it could not be taken. */
import { formatDate } from '#domain/time/dates';
import { formatMoney } from '#domain/money';
import type { Order } from '#contract/orders';
import { messages } from '../../http/messages';
import { monthlyUrl } from '../../links';
import type { Letter } from '../letter';
import { beginning, type Composer, type Sending } from './gifts';

/** Nothing more is taken: in writing, so that nobody has to trust a page they saw once. */
export const monthlyStopped: Composer = (order, sending) => aboutMonthly(order, sending, 'stopped');

/** The provider tries again by itself; what the donor can do is look at the card, or stop. */
export const monthlyFailed: Composer = (order, sending) => aboutMonthly(order, sending, 'failed');

/** @param order the first of the monthly gift */
function aboutMonthly(
  order: Order,
  { publicUrl, from, at }: Sending,
  kind: 'stopped' | 'failed',
): Letter | null {
  const { locale, total, charged, monthlyGift, reference } = order;
  if (monthlyGift === null) return null;
  const { t } = messages(locale);
  const amount = formatMoney(total, locale);
  const date = formatDate(at);
  return {
    ...beginning(order),
    subject: t(`mail:monthly.${kind}.subject`, { reference }),
    paragraphs: [t(`mail:monthly.${kind}.intro`, { amount, date }), t(`mail:monthly.${kind}.next`)],
    facts: [
      { label: t('mail:reference'), value: reference },
      { label: t('mail:monthly.since'), value: formatDate(order.paidAt ?? order.createdAt) },
      { label: t(`mail:monthly.${kind}.at`), value: date },
      ...(charged === null
        ? []
        : [{ label: t('mail:monthly.charged'), value: formatMoney(charged.amount, locale) }]),
    ],
    action: {
      label: t(`mail:monthly.${kind}.action`),
      url: monthlyUrl(publicUrl, { token: monthlyGift, locale }),
    },
    links: [],
    closing: t(`mail:monthly.${kind}.closing`),
    from,
  };
}
