/**
 * Composes the mails about an order from its current state, and the receipt with links to the order and monthly gift.
 */
import type { Order } from '#contract/orders';
import { money, currencyLabel, formatMoney, sum } from '#domain/money';
import { formatDate, formatDateTime } from '#domain/time/dates';
import { textIn, type Locale } from '#domain/locales';
import type { OrderRow } from '../db/tables/orders';
import type { OrderMailKind, OutboxRow } from '../db/tables/outbox';
import type { ApiDeps } from '../deps';
import { currentAttempt, findOrder } from '../orders/repository';
import { viewOrder } from '../orders/view';
import { readName } from '../payments/organisation';
import type { ComposedMail } from './eml';
import {
  type Composer,
  monthlyFailed,
  monthlyStopped,
  transferInstructions,
  commonContent,
  type MailContext,
} from './letters/gifts';
import { refunded, transferPart, transferRejected } from './letters/staff-decisions';
import { messages } from '../http/messages';
import { monthlyUrl, orderUrl, receiptCheckUrl } from '../links';
import type { Fact, OrderMailContent, LetterLink } from './letter';

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
  const found: LetterLink[] = [];
  if (monthlyGift !== null) {
    const url = monthlyUrl(publicUrl, { token: monthlyGift, locale });
    found.push({ label: t('mail:monthly.manage'), url });
  }
  if (check !== null) {
    const url = receiptCheckUrl(publicUrl, { token: check, locale });
    found.push({ label: t('mail:receipt.check'), url });
  }
  return found;
}

const COMPOSERS: Record<OrderMailKind, Composer> = {
  receipt,
  'transfer-instructions': transferInstructions,
  'transfer-rejected': transferRejected,
  'transfer-part': transferPart,
  refund: refunded,
  'monthly-stopped': monthlyStopped,
  'monthly-failed': monthlyFailed,
};

/** Returns null when the state of the order no longer needs the mail. */
export async function composeOrderMail(
  deps: ApiDeps,
  mail: OutboxRow,
): Promise<ComposedMail | null> {
  const row = mail.order_id && (await findOrder(deps.db, 'id', mail.order_id));
  if (!row) throw new Error(`mail ${mail.id} belongs to an unknown order`);
  return composeForOrder(deps, row, mail);
}

/** Composes a mail of the outbox, or one that is not queued yet. */
export async function composeForOrder(
  deps: ApiDeps,
  row: OrderRow,
  mail: Pick<OutboxRow, 'order_id' | 'kind' | 'data' | 'created_at'>,
): Promise<ComposedMail | null> {
  const order = await viewOrder(deps, row, await currentAttempt(deps.db, row.id));
  const letter = COMPOSERS[mail.kind as OrderMailKind](await withGiftAmount(deps.db, order, mail), {
    publicUrl: deps.config.publicUrl,
    locales: deps.config.locales,
    from: await readName(deps, row.locale),
    at: mail.created_at,
    data: mail.data,
  });
  return letter && { letter, to: { name: row.donor_name, address: row.donor_email } };
}

/**
 * A mail about a monthly gift belongs to its first order. Returns the order with the amount that the donor has changed
 * since then.
 */
async function withGiftAmount(
  db: ApiDeps['db'],
  order: Order,
  { kind, order_id }: Pick<OutboxRow, 'kind' | 'order_id'>,
): Promise<Order> {
  if (kind !== 'monthly-stopped' && kind !== 'monthly-failed') return order;
  const gift = await db
    .selectFrom('monthly_gifts')
    .select('amount')
    .where('first_order_id', '=', order_id)
    .where('stop_due_at', 'is', null)
    .executeTakeFirst();
  if (!gift || gift.amount === null) return order;
  const total = money(gift.amount, order.total.currency);
  return { ...order, total, lines: order.lines.map((line) => ({ ...line, total })) };
}
