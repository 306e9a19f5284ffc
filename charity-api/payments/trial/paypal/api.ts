/** The API of the PayPal trial: tokens, Orders v2, payments, disputes, webhook checks, search of transactions. */
import { Hono } from 'hono';
import { days } from '#domain/time/durations';
import { newId, type PaypalBooks, decimal, type MockTransaction } from './books';
import {
  NOT_FOUND,
  problemOf,
  errorBody,
  shownCapture,
  shownDispute,
  shownOrder,
  type Plan,
} from './wire';
import { payoutsOf, type PayoutTimes } from '../payouts';

/** @returns null when the query breaks PayPal's rules */
function reportTransactions(
  transactions: readonly MockTransaction[],
  query: Record<string, string>,
  times: PayoutTimes,
): object | null {
  const from = Date.parse(query.start_date ?? '');
  const until = Date.parse(query.end_date ?? '');
  if (!(from < until && until - from <= days(31))) return null;
  const size = Number(query.page_size ?? 100);
  const page = Number(query.page ?? 1);
  const withdrawals = payoutsOf(transactions, times).map(
    ({ id, at, currency, amount }): MockTransaction => ({
      ...{ id: id.toUpperCase(), at, currency, amount: -amount, net: -amount, fee: 0 },
      ...{ code: 'T0400', payment: null },
    }),
  );
  const found = [...transactions, ...withdrawals]
    .filter(({ at }) => at >= from && at <= until)
    .sort((a, b) => a.at - b.at);
  return {
    transaction_details: found.slice((page - 1) * size, page * size).map(show),
    total_pages: Math.ceil(found.length / size),
  };
}

function show(of: MockTransaction) {
  const money = (cents: number) => ({
    currency_code: of.currency,
    value: `${cents < 0 ? '-' : ''}${decimal(Math.abs(cents))}`,
  });
  return {
    transaction_info: {
      transaction_id: of.id,
      ...(of.payment && { paypal_reference_id: of.payment, paypal_reference_id_type: 'TXN' }),
      transaction_event_code: of.code,
      transaction_initiation_date: dateOf(of.at),
      transaction_amount: money(of.amount),
      ...(of.fee !== 0 && { fee_amount: money(-of.fee) }),
      transaction_status: 'S',
      ...{ custom_field: of.custom_id, invoice_id: of.invoice_id },
    },
  };
}

/** PayPal writes 2026-03-03T08:00:00+0000. */
const dateOf = (at: number) => new Date(at).toISOString().replace(/\.\d{3}Z$/, '+0000');

export type Credentials = { clientId: string; clientSecret: string };

