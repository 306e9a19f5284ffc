/** Helpers for orders in tests: create them through the API, and pay them on the sandbox gateway's page. */
import type { ApiErrorBody } from '#contract/errors';
import type { CreateOrderBody, CreateOrderInput, Order } from '#contract/orders';
import { wasPaid, type OrderState } from '#domain/orders';
import { TEST_NOW, type TestApi } from './api';
import { smallPdf } from '../pdf';
import type { SandboxEventBody } from '#api/payments/sandbox/events';
import { sign } from '#api/payments/sandbox/signature';

type Line = CreateOrderBody['lines'][number];

export const LINE = {
  offeringId: 'wells',
  total: 10_000,
  quantity: 1,
  intention: 'sadaqa',
} as const satisfies Line;

/** Returns a valid order in rials for the sandbox. The default of `expectedTotal` is the sum of the lines. */
export function orderBody(changes: Partial<CreateOrderInput> = {}): CreateOrderInput {
  const lines = changes.lines ?? [LINE];
  return {
    locale: 'en',
    currency: 'OMR',
    method: 'Sandbox',
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

/** Creates an order and pays it on the sandbox gateway's page. */
export async function createPaidOrder(
  test: TestApi,
  changes: Partial<CreateOrderInput> = {},
): Promise<Order> {
  const order = await createOrder(test, changes);
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

/** Returns the path of the gateway's page to which the order redirects the donor. */
export function gatewayPath(order: Order): string {
  if (order.next.kind !== 'redirect')
    throw new Error(`The order does not redirect: ${order.next.kind}`);
  return new URL(order.next.url).pathname;
}

/** Submits a button of the gateway's page. */
export async function submitDecision(
  test: TestApi,
  order: Order,
  decision: string,
): Promise<Response> {
  const path = gatewayPath(order);
  const page = await (await test.get(path)).text();
  const guard = /name="guard" value="([^"]+)"/.exec(page)?.[1] ?? '';
  return submitForm(test, path, { decision, guard });
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

/** Returns the body of the gateway's webhook for the newest attempt of an order. */
export async function webhookBody(
  test: TestApi,
  order: Pick<Order, 'reference'>,
  changes: Partial<SandboxEventBody> = {},
): Promise<SandboxEventBody> {
  const session = await test.db
    .selectFrom('sandbox_sessions')
    .selectAll()
    .where('reference', '=', order.reference)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return {
    id: `evt_${test.deps.random(12).toString('hex')}`,
    session: session.id,
    attempt: session.attempt_id,
    payment: session.payment_id,
    status: 'approved',
    amount: { minor: session.minor, currency: session.currency },
    ...changes,
  };
}

/** Sends a webhook, signed with the gateway's secret at the current time unless `forged` changes that. */
export function sendWebhook(
  test: TestApi,
  body: unknown,
  forged: { secret?: string; at?: Date; signature?: string } = {},
): Promise<Response> {
  const raw = JSON.stringify(body);
  const secret = forged.secret ?? test.deps.config.sandbox!.secret;
  const signature = forged.signature ?? sign(secret, raw, forged.at ?? test.deps.now());
  return test.post('/webhooks/sandbox', raw, { 'sandbox-signature': signature });
}

export async function totalsOf(test: TestApi, offeringId: string = LINE.offeringId) {
  return test.db
    .selectFrom('offerings')
    .select(['raised', 'gifts'])
    .where('id', '=', offeringId)
    .executeTakeFirstOrThrow();
}

/** Returns the reason why staff must look at the order, or null. */
export async function flagOf(
  test: TestApi,
  { reference }: Pick<Order, 'reference'>,
): Promise<string | null> {
  const { flag } = await test.db
    .selectFrom('orders')
    .select('flag')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
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

export const advanceClock = (test: TestApi, milliseconds: number): void => {
  test.clock.now = new Date(test.clock.now.getTime() + milliseconds);
};
