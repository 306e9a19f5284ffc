/** Helpers for orders in tests: create them through the API, and pay them on the page of the card trial. */
import type { ApiErrorBody } from '#contract/errors';
import type { CreateOrderBody, CreateOrderInput, Order } from '#contract/orders';
import { wasPaid, type OrderState } from '#domain/orders';
import { TEST_NOW, type TestApi } from './api';
import { smallPdf } from '../pdf';
import { handleWebhook } from '#api/giving/webhooks/routes';
import { createProviders, type Providers } from '#api/payments/providers';
import type { PaymentStatusReport, WebhookEvent } from '#api/payments/provider';
import { createTrials } from '#api/payments/trial';
import { oneRow } from '#tests/support/api/rows';
import { sumGifts } from '#api/modules/offerings/figures';
import { applyReversal } from '#api/giving/settle/reverse';

type Line = CreateOrderBody['lines'][number];

export const LINE = {
  offeringId: 'wells',
  total: 10_000,
  quantity: 1,
  intention: 'sadaqa',
} as const satisfies Line;

/** Returns a valid order in rials by card. The default of `expectedTotal` is the sum of the lines. */
export function orderBody(changes: Partial<CreateOrderInput> = {}): CreateOrderInput {
  const lines = changes.lines ?? [LINE];
  return {
    locale: 'en',
    currency: 'OMR',
    method: 'Stripe',
    donor: { name: 'Salma Al Harthi', email: 'salma@example.org' },
    lines,
    expectedTotal: lines.reduce((total, line) => total + line.total, 0),
    ...changes,
  };
}

let keys = 0;
export const newKey = (): string => `test-key-${String((keys += 1)).padStart(12, '0')}`;

export type Answer = { status: number; order: Order; error: ApiErrorBody };

export async function readOrderResponse(response: Response): Promise<Answer> {
  const body = (await response.json()) as { result: Order } & ApiErrorBody;
  return { status: response.status, order: body.result, error: body };
}

export function sendOrder(test: TestApi, body: unknown, key: string = newKey()): Promise<Answer> {
  return test.post('/user/orders', body, { 'idempotency-key': key }).then(readOrderResponse);
}

export async function createOrder(
  test: TestApi,
  changes: Partial<CreateOrderInput> = {},
  key?: string,
): Promise<Order> {
  const answer = await sendOrder(test, orderBody(changes), key);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.error));
  return answer.order;
}

/** Creates an order and sets its state without a payment. @returns its token */
export async function createOrderInState(
  test: TestApi,
  state: OrderState,
  changes: Partial<CreateOrderInput> = {},
): Promise<string> {
  const { token } = await createOrder(test, changes);
  const paid_at = wasPaid(state) ? TEST_NOW.toISOString() : null;
  await test.db.updateTable('orders').set({ state, paid_at }).where('token', '=', token).execute();
  return token;
}

export async function fetchOrder(test: TestApi, { token }: Pick<Order, 'token'>): Promise<Order> {
  return (await readOrderResponse(await test.get(`/user/orders/${token}`))).order;
}

/** Confirms the order, as the storefront does when the donor returns from the provider. */
export async function confirmOrder(test: TestApi, { token }: Pick<Order, 'token'>): Promise<Order> {
  return (await readOrderResponse(await test.post(`/user/orders/${token}/confirm`, {}))).order;
}

/** Creates an order and pays it on the page of the card trial. */
export async function createPaidOrder(
  test: TestApi,
  changes: Partial<CreateOrderInput> = {},
): Promise<Order> {
  return approveOrder(test, await createOrder(test, changes));
}

/** Approves the payment on the page of the trial, and returns the order after the return of the donor. */
export async function approveOrder(test: TestApi, order: Order): Promise<Order> {
  await submitDecision(test, order, 'approve');
  return confirmOrder(test, order);
}

/** Sends a small PDF as the proof of a transfer, as the donor does. */
export function sendProof(test: TestApi, { token }: Pick<Order, 'token'>): Promise<Response> {
  const form = new FormData();
  form.set('file', new File([smallPdf()], 'proof.pdf'));
  const url = `http://api.test/user/orders/${token}/proof`;
  return Promise.resolve(test.api.fetch(new Request(url, { method: 'POST', body: form })));
}

/** Ends the payment, as the storefront does when the donor leaves the provider's page without paying. */
export async function turnBack(test: TestApi, { token }: Pick<Order, 'token'>): Promise<Order> {
  return (await readOrderResponse(await test.post(`/user/orders/${token}/turn-back`, {}))).order;
}

export function retry(
  test: TestApi,
  { token }: Pick<Order, 'token'>,
  method: string,
): Promise<Answer> {
  return test.post(`/user/orders/${token}/attempts`, { method }).then(readOrderResponse);
}

