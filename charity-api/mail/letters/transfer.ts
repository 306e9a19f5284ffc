/** The mail with transfer instructions: account, exact amount and reference. */
import { formatDateTime } from '#domain/time/dates';
import { shownText, type LocalisedText } from '#domain/locales';
import { formatMoney } from '#domain/money';
import type { Order } from '#contract/orders';
import { messages } from '../../http/messages';
import { orderUrl } from '../../links';
import type { Fact, MailContent } from '../letter';
import { commonContent, type MailContext } from './gifts';

/** Returns null when the order does not await a transfer. */
export function transferInstructions(
  order: Order,
  { publicUrl, locales, from }: Omit<MailContext, 'at'>,
): MailContent | null {
  const { next, locale } = order;
  if (next.kind !== 'transfer') return null;
  const { t } = messages(locale);
  const fact = (name: string, value: string): Fact => ({
    label: t(`mail:transfer.${name}`),
    value,
  });
  const named = (name: string, of: LocalisedText): Fact => {
    const { text, language } = shownText(of, locale, locales);
    return { ...fact(name, text), language };
  };
  return {
    ...commonContent(order, locales),
    subject: t('mail:transfer.subject', { reference: order.reference }),
    paragraphs: [
      t('mail:transfer.intro', { amount: formatMoney(next.amount, locale) }),
      t('mail:transfer.exact'),
    ],
    facts: [
      { label: t('mail:reference'), value: next.reference },
      fact('amount', formatMoney(next.amount, locale)),
      fact('holder', next.holder),
      named('bankName', next.bankName),
      named('branch', next.branch),
      fact('iban', next.iban),
      fact('swift', next.swift),
      fact('until', t('mail:transfer.untilValue', { date: formatDateTime(next.until, locale) })),
    ].filter(({ value }) => value !== ''),
    action: { label: t('mail:transfer.action'), url: orderUrl(publicUrl, order) },
    links: [],
    closing: t('mail:transfer.closing'),
    from,
  };
}
