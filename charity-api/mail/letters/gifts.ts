/** The content that all mails about an order share: greeting, language, gifts and amounts. */
import { INTENTIONS, unitPriceOf } from '#domain/cart';
import { formatDate } from '#domain/time/dates';
import { QUANTITY_UNITS } from '#domain/offerings';
import { lastDayBefore } from '#domain/offerings/sponsorship';
import { commaIn, shownText, type Locale } from '#domain/locales';
import { formatMoney, sum, type Money } from '#domain/money';
import type { Order, OrderLine } from '#contract/orders';
import { messages } from '../../http/messages';
import type { GiftList, OrderMailContent, LetterLine } from '../letter';

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
