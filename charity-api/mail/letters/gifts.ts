/** Letters about gifts: what all of them share, those about a monthly gift, and the instructions for a transfer. */
import { INTENTIONS, unitPriceOf } from '#domain/cart';
import { formatDate, formatDateTime } from '#domain/time/dates';
import { QUANTITY_UNITS } from '#domain/offerings';
import { lastDayBefore } from '#domain/offerings/sponsorship';
import { commaIn, shownText, type Locale, type LocalisedText } from '#domain/locales';
import { formatMoney, sum, type Money } from '#domain/money';
import type { Order, OrderLine } from '#contract/orders';
import { ibanGroups } from '#domain/money/iban';
import { messages } from '../../http/messages';
import type { GiftList, OrderMailContent, LetterLine, Fact } from '../letter';
import { monthlyUrl, orderUrl } from '../../links';

/** Data of a mail that is not in its order. */
export type MailContext = {
  /** Public URL of the storefront. */
  publicUrl: string;
  /** The languages of the site in their order. */
  locales: readonly Locale[];
  /** Name of the organisation, in the order's language. */
  from: string;
  /** Time of the reported event, ISO 8601. */
  at: string;
  /** The event's data, as JSON, for a mail about something that the order does not contain. */
  data?: string | null;
};

/** Composes a mail, or returns null when the state of the order no longer needs it. */
export type Composer = (order: Order, sending: MailContext) => OrderMailContent | null;

type CommonContent = Pick<OrderMailContent, 'locale' | 'greeting' | 'gifts'>;

/** @param locales the languages of the site in their order */
export function commonContent(order: Order, locales: readonly Locale[]): CommonContent {
  const { t } = messages(order.locale);
  return {
    locale: order.locale,
    greeting: t('mail:greeting', { name: order.donor.name }),
    gifts: giftsOf(order, locales),
  };
}

function giftsOf(order: Order, locales: readonly Locale[]): GiftList {
  const { locale, lines, total } = order;
  const { t } = messages(locale);
  const groups = INTENTIONS.map((intention) => ({
    title: t(`mail:intention.${intention}`),
    lines: lines.filter((line) => line.intention === intention),
  })).filter((group) => group.lines.length > 0);
  const subtotalOf = (of: OrderLine[]): Money =>
    sum(
      of.map((line) => line.total),
      total.currency,
    );
  return {
    title: t('mail:linesTitle'),
    groups: groups.map((group) => ({
      title: group.title,
      lines: group.lines.map((line) => letterLine(line, locale, locales)),
      subtotal:
        groups.length > 1
          ? { label: t('mail:subtotal'), value: formatMoney(subtotalOf(group.lines), locale) }
          : null,
    })),
    total: { label: t('mail:total'), value: formatMoney(total, locale) },
  };
}

function letterLine(line: OrderLine, locale: Locale, locales: readonly Locale[]): LetterLine {
  const { t } = messages(locale);
  const title = shownText(line.title, locale, locales);
  const { price: one, isRounded } = unitPriceOf(line.total, line.quantity);
  const exact = formatMoney(one, locale);
  const price = isRounded ? t('mail:about', { price: exact }) : exact;
  return {
    // The name of a child is part of a sentence in the language of the mail.
    title: line.kind === 'orphan' ? { text: t('mail:sponsorshipOf', { name: title.text }) } : title,
    notes: [
      ...(QUANTITY_UNITS[line.kind]
        ? [t(`mail:counted.${QUANTITY_UNITS[line.kind]}`, { count: line.quantity, price })]
        : line.quantity > 1
          ? [`${line.quantity} × ${price}`]
          : []),
      ...(line.names.length > 0
        ? [
            t(line.kind === 'endowment' ? 'mail:certificateName' : 'mail:names', {
              names: line.names.join(commaIn(locale)),
            }),
          ]
        : []),
      ...(line.period
        ? [
            t('mail:period', {
              from: formatDate(line.period.from),
              until: formatDate(lastDayBefore(line.period.until)),
            }),
          ]
        : []),
      ...(line.unfilled ? [t('mail:unfilled')] : []),
      ...(line.recipient ? [t('mail:recipient', { name: line.recipient.name })] : []),
    ],
    amount: formatMoney(line.total, locale),
  };
}

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
    closing: t(`mail:monthly.${kind}.closing`),
    from,
  };
}

/** Returns null when the order does not await a transfer. */
export function transferInstructions(
  order: Order,
  { publicUrl, locales, from }: Omit<MailContext, 'at' | 'data'>,
): OrderMailContent | null {
  const { next, locale } = order;
  if (next.kind !== 'transfer') return null;
  const { t } = messages(locale);
  const isOne = next.accounts.length === 1;
  const fact = (name: string, value: string, number = ''): Fact => ({
    label: t(`mail:transfer.${name}`) + number,
    value,
  });
  const named = (name: string, of: LocalisedText, number = ''): Fact => {
    const { text, language } = shownText(of, locale, locales);
    return { ...fact(name, text, number), language };
  };
  return {
    ...commonContent(order, locales),
    subject: t('mail:transfer.subject', { reference: order.reference }),
    paragraphs: [
      t('mail:transfer.intro', { amount: formatMoney(next.amount, locale) }),
      ...(isOne ? [] : [t('mail:transfer.several')]),
      t('mail:transfer.exact'),
    ],
    facts: [
      { label: t('mail:reference'), value: next.reference },
      fact('amount', formatMoney(next.amount, locale)),
      ...next.accounts.flatMap((account, at) => [
        named('bankName', account.bankName, isOne ? '' : ` ${at + 1}`),
        named('branch', account.branch),
        fact('holder', account.holder),
        fact('iban', ibanGroups(account.iban).join(' ')),
        fact('accountNumber', account.accountNumber),
        fact('swift', account.swift),
      ]),
      fact('until', t('mail:transfer.untilValue', { date: formatDateTime(next.until, locale) })),
    ].filter(({ value }) => value !== ''),
    action: { label: t('mail:transfer.action'), url: orderUrl(publicUrl, order) },
    closing: t('mail:transfer.closing'),
    from,
  };
}
