/** The parameters of a Stripe Checkout Session for a payment attempt. */
import type { Stripe } from 'stripe';
import { hours, minutes } from '#domain/time/durations';
import type { Locale } from '#domain/locales';
import { returnUrl, cancelUrl } from '../../links';
import type { PayableOrder } from '../provider';

/** Stripe expires a session after at most 24 hours. One hour is subtracted for clock differences. */
export const CHECKOUT_SESSION_TTL_MS = hours(23);

/** Stripe's page has no Arabic. `auto` uses the language of the donor's browser. */
const LOCALES: Record<Locale, Stripe.Checkout.SessionCreateParams.Locale> = {
  en: 'en',
  ar: 'auto',
  tr: 'tr',
  id: 'id',
};

/** Identifies Stripe's objects as ours. The account may also contain objects of another business. */
type OurMetadata = { attempt: string; order: string };

type Attempt = { id: string; createdAt: Date };
type Shop = { publicUrl: string; charity: string };

/** Nothing depends on the current time, because a retry with the same key must send the same body. */
export function sessionParams(
  order: PayableOrder,
  { id, createdAt }: Attempt,
  { publicUrl, charity }: Shop,
): Stripe.Checkout.SessionCreateParams {
  const metadata: OurMetadata = { attempt: id, order: order.reference };
  const isMonthly = order.interval === 'month';
  return {
    // Stripe rejects each of these three in the other mode.
    ...(isMonthly
      ? { mode: 'subscription', subscription_data: { metadata } }
      : { mode: 'payment', submit_type: 'donate', payment_intent_data: { metadata } }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.charge.currency.toLowerCase(),
          // Stripe uses the same minor units: thousandths of a rial, hundredths of a dollar.
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
    // Charges the confirmed amount. Otherwise Stripe would offer the card's own currency at its own rate.
    adaptive_pricing: { enabled: false },
    success_url: returnUrl(publicUrl, order),
    cancel_url: cancelUrl(publicUrl, order),
    expires_at: Math.floor(sessionExpiry(order, createdAt) / 1000),
  };
}

/** Stripe's minimum is 30 minutes. The rest is a margin for clock differences. */
const MIN_SESSION_MS = minutes(35);

/** Returns the expiry (ms): not later than that of the order, because its reservations are then released. */
function sessionExpiry({ expiresAt }: PayableOrder, createdAt: Date): number {
  const from = createdAt.getTime();
  return Math.max(
    from + MIN_SESSION_MS,
    Math.min(from + CHECKOUT_SESSION_TTL_MS, expiresAt.getTime()),
  );
}
