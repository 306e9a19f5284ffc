/** The mail with transfer instructions: accounts, exact amount and reference. */
import { formatDateTime } from '#domain/time/dates';
import { shownText, type LocalisedText } from '#domain/locales';
import { formatMoney } from '#domain/money';
import { ibanGroups } from '#domain/money/iban';
import type { Order } from '#contract/orders';
import { messages } from '../../http/messages';
import { orderUrl } from '../../links';
import type { Fact, OrderMailContent } from '../letter';
import { commonContent, type MailContext } from './gifts';

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
    links: [],
    closing: t('mail:transfer.closing'),
    from,
  };
}