/** @param verifies returns true when this trial has signed the webhook @param registered the webhook of the account */
export function paypalApp(
  books: PaypalBooks,
  { clientId, clientSecret }: Credentials,
  verifies: (sent: string) => boolean,
  registered: { id: string; url: string },
  times: () => PayoutTimes,
): Hono {
  const app = new Hono();
  const tokens = new Set<string>();
  const { once } = books;

  app.post('/v1/oauth2/token', async (c) => {
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    const { grant_type } = await c.req.parseBody();
    if (c.req.header('authorization') !== basic || grant_type !== 'client_credentials') {
      return c.json({ error: 'invalid_client' }, 401);
    }
    const access_token = newId();
    tokens.add(access_token);
    return c.json({ access_token, token_type: 'Bearer', expires_in: 32_400 });
  });
  for (const guarded of ['/v2/*', '/v1/notifications/*', '/v1/customer/*', '/v1/reporting/*']) {
    app.use(guarded, async (c, next) => {
      const token = c.req.header('authorization')?.replace('Bearer ', '') ?? '';
      return tokens.has(token) ? next() : c.json({ name: 'AUTHENTICATION_FAILURE' }, 401);
    });
  }

  app.post('/v2/checkout/orders', async (c) => {
    const sent = await c.req.text();
    const key = c.req.header('paypal-request-id');
    if (!key) return c.json(errorBody('PAYPAL_REQUEST_ID_REQUIRED'), 400);
    const before = once.get(key);
    if (before && before.sent !== sent) return c.json(errorBody('DUPLICATE_REQUEST_ID'), 422);
    if (before) return c.json(shownOrder(books.find(before.orderId)!, books.url()), 200);
    const { purchase_units, payment_source } = JSON.parse(sent);
    const { amount, custom_id, invoice_id } = purchase_units[0];
    const context = payment_source.paypal.experience_context;
    const problem = problemOf(amount, context);
    if (problem) return c.json(errorBody(problem), 422);
    const order = {
      ...{ id: newId(), status: 'PAYER_ACTION_REQUIRED', amount, custom_id, invoice_id, context },
      ...{ plan: { capture: 'COMPLETED' } as Plan, capture: null, captureKeys: [] },
    };
    books.orders.push(order);
    once.set(key, { sent, orderId: order.id });
    return c.json(shownOrder(order, books.url()), 201);
  });
  app.get('/v2/checkout/orders/:id', (c) => {
    const order = books.find(c.req.param('id'));
    return order ? c.json(shownOrder(order, books.url())) : c.json(NOT_FOUND, 404);
  });
  app.post('/v2/checkout/orders/:id/capture', (c) => {
    const order = books.find(c.req.param('id'));
    if (!order) return c.json(NOT_FOUND, 404);
    const key = c.req.header('paypal-request-id') ?? '';
    order.captureKeys.push(key);
    if (once.has(key)) return c.json(shownOrder(order, books.url()), 200);
    const refused = books.capture(order);
    if (refused) return c.json(errorBody(refused), 422);
    once.set(key, { sent: '', orderId: order.id });
    return c.json(shownOrder(order, books.url()), 201);
  });
  app.get('/v2/payments/captures/:id', (c) => {
    const order = books.orders.find(({ capture }) => capture?.id === c.req.param('id'));
    return order ? c.json(shownCapture(order, books.url())) : c.json(NOT_FOUND, 404);
  });
  app.post('/v2/payments/captures/:id/refund', async (c) => {
    const order = books.orders.find(({ capture }) => capture?.id === c.req.param('id'));
    if (!order?.capture) return c.json(NOT_FOUND, 404);
    const key = c.req.header('paypal-request-id') ?? '';
    const { amount } = (await c.req.json()) as { amount: { value: string } };
    const refund = { id: `RE-${key.slice(0, 32)}`, status: 'COMPLETED' };
    if (once.has(key)) return c.json(refund, 200);
    const cents = Math.round(Number(amount.value) * 100);
    const whole = Math.round(Number(order.capture.amount.value) * 100);
    if (cents > whole - order.capture.refunded)
      return c.json(errorBody('REFUND_AMOUNT_EXCEEDED'), 422);
    once.set(key, { sent: '', orderId: order.id });
    books.giveBack(order, 'REFUNDED', cents);
    return c.json(refund, 201);
  });
  app.get('/v1/customer/disputes/:id', (c) => {
    const order = books.find(c.req.param('id').replace('PP-D-', ''));
    return order ? c.json(shownDispute(order)) : c.json(NOT_FOUND, 404);
  });
  app.get('/v1/reporting/transactions', (c) => {
    const found = reportTransactions(books.transactions, c.req.query(), times());
    return found ? c.json(found) : c.json({ name: 'INVALID_REQUEST' }, 400);
  });
  app.get('/v1/notifications/webhooks', (c) =>
    c.json({ webhooks: [{ ...registered, event_types: [{ name: '*' }] }] }),
  );
  app.post('/v1/notifications/verify-webhook-signature', async (c) => {
    const verification_status = verifies(await c.req.text()) ? 'SUCCESS' : 'FAILURE';
    return c.json({ verification_status });
  });
  return app;
}
