/** The data of the page of one order, with texts in the member's language. */
import { parseWithZod } from '@conform-to/zod/v4';
import type { HistoryEntry, StaffOrder } from '#contract/staff/gifts';
import { commaIn } from '#domain/locales';
import { translateErrors } from '#web/forms/submission.server';
import type { Translate } from '#web/i18n/translate';
import type { Submission } from '#web/ui/form-reply';
import { labelOf, type StateLabel } from '../../gifts/labels';
import { methodName } from '../../gifts/rows.server';
import { type StaffVisitor, textIn } from '../../visitor/visitor.server';
import { amountQuerySchema } from './schema.server';

export type OrderPage = ReturnType<typeof orderPage>;

export function orderPage(order: StaffOrder, { locale, t }: StaffVisitor) {
  const waiting = order.arrivals.find(({ isBooked }) => !isBooked);
  const labels: StateLabel[] = [
    labelOf({ ...order, arrived: waiting?.value ?? null }),
    ...(order.refundAsked ? [{ key: 'refundAsked', tone: 'warm' } as const] : []),
  ];
  return {
    ...order,
    labels,
    name: order.donor.name || t('staff-gifts:noName'),
    methodName: methodName(order.method, t),
    language: t(`staff-gifts:language.${order.locale}`),
    flagText: order.flag && t(`staff-gifts:flag.${order.flag}`),
    lines: order.lines.map((line) => ({
      ...line,
      title: textIn(line.title, locale),
      intention: t(`staff-gifts:intention.${line.intention}`),
      isApart: line.intention === 'zakat' || line.intention === 'purification',
      names: line.names.join(commaIn(locale)),
    })),
    payments: order.payments.map((payment) => ({
      ...payment,
      methodName: methodName(payment.method, t),
    })),
    accounts: (order.transfer?.accounts ?? []).map(({ bankName, iban }) => ({
      name: textIn(bankName, locale),
      // The last digits identify the account for people who know its number.
      end: iban.slice(-4),
    })),
    history: order.history.map((entry) => ({ ...entry, text: historyText(entry, t) })),
  };
}

const KNOWN_BY = ['donor', 'provider', 'site', 'command'] as const;

function historyText(entry: HistoryEntry, t: StaffVisitor['t']) {
  const by = KNOWN_BY.find((one) => one === entry.by);
  const who = entry.person ?? t(`staff-gifts:by.${by ?? 'member'}`);
  if (entry.kind === 'mail') {
    const mail = t(`staff-gifts:mail.${entry.name}`);
    return { who, what: t(`staff-gifts:delivery.${entry.delivery ?? 'waiting'}`, { mail }) };
  }
  const [subject = '', deed = ''] = entry.name.split('.');
  const what =
    entry.kind === 'event'
      ? t(`staff-gifts:event.${entry.name}`)
      : t(`staff-gifts:action.${subject}.${deed}`);
  return { who, what };
}

/** Returns the reply to the form of another amount: arrival.tsx redirects to this page with an invalid amount. */
export function amountFormIn({ searchParams }: URL, t: Translate) {
  if (!searchParams.has('amount')) return undefined;
  const reply = parseWithZod(searchParams, { schema: amountQuerySchema }).reply();
  return { ...reply, error: translateErrors(reply.error ?? {}, t) } as Submission;
}
