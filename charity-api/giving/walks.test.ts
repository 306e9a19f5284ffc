/**
 * Random walks: donors, providers, staff and background jobs change the same orders at the same time. Afterwards, the
 * units, the amounts, the payments, the mails and the events of all orders agree.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Order } from '#contract/orders';
import { money } from '#domain/money';
import { wasPaid } from '#domain/orders';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { insertOffering } from '#tests/support/api/offerings';
import {
  confirmOrder,
  LINE,
  newKey,
  orderBody,
  paymentEvent,
  providersOf,
  retry,
  sendOrder,
  sendProof,
  sendWebhook,
  totalsOf,
  turnBack,
} from '#tests/support/api/orders';
import { changeRows, oneRow, rowsOf } from '#tests/support/api/rows';
import { confirmTransfer, HUDA, rejectTransfer } from '#tests/support/api/staff-decisions';
import { ApiError } from '../http/errors';
import { sumGifts } from '../modules/offerings/figures';
import { isAbandoned } from '../modules/offerings/holds';
import type { PaymentStatusReport, Reversal } from '../payments/provider';
import type { Providers } from '../payments/providers';
import { erasureKind } from '../staff/donors/erase';
import { recordMonth } from './monthly/renew';
import { expireOrders } from './settle/check';
import { applyReversal } from './settle/reverse';
import { correctEmail } from './staff/correct';
import { refundPayment } from './staff/refund';

const api = apiOfEachTest();

const SHARES = 7;
const PRICE = 45_000;
const CARTS = 4;

/** Each walk has its own carts, and its own cow with limited shares. */
let walked = 0;
const cow = () => `cow-of-walk-${walked}`;

const share = (quantity: number) => ({
  ...{ offeringId: cow(), total: PRICE * quantity, quantity, intention: 'sacrifice' as const },
  names: Array.from({ length: quantity }, (_, n) => `Name ${n}`),
  agency: true as const,
});

/** Every order of a cart is an order of the same donor. A later one corrects it. Orders by card of few units are monthly. */
async function order(cart: number, units: number, method: 'Stripe' | 'Bank'): Promise<Order[]> {
  const isMonthly = method === 'Stripe' && units < 2;
  const lines = units === 0 || isMonthly ? [LINE] : [LINE, share(units)];
  const { order } = await sendOrder(
    api,
    orderBody({
      ...{ lines, method, interval: isMonthly ? 'month' : 'once' },
      donor: { name: 'Salma Al Harthi', email: `donor-${cart}-of-walk-${walked}@example.org` },
      checkout: {
        cart: `the-cart-${cart}-of-the-walk-${walked}`,
        form: `the-checkout-form-${newKey()}`,
      },
    }),
  );
  return order ? [order] : [];
}

async function report(found: Order, status: PaymentStatusReport['status']): Promise<void> {
  const event = await paymentEvent(api, found);
  const { evidence } = event;
  await sendWebhook(api, {
    ...event,
    evidence: {
      ...evidence,
      status,
      paymentId: status === 'succeeded' ? evidence.paymentId : null,
      ...(found.monthlyGift && { monthlyReference: found.monthlyGift }),
    },
  });
}

/** Providers whose subscriptions are the tokens of the gifts. */
function providers(): Providers {
  const all = providersOf(api);
  const stripe = all.get('Stripe')!;
  const monthly = { ...stripe.monthly!, stop: () => Promise.resolve() };
  return new Map([...all, ['Stripe', { ...stripe, monthly }]]);
}

/** A webhook about one of two months, so that some are repeated. */
async function renew({ monthlyGift, total, reference }: Order, step: Step): Promise<void> {
  const evidence = { status: 'succeeded', source: 'webhook', amount: total } as const;
  await recordMonth(api.deps, providers().get('Stripe')!, {
    monthlyReference: monthlyGift!,
    evidence: { ...evidence, paymentId: `month-${step.units % 2}-of-${reference}` },
  });
}

async function refundByStaff({ reference }: Order, { units }: Step): Promise<void> {
  const { id } = await oneRow(api.db, 'orders', { reference });
  const [payment] = await rowsOf(api.db, 'payments', { order_id: id });
  await refundPayment(api.deps, providers(), HUDA, {
    ...{ id: newKey(), reference, via: 'bank', reason: 'donorAsked', bankNumber: null },
    ...{ method: payment?.method ?? 'Bank', paymentId: payment?.payment_id ?? '' },
    minor: Math.round((payment?.minor ?? 1) / (1 + (units % 2))),
  });
}

async function reverse(found: Order, kind: Reversal['kind']): Promise<void> {
  const { evidence } = await paymentEvent(api, found);
  const reversal = { kind, paymentId: evidence.paymentId!, amount: evidence.amount };
  await applyReversal(api.deps, 'Stripe', reversal);
}

/** As if the payment timeout had elapsed and the provider had been asked since. */
async function expire({ reference }: Order): Promise<void> {
  const at = new Date(api.clock.now.getTime() - 1).toISOString();
  await changeRows(api.db, 'orders', { reference }, { expires_at: at, checked_at: at });
  await expireOrders(api.deps);
}

