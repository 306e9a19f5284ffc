/** Tests of the order page's loader and action: states, return from the provider, retry, and proof of a transfer. */
import { describe, expect, test } from 'vitest';
import type { PaymentMethod } from '#contract/content';
import type { OrderState } from '#domain/orders';
import {
  createOrder,
  createOrderInState,
  fetchOrder,
  LINE,
  submitDecision,
  type Decision,
} from '#tests/support/api/orders';
import { smallPdf } from '#tests/support/pdf';
import { setupTestSiteAtSeedTime } from '#tests/support/opened-site';
import { args, readAnswer, unreachable, visit } from '#tests/support/site';
import { action, loader } from './order';

const site = setupTestSiteAtSeedTime();

/** Creates an order of 25 OMR. @returns its token */
async function order(method: PaymentMethod = 'Stripe', state?: OrderState): Promise<string> {
  const changes = { method, lines: [{ ...LINE, offeringId: 'bread', total: 25_000 }] };
  if (state) return createOrderInState(site, state, changes);
  return (await createOrder(site, changes)).token;
}

const decide = async (token: string, decision: Decision) =>
  submitDecision(site, await fetchOrder(site, { token }), decision);

async function load(token: string, path = `/orders/${token}`) {
  const { data, init } = await loader(args(visit(path), { token }));
  return { ...data, status: init?.status, headers: new Headers(init?.headers) };
}

const send = async (token: string, form: Record<string, string> | FormData) =>
  readAnswer(await action(args(visit(`/orders/${token}`, { form }), { token })));

test.each<[OrderState, object]>([
  ['paid', { canRetry: false, canSendProof: false, isWaiting: false, payAt: null }],
  [
    'pending_payment',
    { canRetry: false, isWaiting: true, payAt: expect.stringContaining('/trial/stripe/c/pay/') },
  ],
  ['processing', { canRetry: false, isWaiting: true, payAt: null }],
  ['failed', { canRetry: true, isWaiting: false, payAt: null }],
  ['expired', { canRetry: false, isWaiting: false }],
  ['mismatch', { canRetry: false, isWaiting: false }],
])('returns the possible actions of an order in state %s', async (state, expected) => {
  const page = await load(await order('Stripe', state));
  expect(page.order).toMatchObject({ state, ...expected });
  expect(page.methods === null).toBe(!page.order?.canRetry);
  expect(page.head).toMatchObject({ index: false });
});

test.each<OrderState>(['awaiting_transfer', 'under_review', 'rejected'])(
  'returns the bank account and allows a proof for a transfer in state %s',
  async (state) => {
    const page = await load(await order('Bank', state));
    expect(page.order?.canSendProof).toBe(true);
    expect(page.order?.transfer).toMatchObject({
      amount: { minor: 25_000, currency: 'OMR' },
      reference: page.order?.reference,
      accounts: [{ bankName: 'Bank of the Harbour' }],
    });
  },
);

test('sends headers that prevent caching, indexing and cross-site referrers', async () => {
  const { headers } = await load(await order());
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('x-robots-tag')).toMatch(/noindex/);
});

test.each(['x'.repeat(32), 'short', '../../projects', ''])('has no page for %j', async (token) => {
  await expect(load(token, '/orders/x')).rejects.toMatchObject({ status: 404 });
});

test('returns 503 without an order while the charity API is down', async () => {
  const token = await order('Stripe', 'paid');
  site.fail(unreachable);
  const page = await load(token);
  expect(page).toMatchObject({ status: 503, order: null });
  expect(page.headers.get('retry-after')).toBe('30');
  expect(page.headers.get('cache-control')).toBe('no-store');
});

test('allows a retry when the payment of an order could not be started', async () => {
  const token = await order();
  site.fail(async (request) => {
    const answer = await site.api.fetch(request);
    if (!request.url.endsWith(token)) return answer;
    const body = (await answer.json()) as { result: { next: object } };
    return Response.json({ result: { ...body.result, next: { kind: 'none' } } });
  });
  expect((await load(token)).order).toMatchObject({ canRetry: true, isWaiting: false });
});

