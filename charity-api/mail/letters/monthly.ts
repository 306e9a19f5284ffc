/** Mails about a monthly gift: it was stopped, or a month could not be charged. */
import { formatDate } from '#domain/time/dates';
import { formatMoney } from '#domain/money';
import type { Order } from '#contract/orders';
import { messages } from '../../http/messages';
import { monthlyUrl } from '../../links';
import type { OrderMailContent } from '../letter';
import { commonContent, type Composer, type MailContext } from './gifts';

/** Confirms in writing that the monthly gift is stopped. */
export const monthlyStopped: Composer = (order, sending) => aboutMonthly(order, sending, 'stopped');

/** Reports a failed charge. The provider retries it; the donor can check the card or stop the gift. */
export const monthlyFailed: Composer = (order, sending) => aboutMonthly(order, sending, 'failed');

/** @param order the first order of the monthly gift @returns null when the order has no monthly gift */
function aboutMonthly(
  order: Order,
  { publicUrl, locales, from, at }: MailContext,
  kind: 'stopped' | 'failed',
): OrderMailContent | null {
  const { locale, total, charged, monthlyGift, reference } = order;
  if (monthlyGift === null) return null;
  const { t } = messages(locale);
  const amount = formatMoney(total, locale);
  const date = formatDate(at);
  return {
    ...commonContent(order, locales),
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
