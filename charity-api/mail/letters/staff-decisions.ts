/** Mails about decisions of staff: a rejected transfer, a part of a transfer, a refund. */
import * as z from 'zod';
import { moneySchema } from '#contract/common';
import { formatDate } from '#domain/time/dates';
import { formatMoney } from '#domain/money';
import { messages } from '../../http/messages';
import { orderUrl } from '../../links';
import { commonContent, type Composer, transferInstructions } from './gifts';

const rejectionSchema = z.object({
  reason: z.enum(['notArrived', 'unreadable', 'otherOrder', 'other']),
  sentence: z.string().nullable(),
});
const partSchema = z.object({ arrived: moneySchema, missing: moneySchema });
const refundSchema = z.object({
  amount: moneySchema,
  via: z.enum(['provider', 'bank']),
  isWhole: z.boolean(),
  isSurplus: z.boolean(),
});

const dataOf = <Schema extends z.ZodType>(
  schema: Schema,
  data: string | null | undefined,
): z.output<Schema> => schema.parse(JSON.parse(data ?? 'null'));

/** Returns null when the donor has sent another proof, or the transfer was confirmed meanwhile. */
export const transferRejected: Composer = (order, { publicUrl, locales, from, data }) => {
  if (order.state !== 'rejected') return null;
  const { locale, reference } = order;
  const { t } = messages(locale);
  const { reason, sentence } = dataOf(rejectionSchema, data);
  const amount = formatMoney(
    order.next.kind === 'transfer' ? order.next.amount : order.total,
    locale,
  );
  return {
    ...commonContent(order, locales),
    subject: t('mail:rejected.subject', { reference }),
    paragraphs: [
      t(`mail:rejected.reason.${reason}`, { amount }),
      ...(sentence === null ? [] : [sentence]),
      t('mail:rejected.next'),
    ],
    facts: [{ label: t('mail:reference'), value: reference }],
    action: { label: t('mail:rejected.action'), url: orderUrl(publicUrl, order) },
    closing: t('mail:rejected.closing'),
    from,
  };
};

/** The instructions for the rest of a transfer. Returns null when the order does not await it any more. */
export const transferPart: Composer = (order, sending) => {
  const instructions = transferInstructions(order, sending);
  if (!instructions) return null;
  const { locale, reference } = order;
  const { t } = messages(locale);
  const { arrived, missing } = dataOf(partSchema, sending.data);
  const amounts = { arrived: formatMoney(arrived, locale), missing: formatMoney(missing, locale) };
  return {
    ...instructions,
    subject: t('mail:part.subject', { reference }),
    paragraphs: [t('mail:part.intro', amounts), t('mail:part.next', amounts)],
  };
};

export const refunded: Composer = (order, { publicUrl, locales, from, at, data }) => {
  const { locale, reference } = order;
  const { t } = messages(locale);
  const { amount, via, isWhole, isSurplus } = dataOf(refundSchema, data);
  const shown = formatMoney(amount, locale);
  return {
    ...commonContent(order, locales),
    subject: t('mail:refund.subject', { reference }),
    paragraphs: [
      t(`mail:refund.${isSurplus ? 'surplus' : isWhole ? 'whole' : 'part'}`, { amount: shown }),
      t(`mail:refund.${via}`),
    ],
    facts: [
      { label: t('mail:reference'), value: reference },
      { label: t('mail:refund.amount'), value: shown },
      { label: t('mail:refund.at'), value: formatDate(at) },
    ],
    action: { label: t('mail:refund.action'), url: orderUrl(publicUrl, order) },
    closing: t('mail:refund.closing'),
    from,
  };
};
