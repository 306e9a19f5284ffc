/** The rows of a list of gifts, with texts in the member's language. */
import type { GiftRow, GiftSum } from '#contract/staff/gifts';
import type { Intention } from '#domain/cart';
import { commaIn, type Locale } from '#domain/locales';
import { money, type Money } from '#domain/money';
import type { OrderMethod } from '#domain/orders/order-methods';
import type { Translate } from '#web/i18n/translate';
import { textIn } from '../visitor/visitor.server';
import { labelOf, methodKey } from './labels';

export function methodName(method: OrderMethod, t: Translate): string {
  return t(methodKey(method));
}

export type ShownGift = ReturnType<typeof shownGift>;

export function shownGift(row: GiftRow, { locale, t }: { locale: Locale; t: Translate }) {
  const [first, ...others] = row.lines;
  const title = first ? textIn(first.title, locale) : '';
  const intentions = [...new Set(row.lines.map(({ intention }) => intention))];
  return {
    reference: row.reference,
    name: row.donor.name || t('staff-gifts:noName'),
    date: row.createdAt,
    for:
      others.length === 0
        ? title
        : t('staff-gifts:list.andOthers', { title, count: others.length }),
    intentions: intentions.map((one) => t(`staff-gifts:intention.${one}`)).join(commaIn(locale)),
    method: methodName(row.method, t),
    labels: [
      labelOf(row),
      ...(row.isRefundAsked ? [{ key: 'refundAsked', tone: 'warm' } as const] : []),
    ],
    total: row.total,
    arrived: row.arrived,
  };
}

/** `key`: below `staff-gifts:sums`. */
export type ShownPart = { key: string; amount: Money };
export type ShownSums = ReturnType<typeof shownSums>;

/** Groups of intentions. Zakat and purification are spent separately, so no other sum contains them. */
const GROUPS: Record<string, readonly Intention[]> = {
  zakat: ['zakat'],
  purification: ['purification'],
  sadaqa: ['sadaqa'],
  waqf: ['waqf'],
  acts: ['sacrifice', 'kafara'],
};

export function shownSums({ currency, ...sum }: GiftSum) {
  return {
    arrived: money(sum.arrived, currency),
    orders: sum.orders,
    /** The arrived money by intention, and the refunded money if there is any. */
    parts: [
      ...Object.entries(GROUPS).map(([key, intentions]) => ({
        key,
        amount: money(
          intentions.reduce((all, intention) => all + (sum.byIntention[intention] ?? 0), 0),
          currency,
        ),
      })),
      ...(sum.refunded === 0 ? [] : [{ key: 'refunded', amount: money(sum.refunded, currency) }]),
    ],
    open: sum.open === 0 ? null : money(sum.open, currency),
  };
}