const ACTIONS: Record<string, (found: Order, step: Step) => unknown> = {
  pay: (found: Order) => report(found, 'succeeded'),
  decline: (found: Order) => report(found, 'declined'),
  return: (found: Order) => confirmOrder(api, found),
  turnBack: (found: Order) => turnBack(api, found),
  retryByCard: (found: Order) => retry(api, found, 'Stripe'),
  retryByBank: (found: Order) => retry(api, found, 'Bank'),
  refund: (found: Order) => reverse(found, 'refunded'),
  dispute: (found: Order) => reverse(found, 'disputed'),
  winDispute: (found: Order) => reverse(found, 'disputeWon'),
  expire,
  proof: (found: Order) => sendProof(api, found),
  confirm: ({ reference }: Order) => confirmTransfer(api, reference),
  reject: ({ reference }: Order) => rejectTransfer(api, reference),
  correct: ({ reference }: Order, { units }: Step) =>
    correctEmail(
      api.deps,
      HUDA,
      { reference, version: null },
      `${units}-of-${reference}@give.test`,
    ),
  renew,
  refundByStaff,
  erase: ({ reference }: Order) =>
    erasureKind(api.deps, providers()).run(
      {
        ...{
          id: newKey(),
          data: { reference },
          reason: 'asked',
          subject: { kind: 'order', id: '' },
        },
        askedBy: { id: '', name: '' },
      },
      HUDA,
    ),
  sum: () => sumGifts(api.deps),
};
type Action = keyof typeof ACTIONS;
type Step = { cart: number; do: Action | 'order'; units: number; method: 'Stripe' | 'Bank' };

const step = fc.record({
  cart: fc.nat({ max: CARTS - 1 }),
  do: fc.oneof(
    { weight: 1, arbitrary: fc.constant<'order'>('order') },
    { weight: 1, arbitrary: fc.constantFrom<'pay' | 'confirm'>('pay', 'confirm') },
    { weight: 4, arbitrary: fc.constantFrom(...(Object.keys(ACTIONS) as Action[])) },
  ),
  units: fc.nat({ max: 3 }),
  method: fc.constantFrom<Step['method']>('Stripe', 'Bank'),
});

test(
  'concurrent steps of donors, providers, staff and jobs keep all books',
  { timeout: 120_000 },
  async () => {
    const before = await totalsOf(api);
    const walks = fc.array(fc.array(step, { minLength: 6, maxLength: 14 }), {
      ...{ minLength: 5, maxLength: 5 },
    });
    await fc.assert(
      fc.asyncProperty(walks, async (walkers) => {
        walked += 1;
        await insertOffering(api.db, {
          ...{ id: cow(), kind: 'sacrifice', intentions: '["sacrifice"]' },
          ...{ price: PRICE, unit: 'share', capacity: SHARES },
        });
        /** The newest order of each cart. */
        const newest = new Map<number, Order>();
        const walk = async (steps: readonly Step[]) => {
          for (const one of steps) {
            const { cart, do: action, units, method } = one;
            const found = newest.get(cart);
            if (action === 'order' || !found)
              for (const made of await order(cart, units, method)) newest.set(cart, made);
            else
              await Promise.resolve(ACTIONS[action]!(found, one)).catch((error: unknown) => {
                if (!(error instanceof ApiError) || error.code === 'server.failed') throw error;
              });
          }
        };
        await Promise.all(walkers.map(walk));
        await agree(before.raised);
      }),
      // The order of concurrent steps differs in each run, so a smaller example would not fail again.
      { numRuns: 25, endOnFailure: true },
    );
  },
);

async function agree(raisedBefore: number): Promise<void> {
  const { raised } = await totalsOf(api);
  const { taken, paid } = await oneRow(api.db, 'offerings', { id: cow() });
  const holds = await rowsOf(api.db, 'holds');
  const counted = await rowsOf(api.db, 'counted_gifts');
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  const held = holds.filter(({ offering_id }) => offering_id === cow());
  expect(taken).toBe(sum(held.map(({ units }) => units)));
  expect(paid).toBe(sum(held.filter((hold) => hold.paid === 1).map(({ units }) => units)));
  expect(taken).toBeLessThanOrEqual(SHARES);
  const ofCampaign = counted.filter(({ offering_id }) => offering_id === LINE.offeringId);
  expect(raised - raisedBefore).toBe(sum(ofCampaign.map((one) => one.raised)));
  const [refunds, payments, events, mails] = await Promise.all([
    rowsOf(api.db, 'refunds'),
    rowsOf(api.db, 'payments'),
    rowsOf(api.db, 'order_events'),
    rowsOf(api.db, 'outbox'),
  ]);
  for (const { payment_id, minor, refunded } of payments) {
    const ofStaff = refunds.filter((refund) => refund.payment_id === payment_id);
    expect(sum(ofStaff.map((refund) => refund.minor))).toBeLessThanOrEqual(refunded);
    expect(refunded).toBeLessThanOrEqual(minor);
  }
  const carts = new Set<string>();
  for (const { id, state, version, total, checkout_cart, donor_name } of await rowsOf(
    api.db,
    'orders',
  )) {
    const own = <Row extends { order_id: string | null }>(rows: Row[]) =>
      rows.filter(({ order_id }) => order_id === id);
    expect(own(payments).filter(({ counted }) => counted === 1)).toHaveLength(
      wasPaid(state) ? 1 : 0,
    );
    // An erasure changes the version without an event, and deletes the mails. Staff may correct the address afterwards.
    if (donor_name !== '') {
      expect(own(events)).toHaveLength(version);
      const receipts = own(mails).filter(({ kind }) => kind === 'receipt');
      expect(receipts).toHaveLength(wasPaid(state) ? 1 : 0);
    }
    if (isAbandoned(state)) expect(own(holds)).toEqual([]);
    // A refunded order, and one without a payment, count nothing.
    const amount = money(sum(own(counted).map((one) => one.raised)), 'OMR').minor;
    expect(amount).toBeLessThanOrEqual(wasPaid(state) && state !== 'refunded' ? total : 0);
    if (checkout_cart !== null) {
      expect(carts).not.toContain(checkout_cart);
      carts.add(checkout_cart);
    }
  }
}