test('confirms the payment once, then redirects to the URL without the query', async () => {
  const token = await order();
  await decide(token, 'approve');
  const back = loader(args(visit(`/ar/orders/${token}?returned=1`), { token }));
  const answer = (await back.catch((thrown: unknown) => thrown)) as Response;
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/ar/orders/${token}`]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await load(token)).order?.state).toBe('paid');
});

test('cancels the checkout when the donor returns without paying', async () => {
  const token = await order();
  const asked: string[] = [];
  site.fail((request) => void asked.push(`${request.method} ${new URL(request.url).pathname}`));
  const back = loader(args(visit(`/orders/${token}?returned=cancelled`), { token }));
  await expect(back).rejects.toMatchObject({ status: 302 });
  expect(asked).toEqual([`POST /user/orders/${token}/turn-back`]);
});

test('redirects to the order page while the charity API is down', async () => {
  const token = await order();
  site.fail(unreachable);
  const back = loader(args(visit(`/orders/${token}?returned=1`), { token }));
  await expect(back).rejects.toMatchObject({ status: 302 });
});

test('Back on the payment page keeps the order paid when the donor had already paid', async () => {
  const token = await order();
  await decide(token, 'approve');
  expect(await send(token, { intent: 'leave' })).toMatchObject({ status: 303 });
  expect((await load(token)).order?.state).toBe('paid');
});

test.each([
  ['the charity API is down', unreachable],
  [
    'the provider does not respond',
    (request: Request) =>
      request.method === 'POST'
        ? site.api.fetch(new Request(request.url.replace('/turn-back', '')))
        : undefined,
  ],
])('returns 503, without other methods, while %s: the donor could pay twice', async (_, fault) => {
  const token = await order();
  site.fail(fault);
  expect(await send(token, { intent: 'leave' })).toMatchObject({
    status: 503,
    errors: { '': [expect.stringContaining('could not close')] },
  });
  site.fail(null);
  expect((await load(token)).order?.state).toBe('pending_payment');
});

test('redirects to the payment page after a declined payment', async () => {
  const token = await order();
  await decide(token, 'decline');
  await site.post(`/user/orders/${token}/confirm`, {});
  const answer = await send(token, { intent: 'retry', method: 'Stripe' });
  expect(answer.status).toBe(303);
  expect(answer.to).toMatch(/\/trial\/stripe\/c\/pay\//);
});

test('returns the bank account after a retry by bank transfer', async () => {
  const token = await order('Stripe', 'failed');
  const answer = await send(token, { intent: 'retry', method: 'Bank' });
  expect(answer).toMatchObject({ status: 303, to: `/orders/${token}` });
  expect((await load(token)).order?.transfer).not.toBeNull();
});

test('returns 503 and states that nothing was charged while the charity API is down', async () => {
  const token = await order('Stripe', 'failed');
  site.fail(unreachable);
  const answer = await send(token, { intent: 'retry', method: 'Stripe' });
  expect(answer.status).toBe(503);
  expect(answer.errors?.['']?.[0]).toMatch(/Nothing was charged/);
});

describe('upload of a transfer’s proof', () => {
  const PDF = smallPdf();

  function upload(bytes: Uint8Array<ArrayBuffer> | null, name: string, type: string): FormData {
    const form = new FormData();
    form.set('intent', 'proof');
    form.set('file', new File(bytes ? [bytes] : [], name, { type }));
    return form;
  }

  test('accepts a PDF, then redirects with a success message', async () => {
    const token = await order('Bank');
    const answer = await send(token, upload(PDF, 'إيصال.pdf', 'application/pdf'));
    expect(answer).toMatchObject({
      ...{ status: 303, to: `/orders/${token}`, preferences: { flash: 'proofReceived' } },
    });
    expect((await load(token)).order).toMatchObject({ state: 'under_review', proofUploaded: true });
  });

  test.each([
    ['an empty file', null, 'application/octet-stream', /This field is required/],
    ['an invalid image', new Uint8Array([1, 2, 3]), 'image/png', /File type not supported/],
    ['more than 5 MB', new Uint8Array(5_242_881), 'application/pdf', /File size exceeded/],
  ] as const)('rejects %s with an error for the file field', async (_, bytes, type, message) => {
    const token = await order('Bank');
    const { status, errors, typed } = await send(token, upload(bytes, 'a', type));
    expect(status).toBe(400);
    expect(errors).toEqual({ file: [expect.stringMatching(message)] });
    // The response does not contain the uploaded file.
    expect(typed).not.toHaveProperty('file');
    expect((await load(token)).order?.state).toBe('awaiting_transfer');
  });
});
