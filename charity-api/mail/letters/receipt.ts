/** The receipt mail: gifts and amounts, with links to the order, the public confirmation, and the monthly gift. */
import { formatDate, formatDateTime } from '#domain/time/dates';
import { textIn, type Locale } from '#domain/locales';
import { currencyLabel, formatMoney, sum } from '#domain/money';
import type { Order } from '#contract/orders';
import { messages } from '../../http/messages';
import { monthlyUrl, orderUrl, receiptCheckUrl } from '../../links';
import type { Fact, OrderMailContent, LetterLink } from '../letter';
import { commonContent, type MailContext } from './gifts';

/** Returns null when the order was refunded before the mail was sent. */
export function receipt(
  order: Order,
  { publicUrl, locales, from }: MailContext,
): OrderMailContent | null {
  if (order.state === 'refunded') return null;
  const { locale, reference } = order;
  const { t } = messages(locale);
  return {
    ...commonContent(order, locales),
    subject: t('mail:receipt.subject', { reference }),
    paragraphs: [
      ...opening(order),
      ...(order.monthlyGift === null ? [] : [t('mail:receipt.monthly')]),
    ],
    facts: facts(order, locales),
    action: { label: t('mail:receipt.action'), url: orderUrl(publicUrl, order) },
    links: links(order, publicUrl),
    closing: t('mail:receipt.closing'),
    from,
  };
}

/** Returns the first paragraphs. Purification is not a gift, and gets its own sentence. */
function opening(order: Order): string[] {
  const { t } = messages(order.locale);
  const purified = order.lines.filter(({ intention }) => intention === 'purification');
  const amount = formatMoney(order.total, order.locale);
  if (purified.length === 0) return [t('mail:receipt.intro', { amount })];
  if (purified.length === order.lines.length)
    return [t('mail:receipt.introPurification', { amount })];
  const lines = purified.map(({ total }) => total);
  const apart = formatMoney(sum(lines, order.total.currency), order.locale);
  return [
    t('mail:receipt.introMixed', { amount }),
    t('mail:receipt.purification', { amount: apart }),
  ];
}

function facts(order: Order, locales: readonly Locale[]): Fact[] {
  const { locale, reference, total, providerReference } = order;
  const { t } = messages(locale);
  const paid = formatDateTime(order.paidAt ?? order.createdAt, locale);
  return [
    { label: t('mail:reference'), value: reference },
    { label: t('mail:receipt.paidAt'), value: t('mail:receipt.paidAtValue', { date: paid }) },
    ...(providerReference === null || providerReference === reference
      ? []
      : [{ label: t('mail:receipt.payment'), value: providerReference }]),
    { label: t('mail:receipt.currency'), value: currencyLabel(total.currency, locale) },
    ...chargedFacts(order, locales),
  ];
}

/** Returns the charged amount and its rate, when another amount than the total was charged. */
function chargedFacts({ charged, total, locale }: Order, locales: readonly Locale[]): Fact[] {
  if (charged === null) return [];
  const { t } = messages(locale);
  const { amount, rate, source, at } = charged;
  const taken = `${formatMoney(amount, locale)} (${currencyLabel(amount.currency, locale)})`;
  return [
    { label: t('mail:receipt.charged'), value: taken },
    {
      label: t('mail:receipt.rate'),
      value:
        rate === null
          ? t('mail:receipt.rounded')
          : t('mail:receipt.rateValue', {
              from: total.currency,
              to: amount.currency,
              rate,
              source: textIn(source, locale, locales),
              date: formatDate(at),
            }),
    },
  ];
}

function links(order: Order, publicUrl: string): LetterLink[] {
  const { locale, monthlyGift, check } = order;
  const { t } = messages(locale);
  return [
    ...(monthlyGift === null
      ? []
      : [
          {
            label: t('mail:monthly.manage'),
            url: monthlyUrl(publicUrl, { token: monthlyGift, locale }),
          },
        ]),
    ...(check === null
      ? []
      : [
          {
            label: t('mail:receipt.check'),
            url: receiptCheckUrl(publicUrl, { token: check, locale }),
          },
        ]),
  ];
}
