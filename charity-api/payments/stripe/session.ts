/** The hosted page of an attempt, as it is ordered from Stripe. */
import type { Stripe } from 'stripe';
import { hours, minutes } from '#domain/time/durations';
import type { Locale } from '#domain/locales';
import { returnUrl, turnedBackUrl } from '../../links';
import type { PayableOrder } from '../provider';

/** Stripe keeps a page for 24 hours at most, by its own clock: an hour is left for clocks that differ. */
export const PAGE_LASTS = hours(23);

/** Stripe's page has no Arabic: the donor's browser may know a better second language than we do. */
const LOCALES: Record<Locale, Stripe.Checkout.SessionCreateParams.Locale> = {
  en: 'en',
  ar: 'auto',
  tr: 'tr',
  id: 'id',
};

/** By these Stripe's objects are known to be ours, among others that the account may have. */
export type OurMetadata = { attempt: string; order: string };

type Attempt = { id: string; createdAt: Date };
type Shop = { publicUrl: string; charity: string };

/** Nothing in it depends on when it is asked for: repeated under the same key, it must be the same to the letter. */
export function sessionParams(
  order: PayableOrder,
  { id, createdAt }: Attempt,
  { publicUrl, charity }: Shop,
): Stripe.Checkout.SessionCreateParams {
  const metadata: OurMetadata = { attempt: id, order: order.reference };
  const isMonthly = order.interval === 'month';
  return {
    // Stripe refuses each of these three in the other mode.
    ...(isMonthly
      ? { mode: 'subscription', subscription_data: { metadata } }
      : { mode: 'payment', submit_type: 'donate', payment_intent_data: { metadata } }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.charge.currency.toLowerCase(),
          // Stripe's smallest units are ours: thousandths of a rial, hundredths of a dollar.
          unit_amount: order.charge.minor,
          product_data: { name: charity, description: order.reference },
          ...(isMonthly ? { recurring: { interval: 'month' } } : {}),
        },
      },
    ],
    client_reference_id: id,
    metadata,
    customer_email: order.donorEmail,
    locale: LOCALES[order.locale],
    // What the donor agreed to is what is taken: Stripe would offer the card's own currency at a rate of its own.
    adaptive_pricing: { enabled: false },
    success_url: returnUrl(publicUrl, order),
    cancel_url: turnedBackUrl(publicUrl, order),
    expires_at: Math.floor(pageEnds(order, createdAt) / 1000),
  };
}

/** Stripe's least is 30 minutes; a little more is left for clocks that differ. */
const SHORTEST = minutes(35);

/** With the order where that is waited for less long: what it holds is free for others then. */
function pageEnds({ expiresAt }: PayableOrder, createdAt: Date): number {
  const from = createdAt.getTime();
  return Math.max(from + SHORTEST, Math.min(from + PAGE_LASTS, expiresAt.getTime()));
}