/** Returns the URL of the payment page to which the order redirects the donor. */
export function urlOf({ next }: Pick<Order, 'next'>): string {
  if (next.kind !== 'redirect') throw new Error(`The order does not redirect: ${next.kind}`);
  return next.url;
}
/** Returns the path of the trial's page. */
export const gatewayPath = (order: Order): string => new URL(urlOf(order)).pathname;

export type Decision = 'approve' | 'decline' | 'cancel' | 'late';

/** Submits a button of the card page. decline: the bank declines the payment after the donor has left the page. */
export async function submitDecision(
  test: TestApi,
  order: Order,
  decision: Decision,
): Promise<Response> {
  const answer = await submitForm(test, gatewayPath(order), {
    decision: decision === 'decline' ? 'late' : decision,
  });
  if (decision === 'cancel') await turnBack(test, order);
  if (decision === 'decline')
    await createTrials(test.deps).change((stripe) =>
      stripe.answer(stripe.session(gatewayPath(order).split('/').at(-1)!), false),
    );
  return answer;
}

export function submitForm(
  test: TestApi,
  path: string,
  fields: Record<string, string>,
): Promise<Response> {
  return test.post(path, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  });
}

export const providersOf = ({ deps }: TestApi): Providers =>
  createProviders(deps, createTrials(deps).settings);

type PaymentEvent = Extract<WebhookEvent, { kind: 'payment' }>;

/** Returns what a webhook about the newest attempt of an order reports: by default, that it is paid. */
export async function paymentEvent(
  test: TestApi,
  { reference }: Pick<Order, 'reference'>,
  changes: Partial<PaymentStatusReport> = {},
): Promise<PaymentEvent> {
  const attempt = await test.db
    .selectFrom('payment_attempts as attempt')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['attempt.id', 'provider_reference', 'charge_minor', 'charge_currency'])
    .where('reference', '=', reference)
    .orderBy('attempt.created_at', 'desc')
    .executeTakeFirstOrThrow();
  const { provider_reference: page } = attempt;
  const paid = await createTrials(test.deps).change(
    ({ sessions }) => sessions.get(page ?? '')?.intent,
  );
  const evidence: PaymentStatusReport = {
    ...{ status: 'succeeded', source: 'webhook' },
    eventId: `evt_${test.deps.random(12).toString('hex')}`,
    paymentId: paid?.id ?? `pi_${attempt.id}`,
    amount: { minor: attempt.charge_minor, currency: attempt.charge_currency },
    ...changes,
  };
  return { kind: 'payment', attemptId: attempt.id, providerReference: page, evidence };
}

/** Delivers a webhook that the provider accepts. @returns false when the API rejects it */
export function sendWebhook(test: TestApi, event: WebhookEvent): Promise<boolean> {
  const provider = { ...providersOf(test).get('Stripe')!, readWebhook: async () => event };
  const request = new Request('http://api.test', { method: 'POST', body: '{}' });
  return handleWebhook(test.deps, provider, request).then(
    () => true,
    () => false,
  );
}

/** Takes the waiting webhooks of the trials, and does not deliver them to the API. */
export const loseWebhooks = ({ deps }: TestApi): Promise<void> =>
  createTrials(deps).tick(() => new Response());

/** Returns the figures of an offering after the background job that adds new gifts. */
export async function totalsOf(test: TestApi, offeringId: string = LINE.offeringId) {
  await sumGifts(test.deps);
  const { raised, gifts } = await oneRow(test.db, 'offerings', { id: offeringId });
  return { raised, gifts };
}

/** Returns the reason why staff must look at the order, or null. */
export async function flagOf(
  test: TestApi,
  { reference }: Pick<Order, 'reference'>,
): Promise<string | null> {
  const { flag } = await oneRow(test.db, 'orders', { reference });
  return flag;
}

export function mailsOf(test: TestApi, { reference }: Pick<Order, 'reference'>) {
  return test.db
    .selectFrom('outbox')
    .innerJoin('orders', 'orders.id', 'outbox.order_id')
    .selectAll('outbox')
    .where('reference', '=', reference)
    .execute();
}

/** Returns the payment of a paid order. */
export async function paymentOf(test: TestApi, { reference }: Pick<Order, 'reference'>) {
  const { id } = await oneRow(test.db, 'orders', { reference });
  return oneRow(test.db, 'payments', { order_id: id });
}

/** Refunds the whole payment, as the provider of cards reports it. */
export async function refundOrder(test: TestApi, order: Order): Promise<void> {
  const { payment_id: paymentId } = await paymentOf(test, order);
  const refund = { kind: 'refunded', paymentId, amount: order.total } as const;
  await applyReversal(test.deps, 'Stripe', refund);
}

export const advanceClock = (test: TestApi, milliseconds: number): void => {
  test.clock.now = new Date(test.clock.now.getTime() + milliseconds);
};
