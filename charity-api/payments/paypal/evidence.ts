/** How it stands with an attempt at PayPal, and the taking of what its donor approved. */
import type { ApiDeps } from '../../deps';
import { ProviderRefusal } from '../call';
import type { AttemptKey, Evidence } from '../provider';
import type { PaypalClient } from './client';
import { orderSchema, type PaypalCapture, type PaypalOrder } from './wire';

/** Refunded is paid all the same: what went back later is told apart. */
const MEANING: Record<PaypalCapture['status'], Evidence['status']> = {
  COMPLETED: 'succeeded',
  REFUNDED: 'succeeded',
  PARTIALLY_REFUNDED: 'succeeded',
  PENDING: 'processing',
  DECLINED: 'declined',
  FAILED: 'declined',
};

const BEST_FIRST: readonly PaypalCapture['status'][] = [
  'COMPLETED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'PENDING',
  'DECLINED',
  'FAILED',
];

/** PayPal is at it in this moment, or the approval was not for good: it is asked again. */
const NOT_YET = ['ORDER_NOT_APPROVED', 'ORDER_COMPLETION_IN_PROGRESS'];
/** Asked twice: the order tells what came of it. */
const DONE = ['ORDER_ALREADY_CAPTURED'];
/**
 * Nothing was taken, and nothing will be by asking again: the donor chooses anew, with PayPal or otherwise.
 * https://developer.paypal.com/api/rest/reference/orders/v2/errors/
 */
const DECLINED = [
  'INSTRUMENT_DECLINED',
  'PAYER_ACTION_REQUIRED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'TRANSACTION_REFUSED',
  'TRANSACTION_LIMIT_EXCEEDED',
  'TRANSACTION_BLOCKED_BY_PAYEE',
  'COMPLIANCE_VIOLATION',
  'DECLINED_DUE_TO_RELATED_TXN',
  // Our reference is the invoice: another attempt at the same order has been paid.
  'DUPLICATE_INVOICE_ID',
];

const isNotThere = (error: unknown) => error instanceof ProviderRefusal && error.status === 404;

export async function fetchEvidence(
  client: PaypalClient,
  attempt: AttemptKey,
  { log }: Pick<ApiDeps, 'log'>,
): Promise<Evidence | null> {
  if (attempt.providerReference === null) return null;
  const order = await fetchOrder(client, attempt);
  // PayPal forgets orders that nobody approved within hours.
  if (!order) return cancelled(attempt);
  switch (order.status) {
    case 'COMPLETED':
      return captured(order);
    case 'APPROVED':
      return attempt.mayTake ? takeApproved(client, attempt, { log }) : null;
    case 'VOIDED':
      return cancelled(attempt);
    default:
      return null;
  }
}

/** Nothing can be closed at PayPal. But nothing is taken there unless we take it, and what was given up we never do. */
export async function giveUp(
  client: PaypalClient,
  attempt: AttemptKey,
  deps: Pick<ApiDeps, 'log'>,
): Promise<Evidence> {
  const known = await fetchEvidence(client, { ...attempt, mayTake: false }, deps);
  return known ?? cancelled(attempt);
}

/** @throws Error for an order of another attempt: its money is not this one's */
async function fetchOrder(client: PaypalClient, attempt: AttemptKey): Promise<PaypalOrder | null> {
  try {
    const path = `/v2/checkout/orders/${attempt.providerReference}`;
    const order = orderSchema.parse(await client.get(path));
    if (order.purchase_units[0]?.custom_id === attempt.id) return order;
    throw new Error('the order at PayPal is of another attempt');
  } catch (error) {
    if (isNotThere(error)) return null;
    throw error;
  }
}

/** Asked twice, by webhook and return, PayPal takes it once: the key of this call is the attempt's. */
async function takeApproved(
  client: PaypalClient,
  attempt: AttemptKey,
  { log }: Pick<ApiDeps, 'log'>,
): Promise<Evidence | null> {
  const path = `/v2/checkout/orders/${attempt.providerReference}/capture`;
  try {
    return captured(orderSchema.parse(await client.post(path, '{}', `${attempt.id}-capture`)));
  } catch (error) {
    if (isNotThere(error)) return cancelled(attempt);
    if (!(error instanceof ProviderRefusal)) throw error;
    const says = (issues: readonly string[]) =>
      error.reasons.some((reason) => issues.includes(reason));
    if (says(NOT_YET)) return null;
    if (says(DONE)) {
      const order = await fetchOrder(client, attempt);
      return order && captured(order);
    }
    if (!says(DECLINED)) throw error;
    log.info({ method: 'Paypal', reasons: error.reasons }, 'payment declined');
    return { ...cancelled(attempt), status: 'declined' };
  }
}

/**
 * Of several tries the one whose money is here counts: what was declined or given back before says nothing.
 * @throws Error when an order is complete and has no payment: a person must look
 */
function captured(order: PaypalOrder): Evidence {
  const captures = order.purchase_units[0]?.payments?.captures ?? [];
  const [capture] = [...captures].sort(
    (one, other) => BEST_FIRST.indexOf(one.status) - BEST_FIRST.indexOf(other.status),
  );
  if (!capture) throw new Error('the order at PayPal is complete without a payment');
  return captureEvidence(capture, 'check');
}

export function captureEvidence(capture: PaypalCapture, source: Evidence['source']): Evidence {
  return {
    status: MEANING[capture.status],
    amount: capture.amount,
    paymentId: capture.id,
    source,
  };
}

function cancelled({ charge }: AttemptKey): Evidence {
  return { status: 'cancelled', amount: charge, paymentId: null, source: 'check' };
}
