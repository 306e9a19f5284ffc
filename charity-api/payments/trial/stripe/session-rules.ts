/** Validates a request for a checkout session, by the rules of Stripe's API reference and its error messages. */
import { field, StripeProblem, type Fields } from './wire';

const KNOWN = new Set([
  ...['mode', 'submit_type', 'payment_intent_data', 'subscription_data', 'line_items', 'locale'],
  ...['client_reference_id', 'metadata', 'customer_email', 'adaptive_pricing', 'success_url'],
  ...['cancel_url', 'expires_at'],
]);

/** Languages of the site that Stripe's page supports. It has no Arabic. */
const LOCALES = ['auto', 'en', 'tr', 'id'];
const THREE_DECIMALS = ['bhd', 'jod', 'kwd', 'omr', 'tnd'];

/** @param amount minor units @param currency in lower case */
export function isChargeable(amount: number, currency: string): boolean {
  const step = THREE_DECIMALS.includes(currency) ? 10 : 1;
  return Number.isSafeInteger(amount) && amount > 0 && amount % step === 0;
}

export type SessionParams = {
  mode: 'payment' | 'subscription';
  amount: number;
  currency: string;
  name: string;
  description: string;
  reference: string;
  email: string;
  metadata: Record<string, string>;
  /** Metadata of the payment intent or the subscription that the session creates. */
  innerMetadata: Record<string, string>;
  successUrl: string;
  cancelUrl: string;
  expiresAt: number;
};

/** @throws StripeProblem */
export function readPage(fields: Fields, now: Date): SessionParams {
  const refuse = (param: string, message = `Invalid ${param}`): never => {
    throw new StripeProblem(message, 400, { param });
  };
  const text = (path: string): string => {
    const value = field(fields, path);
    return typeof value === 'string' && value !== '' ? value : refuse(path, `Missing: ${path}`);
  };
  for (const name of Object.keys(fields)) {
    if (!KNOWN.has(name)) refuse(name, `Received unknown parameter: ${name}`);
  }
  const mode = text('mode');
  if (mode !== 'payment' && mode !== 'subscription') return refuse('mode');
  const isMonthly = mode === 'subscription';
  const foreign = isMonthly ? ['submit_type', 'payment_intent_data'] : ['subscription_data'];
  for (const name of foreign) {
    if (name in fields) refuse(name, `You can not pass \`${name}\` in \`${mode}\` mode.`);
  }
  const price = 'line_items.0.price_data';
  const interval = field(fields, `${price}.recurring.interval`);
  if (isMonthly !== (interval === 'month')) refuse('line_items');
  const currency = text(`${price}.currency`);
  const amount = Number(text(`${price}.unit_amount`)) * Number(text('line_items.0.quantity'));
  if (!isChargeable(amount, currency)) {
    refuse('unit_amount', 'not a positive integer, or of three decimals without a 0 at the end');
  }
  if (!LOCALES.includes(text('locale'))) refuse('locale');
  const expiresAt = Number(text('expires_at'));
  const ahead = expiresAt - now.getTime() / 1000;
  if (!(ahead >= 30 * 60 && ahead <= 24 * 60 * 60)) refuse('expires_at');
  const inner = isMonthly ? 'subscription_data' : 'payment_intent_data';
  return {
    mode,
    amount,
    currency,
    name: text(`${price}.product_data.name`),
    description: text(`${price}.product_data.description`),
    reference: text('client_reference_id'),
    email: text('customer_email'),
    metadata: field(fields, 'metadata') as Record<string, string>,
    innerMetadata: field(fields, `${inner}.metadata`) as Record<string, string>,
    successUrl: text('success_url'),
    cancelUrl: text('cancel_url'),
    expiresAt,
  };
}
