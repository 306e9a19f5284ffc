/** Reads the payment status of an attempt from PayPal, and captures a payment that the donor approved. */
import type { ApiDeps } from '../../deps';
import { ProviderError } from '../call';
import type { AttemptKey, PaymentStatusReport } from '../provider';
import type { PaypalClient } from './client';
import { orderSchema, type PaypalCapture, type PaypalOrder } from './wire';

/** A refunded capture is a successful payment. Its refund is reported separately. */
const STATUS_BY_CAPTURE: Record<PaypalCapture['status'], PaymentStatusReport['status']> = {
  COMPLETED: 'succeeded',
  REFUNDED: 'succeeded',
  PARTIALLY_REFUNDED: 'succeeded',
  PENDING: 'processing',
  DECLINED: 'declined',
  FAILED: 'declined',
};

const CAPTURE_PRIORITY: readonly PaypalCapture['status'][] = [
  'COMPLETED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'PENDING',
  'DECLINED',
  'FAILED',
];

/** PayPal is processing the capture, or the donor has not approved the order. The API retries later. */
const RETRYABLE_ISSUES = ['ORDER_NOT_APPROVED', 'ORDER_COMPLETION_IN_PROGRESS'];
/** The payment was captured before. The order contains the result. */
const ALREADY_CAPTURED_ISSUES = ['ORDER_ALREADY_CAPTURED'];
/** A retry of the same order would fail too. https://developer.paypal.com/api/rest/reference/orders/v2/errors/ */
const DECLINED_ISSUES = [
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
  // The order reference is the invoice id: another attempt at the same order has been paid.
  'DUPLICATE_INVOICE_ID',
];

const isNotFound = (error: unknown) => error instanceof ProviderError && error.status === 404;

/** Captures an approved payment if `mayCapture`. Returns null while the donor has not approved it. */
export async function fetchPaymentStatus(
  client: PaypalClient,
  attempt: AttemptKey,
  { log }: Pick<ApiDeps, 'log'>,
): Promise<PaymentStatusReport | null> {
  if (attempt.providerReference === null) return null;
  const order = await fetchOrder(client, attempt);
  // PayPal deletes unapproved orders after some hours.
  if (!order) return cancelled(attempt);
  switch (order.status) {
    case 'COMPLETED':
      return captured(order);
    case 'APPROVED':
      return attempt.mayCapture ? captureApproved(client, attempt, { log }) : null;
    case 'VOIDED':
      return cancelled(attempt);
    default:
      return null;
  }
}

/** PayPal cannot cancel an order. But only this API captures payments, and it never captures a cancelled one. */
export async function giveUp(
  client: PaypalClient,
  attempt: AttemptKey,
  deps: Pick<ApiDeps, 'log'>,
): Promise<PaymentStatusReport> {
  const known = await fetchPaymentStatus(client, { ...attempt, mayCapture: false }, deps);
  return known ?? cancelled(attempt);
}

/** Returns null when PayPal has no such order. @throws Error when it belongs to another attempt */
async function fetchOrder(client: PaypalClient, attempt: AttemptKey): Promise<PaypalOrder | null> {
  try {
    const path = `/v2/checkout/orders/${attempt.providerReference}`;
    const order = orderSchema.parse(await client.get(path));
    if (order.purchase_units[0]?.custom_id === attempt.id) return order;
    throw new Error('the PayPal order belongs to another attempt');
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** Captures a payment. The idempotency key is the attempt's, so webhook and return request capture it only once. */
async function captureApproved(
  client: PaypalClient,
  attempt: AttemptKey,
  { log }: Pick<ApiDeps, 'log'>,
): Promise<PaymentStatusReport | null> {
  const path = `/v2/checkout/orders/${attempt.providerReference}/capture`;
  try {
    return captured(orderSchema.parse(await client.post(path, '{}', `${attempt.id}-capture`)));
  } catch (error) {
    if (isNotFound(error)) return cancelled(attempt);
    if (!(error instanceof ProviderError)) throw error;
    const hasIssue = (issues: readonly string[]) =>
      error.reasons.some((reason) => issues.includes(reason));
    if (hasIssue(RETRYABLE_ISSUES)) return null;
    if (hasIssue(ALREADY_CAPTURED_ISSUES)) {
      const order = await fetchOrder(client, attempt);
      return order && captured(order);
    }
    if (!hasIssue(DECLINED_ISSUES)) throw error;
    log.info({ method: 'Paypal', reasons: error.reasons }, 'payment declined');
    return { ...cancelled(attempt), status: 'declined' };
  }
}

/** A successful capture counts, also after others. @throws Error when a completed order has no capture */
function captured(order: PaypalOrder): PaymentStatusReport {
  const captures = order.purchase_units[0]?.payments?.captures ?? [];
  const [capture] = [...captures].sort(
    (one, other) => CAPTURE_PRIORITY.indexOf(one.status) - CAPTURE_PRIORITY.indexOf(other.status),
  );
  if (!capture) throw new Error('the PayPal order is completed but has no capture');
  return captureStatusReport(capture, 'check');
}

export function captureStatusReport(
  capture: PaypalCapture,
  source: PaymentStatusReport['source'],
): PaymentStatusReport {
  return {
    status: STATUS_BY_CAPTURE[capture.status],
    amount: capture.amount,
    paymentId: capture.id,
    source,
  };
}

function cancelled({ charge }: AttemptKey): PaymentStatusReport {
  return { status: 'cancelled', amount: charge, paymentId: null, source: 'check' };
}
