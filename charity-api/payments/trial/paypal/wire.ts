/** PayPal's JSON for orders, payments, disputes and errors, and its validation of an order. */

export type Amount = { currency_code: string; value: string };

type MockCapture = { id: string; status: string; amount: Amount; refunded: number };

/** The planned result of a capture. `value`: an amount other than the requested one. */
export type Plan = { capture: 'COMPLETED' | 'PENDING' | 'INSTRUMENT_DECLINED'; value?: string };
export type MockOrder = {
  id: string;
  status: string;
  amount: Amount;
  custom_id: string;
  invoice_id: string;
  context: { return_url: string; cancel_url: string; locale: string; brand_name?: string };
  plan: Plan;
  capture: MockCapture | null;
  /** Time at which the bank approves a pending payment. */
  decidesAt?: number;
  /** Outcome of the dispute. null: still open. undefined: no dispute. */
  outcome?: string | null;
  captureKeys: string[];
};

export const NOT_FOUND = {
  name: 'RESOURCE_NOT_FOUND',
  details: [{ issue: 'INVALID_RESOURCE_ID' }],
};

export function errorBody(issue: string) {
  return {
    name: 'UNPROCESSABLE_ENTITY',
    message: 'The requested action could not be performed.',
    details: [{ issue, description: 'Description of the issue.' }],
  };
}

export function shownCapture({ id, custom_id, invoice_id, capture }: MockOrder, url: string) {
  if (!capture) throw new Error('the order has no capture');
  return {
    id: capture.id,
    status: capture.status,
    amount: capture.amount,
    custom_id,
    invoice_id,
    supplementary_data: { related_ids: { order_id: id } },
    links: [{ rel: 'up', href: `${url}/v2/checkout/orders/${id}`, method: 'GET' }],
  };
}

export function shownOrder(order: MockOrder, url: string) {
  const { id, status, amount, custom_id, invoice_id, capture } = order;
  const isOpen = status === 'PAYER_ACTION_REQUIRED';
  return {
    id,
    status,
    purchase_units: [
      {
        amount,
        custom_id,
        invoice_id,
        ...(capture ? { payments: { captures: [shownCapture(order, url)] } } : {}),
      },
    ],
    links: [
      { rel: 'self', href: `${url}/v2/checkout/orders/${id}`, method: 'GET' },
      ...(isOpen
        ? [{ rel: 'payer-action', href: `${url}/checkoutnow?token=${id}`, method: 'GET' }]
        : []),
    ],
  };
}

export function shownDispute({ id, capture, outcome }: MockOrder) {
  if (!capture) throw new Error('the order has no capture');
  const amount = capture.amount;
  return {
    dispute_id: `PP-D-${id}`,
    disputed_transactions: [{ seller_transaction_id: capture.id }],
    dispute_amount: amount,
    status: outcome ? 'RESOLVED' : 'OPEN',
    ...(outcome && { dispute_outcome: { outcome_code: outcome, amount_refunded: amount } }),
  };
}

/** Returns PayPal's error code for an unsupported currency, a third decimal, a missing URL or an invalid locale. */
export function problemOf(
  { currency_code, value }: Amount,
  { return_url, cancel_url, locale }: Record<string, string>,
): string | null {
  if (!['USD', 'EUR', 'GBP'].includes(currency_code)) return 'CURRENCY_NOT_SUPPORTED';
  if (!/^\d+(\.\d{1,2})?$/.test(value)) return 'DECIMAL_PRECISION';
  if (!return_url || !cancel_url) return 'RETURN_URL_REQUIRED';
  return /^[a-z]{2}-[A-Z]{2}$/.test(locale ?? '') ? null : 'INVALID_PARAMETER_SYNTAX';
}
