/** What only a paid order's page shows: what was taken and what went back, its public check, and the cards of its gifts. */
import { config } from '#config';
import type { Order } from '#contract/orders';
import { money, sum, type Money } from '#domain/money';
import type { Localised } from '../../charity/localise';
import type { SitePath } from '../../links';
import type { Visitor } from '../../visitor/visitor.server';
import { qrCode, type QrCode } from './qr.server';
import { hasCalendar } from './sponsorship-calendar.server';

type GiftLinks = {
  card: SitePath;
  /** Opens WhatsApp with words that the donor may change and sends, or does not. */
  share: string;
};

export type GiftNote = {
  /** The calendar file that reminds of its end. */
  reminder: { path: SitePath; label: string } | null;
  /** The money came when nothing of it was left. */
  unfilled: boolean;
  certificate: SitePath | null;
};

export type ReceiptView = Pick<Localised<Order>, 'charged' | 'refunded' | 'monthlyGift'> & {
  check: { path: SitePath; qr: QrCode } | null;
  /** By the place of the gift in the order. */
  cards: Record<string, GiftLinks>;
  /** What else is to be said of a gift, by its place in the order. */
  notes: Record<string, GiftNote>;
  /** What of it is purified gains, which are nobody's gift; null: nothing. */
  purified: Money | null;
};

export function receiptView(order: Localised<Order>, { links, t }: Visitor): ReceiptView {
  const { charged, refunded, monthlyGift, lines, total, state } = order;
  const { publicUrl } = config();
  const check = order.check === null ? null : links.receiptCheck(order.check);
  const purified = lines.filter(({ intention }) => intention === 'purification');
  return {
    charged,
    // What is no receipt any more has nothing to be confirmed.
    check: check && state !== 'refunded' ? { path: check, qr: qrCode(publicUrl + check) } : null,
    refunded: refunded ?? (state === 'refunded' ? (charged?.amount ?? total) : null),
    monthlyGift,
    cards: Object.fromEntries(
      lines.flatMap(({ card: token, recipient, title }, at) => {
        if (token === null || recipient === null || state === 'refunded') return [];
        const card = links.giftCard(token);
        const words = { name: recipient.name, title, address: publicUrl + card };
        const share = `https://wa.me/?text=${encodeURIComponent(t('receipt:gift.message', words))}`;
        return [[String(at), { card, share }]];
      }),
    ),
    notes: Object.fromEntries(
      lines.map(({ period, unfilled, certificate }, at) => [
        String(at),
        {
          reminder:
            period && hasCalendar(state)
              ? {
                  path: links.sponsorshipCalendar(order.token, at),
                  label: t('orphans:calendar.link'),
                }
              : null,
          unfilled,
          certificate:
            certificate === null || state === 'refunded' ? null : links.certificate(certificate),
        },
      ]),
    ),
    purified:
      purified.length === 0
        ? null
        : sum(
            purified.map((line) => money(line.total.minor, total.currency)),
            total.currency,
          ),
  };
}
