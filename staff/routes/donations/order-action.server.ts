/**
 * Handles the forms about one order. The charity API rejects them when the order has changed since the person read it.
 */
import type { ActionFunctionArgs } from '@remix-run/node';
import type * as z from 'zod';
import type { StaffOrder } from '#contract/staff/gifts';
import type { MailPreview } from '#contract/staff/mails';
import { formatMoney } from '#domain/money';
import type { Replies, Shown } from '../../forms/recipes.server';
import { staffLinks } from '../../links';
import type { StaffVisitor } from '../../visitor/visitor.server';
import type { orderFormSchema } from './schema.server';

type Values = z.output<typeof orderFormSchema>;
type Rejected = Extract<Values, { intent: 'reject' }>;
type Read = { mail: MailPreview | null };
type Context = Pick<ActionFunctionArgs, 'params'> & { visitor: StaffVisitor } & Replies;

export async function handleOrderForm(
  values: Values,
  context: Context,
): Promise<Response | Shown<Read>> {
  const { visitor, params, done, show } = context;
  const { reference = '' } = params;
  const { charity, locale, t } = visitor;
  if (values.intent === 'readRejection') {
    const body = rejectionIn(values);
    const mail = await charity.call('staffPreviewRejection', { params: { reference }, body });
    return show({ mail });
  }
  // The message needs the order as it was before the decision.
  const { total, donor, queue } = await charity.call('staffOrder', { params: { reference } });
  const name = donor.name || t('staff-gifts:noName');
  await send(values, charity, reference);
  const to = staffLinks.donation(reference);
  const link = { to, label: t('staff-gifts:order.openAgain') };
  // After a decision about money, the list shows the next waiting gift.
  const isDecision = values.intent === 'confirm' || values.intent === 'reject';
  return done(isDecision ? staffLinks.donations({ view: 'check' }) : to, {
    key: `staff-gifts:done.${values.intent}`,
    values: { amount: formatMoney(total, locale), name },
    ...(isDecision && { link, next: nextWaiting(queue, t) }),
  });
}

/** The link from a decided order to the next one that waits, or to the one before it. */
export function nextWaiting(
  queue: StaffOrder['queue'],
  t: StaffVisitor['t'],
): { to: string; label: string } | undefined {
  const reference = queue?.next ?? queue?.previous;
  return reference
    ? { to: staffLinks.donation(reference), label: t('staff-gifts:queue.check', { reference }) }
    : undefined;
}

/** The reason and the sentence, for the decision and for its mail before it is sent. */
const rejectionIn = ({ reason, sentence }: Pick<Rejected, 'reason' | 'sentence'>) => ({
  reason,
  ...(sentence ? { sentence: lineOf(sentence) } : {}),
});

async function send(
  values: Exclude<Values, { intent: 'readRejection' }>,
  charity: StaffVisitor['charity'],
  reference: string,
): Promise<void> {
  const params = { reference };
  switch (values.intent) {
    case 'confirm': {
      const { version, day, bankNumber } = values;
      const body = { version, day, ...(bankNumber ? { bankNumber } : {}) };
      await charity.call('staffConfirm', { params, body });
      return;
    }
    case 'reject': {
      const body = { version: values.version, ...rejectionIn(values) };
      await charity.call('staffReject', { params, body });
      return;
    }
    case 'email': {
      const { version, email } = values;
      await charity.call('staffCorrectEmail', { params, body: { version, email } });
      return;
    }
    case 'flag': {
      const body = { version: values.version, note: lineOf(values.flagNote) };
      await charity.call('staffAcknowledge', { params, body });
      return;
    }
    case 'note':
      await charity.call('staffNote', { params, body: { note: lineOf(values.note) } });
      return;
    case 'receipt':
      await charity.call('staffResendReceipt', { params });
  }
}

/** The charity API accepts notes of one line. */
export const lineOf = (text: string) => text.replace(/\s+/g, ' ').trim();
