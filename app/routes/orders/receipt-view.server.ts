/** View of a receipt: charged and refunded amounts, public check, gift cards, certificates and reminders. */
import { config } from '#config';
import type { Order } from '#contract/orders';
import { money, sum } from '#domain/money';
import type { Localised } from '#web/charity/results';
import { qrCode } from '#web/ui/qr.server';
import type { Visitor } from '../../visitor/visitor.server';

export type ReceiptView = ReturnType<typeof receiptView>;

/** Builds the receipt of an order that was paid, also after a refund. */
export function receiptView(order: Localised<Order>, { links, t }: Visitor) {
  const { charged, refunded, monthlyGift, lines, total, state } = order;
  const { publicUrl } = config();
  const check = order.check === null ? null : links.receiptCheck(order.check);
  const purified = lines.filter(({ intention }) => intention === 'purification');
  return {
    charged,
    // A fully refunded order has no valid receipt to check.
    check: check && state !== 'refunded' ? { path: check, qr: qrCode(publicUrl + check) } : null,
    refunded: refunded ?? (state === 'refunded' ? (charged?.amount ?? total) : null),
    monthlyGift,
    /** Gift card links, keyed by the index of the line in the order. */
    cards: Object.fromEntries(
      lines.flatMap(({ card: token, recipient, kind, title: name }, at) => {
        if (token === null || recipient === null || state === 'refunded') return [];
        const card = links.giftCard(token);
        const title = kind === 'orphan' ? t('gifts:sponsorshipOf', { name }) : name;
        const words = { name: recipient.name, title, address: publicUrl + card };
        // With a message that the donor can edit before sending.
        const share = `https://wa.me/?text=${encodeURIComponent(t('receipt:gift.message', words))}`;
        return [[String(at), { card, share }]];
      }),
    ),
    /** Keyed by the index of the line in the order. */
    notes: Object.fromEntries(
      lines.map(({ period, unfilled, certificate }, at) => [
        String(at),
        {
          /** Calendar file with the last day of a sponsorship. */
          reminder:
            period && hasCalendarFile(state)
              ? {
                  path: links.sponsorshipCalendar(order.token, at),
                  label: t('orphans:calendar.link'),
                }
              : null,
          /** True when the payment arrived after other donors had used all remaining units. */
          unfilled,
          certificate:
            certificate === null || state === 'refunded' ? null : links.certificate(certificate),
        },
      ]),
    ),
    /** Total of the purification lines, which are no gift; null when the order has none. */
    purified:
      purified.length === 0
        ? null
        : sum(
            purified.map((line) => money(line.total.minor, total.currency)),
            total.currency,
          ),
  };
}

/** Returns true while the order is paid and not fully refunded or disputed. */
export function hasCalendarFile(state: Order['state']): boolean {
  return state === 'paid' || state === 'partially_refunded';
}
