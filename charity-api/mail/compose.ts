/** What the mails of an order say, in the language the donor gave in. */
import { INTENTIONS } from '#domain/cart';
import { formatDateTime } from '#domain/dates';
import { textIn } from '#domain/locales';
import { formatMoney, sum, type Money } from '#domain/money';
import type { Order, OrderLine } from '#contract/orders';
import { messages } from '../http/messages';
import { orderUrl } from '../links';
import type { Fact, Letter, LetterLine } from './letter';

type Sender = { publicUrl: string; from: string };

export function receipt(order: Order, { publicUrl, from }: Sender): Letter {
  const { t } = messages(order.locale);
  const count = order.lines.reduce((gifts, line) => gifts + line.quantity, 0);
  const paid = formatDateTime(order.paidAt ?? order.createdAt);
  return {
    ...giftsOf(order),
    subject: t('mail:receipt.subject', { reference: order.reference }),
    paragraphs: [
      t('mail:receipt.intro', {
        gifts: t('mail:gifts', { count }),
        amount: formatMoney(order.total, order.locale),
      }),
    ],
    facts: [
      { label: t('mail:reference'), value: order.reference },
      { label: t('mail:receipt.paidAt'), value: t('mail:receipt.paidAtValue', { date: paid }) },
      ...(order.providerReference === null || order.providerReference === order.reference
        ? []
        : [{ label: t('mail:receipt.payment'), value: order.providerReference }]),
    ],
    action: { label: t('mail:receipt.action'), url: orderUrl(publicUrl, order) },
    closing: t('mail:receipt.closing'),
    from,
  };
}

/** null: the order no longer waits for a transfer, so there is nothing to tell. */
export function transferInstructions(order: Order, { publicUrl, from }: Sender): Letter | null {
  const { next, locale } = order;
  if (next.kind !== 'transfer') return null;
  const { t } = messages(locale);
  const fact = (name: string, value: string): Fact => ({
    label: t(`mail:transfer.${name}`),
    value,
  });
  return {
    ...giftsOf(order),
    subject: t('mail:transfer.subject', { reference: order.reference }),
    paragraphs: [
      t('mail:transfer.intro', { amount: formatMoney(next.amount, locale) }),
      t('mail:transfer.exact'),
    ],
    facts: [
      { label: t('mail:reference'), value: next.reference },
      fact('amount', formatMoney(next.amount, locale)),
      fact('holder', next.holder),
      fact('bankName', textIn(next.bankName, locale)),
      fact('branch', textIn(next.branch, locale)),
      fact('iban', next.iban),
      fact('swift', next.swift),
      fact('until', t('mail:transfer.untilValue', { date: formatDateTime(next.until) })),
    ].filter(({ value }) => value !== ''),
    action: { label: t('mail:transfer.action'), url: orderUrl(publicUrl, order) },
    closing: t('mail:transfer.closing'),
    from,
  };
}

/** The part that every mail about an order shares: who, what for, and how much. */
function giftsOf(order: Order) {
  const { locale } = order;
  const { t } = messages(locale);
  const groups = INTENTIONS.map((intention) => ({
    title: t(`mail:intention.${intention}`),
    lines: order.lines.filter((line) => line.intention === intention),
  })).filter(({ lines }) => lines.length > 0);
  const subtotalOf = (lines: OrderLine[]): Money =>
    sum(
      lines.map((line) => line.total),
      order.total.currency,
    );
  return {
    locale,
    greeting: t('mail:greeting', { name: order.donor.name }),
    linesTitle: t('mail:linesTitle'),
    groups: groups.map(({ title, lines }) => ({
      title,
      lines: lines.map((line) => letterLine(order, line)),
      subtotal:
        groups.length > 1
          ? { label: t('mail:subtotal'), value: formatMoney(subtotalOf(lines), locale) }
          : null,
    })),
    total: { label: t('mail:total'), value: formatMoney(order.total, locale) },
  };
}

function letterLine({ locale }: Order, line: OrderLine): LetterLine {
  const { t } = messages(locale);
  const price = formatMoney(line.price, locale);
  return {
    title: textIn(line.title, locale),
    notes: [
      ...(line.quantity > 1 ? [`${line.quantity} × ${price}`] : []),
      ...(line.recipient ? [t('mail:recipient', { name: line.recipient.name })] : []),
    ],
    amount: formatMoney(line.total, locale),
  };
}
