/** Tests of the endpoints of gifts for staff: search and sums, one order, and refunds by two people. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { GiftRow, GiftSum, StaffOrder } from '#contract/staff/gifts';
import type { Approval } from '#contract/staff/accounts';
import { resultOf } from '#tests/support/api/api';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { createOrder, createPaidOrder, LINE } from '#tests/support/api/orders';
import { joinStaff, type TestMember } from '#tests/support/api/staff';
import { oneRow } from '#tests/support/api/rows';

const api = apiOfEachTest();
let huda: TestMember;
beforeEach(async () => {
  huda = await joinStaff(api, ['finance'], { name: 'Huda' });
});

const ZAKAT = { ...LINE, offeringId: 'zakat-fund', intention: 'zakat', total: 4_000 } as const;
const paid = (changes?: Parameters<typeof createPaidOrder>[1]) => createPaidOrder(api, changes);
type List = {
  offerings: { id: string }[];
  total: number;
  data: GiftRow[];
  sums: GiftSum[];
  views: Record<string, number>;
  mistyped: { typed: string; check: string; near: string[] } | null;
};
const list = async (query: Record<string, string> = {}) =>
  resultOf<List>(await huda.get(`/staff/gifts?${new URLSearchParams(query)}`));
const references = async (query: Record<string, string>) =>
  (await list(query)).data.map(({ reference }) => reference);
const show = async (reference: string) =>
  resultOf<StaffOrder>(await huda.get(`/staff/gifts/${reference}`));

describe('the list', () => {
  test('finds an order by each detail that a donor may give by phone', async () => {
    const order = await paid({
      donor: { name: 'Nadia 100%', email: 'nadia@example.org', phone: '+96892123456' },
      lines: [{ ...LINE, total: 12_340 }],
    });
    await paid();
    const payment = await oneRow(api.db, 'payments', { minor: 12_340 });
    const words = [
      order.reference,
      order.reference.toLowerCase().replaceAll('-', ' '),
      'nadia',
      '100%',
      'NADIA@example',
      '92123456',
      '+968 9212 3456',
      '12.34',
      payment.payment_id,
    ];
    for (const q of words) expect(await references({ q }), q).toEqual([order.reference]);
    for (const q of ['nobody', '_', '12.35']) expect(await references({ q }), q).toEqual([]);
  });

  test('names the check letter of a mistyped reference that does not fit, and the nearest existing orders', async () => {
    const { reference } = await paid();
    await paid();
    const last = reference.at(-1)!;
    const check = last === '7' ? '8' : '7';
    const typed = reference.slice(0, -1) + check;
    const { total, mistyped } = await list({ q: typed.toLowerCase() });
    expect({ total, mistyped }).toEqual({
      total: 0,
      mistyped: { typed, check, near: [reference] },
    });
    expect((await list({ q: reference })).mistyped).toBeNull();
  });

  test('filters by state, intention, campaign, method and day, and counts the preset filters', async () => {
    const zakat = await paid({ lines: [LINE, ZAKAT] });
    const waiting = await createOrder(api, { method: 'Bank' });
    const both = [waiting.reference, zakat.reference];
    expect(await references({})).toEqual(both);
    expect(await references({ intention: 'zakat' })).toEqual([zakat.reference]);
    expect(await references({ offering: 'zakat-fund' })).toEqual([zakat.reference]);
    expect(await references({ state: 'awaiting_transfer' })).toEqual([waiting.reference]);
    expect(await references({ method: 'Stripe' })).toEqual([zakat.reference]);
    expect(await references({ from: '2026-03-12', until: '2026-03-12' })).toEqual(both);
    expect(await references({ from: '2026-03-13' })).toEqual([]);
    expect(await references({ view: 'awaiting' })).toEqual([waiting.reference]);
    await createOrder(api, {});
    expect(await references({ view: 'completed' })).toEqual(both);
    expect((await list()).views).toEqual({
      ...{ all: 3, completed: 2, check: 0, flagged: 0, awaiting: 1, refunds: 0 },
    });
  });

  test('the filter offers each campaign that has gifts, also a closed one', async () => {
    await createOrder(api, { lines: [LINE, ZAKAT] });
    const closed = { status: 'closed' } as const;
    await api.db.updateTable('offerings').set(closed).where('id', '=', 'wells').execute();
    const { offerings } = await list();
    expect(offerings.map(({ id }) => id).sort()).toEqual(['wells', 'zakat-fund']);
  });

  test('sums only money that has arrived, by currency, with separate sums for zakat and purification', async () => {
    await paid({ lines: [LINE, ZAKAT] });
    await paid({ currency: 'USD', lines: [{ ...LINE, total: 2_000 }] });
    await createOrder(api, { method: 'Bank' });
    const { sums } = await list();
    expect(sums).toMatchObject([
      {
        ...{ currency: 'OMR', arrived: 14_000, open: 10_000, orders: 1, refunded: 0 },
        byIntention: { zakat: 4_000, sadaqa: 10_000, purification: 0 },
      },
      { currency: 'USD', arrived: 2_000, open: 0, orders: 1 },
    ]);
    // With a filter, only the matching lines count.
    expect((await list({ intention: 'zakat' })).sums).toMatchObject([{ arrived: 4_000 }]);
  });
});

describe('one order', () => {
  test('has its history with the people who acted, newest first', async () => {
    const { reference } = await createOrder(api, { method: 'Bank' });
    const { version } = await show(reference);
    await huda.post(`/staff/gifts/${reference}/note`, { note: 'He called.' });
    const day = '2026-03-11';
    const confirmed = await huda.post(`/staff/gifts/${reference}/confirm`, { version, day });
    expect(confirmed.status).toBe(200);
    const order = await show(reference);
    expect(order).toMatchObject({
      state: 'paid',
      may: { confirm: false, reject: false, refund: true, resendReceipt: true },
      arrivals: [{ day, isBooked: true }],
      donor: { gifts: 1 },
    });
    expect(order.history.map(({ name, person }) => [name, person])).toEqual([
      ['order.confirmed', 'Huda'],
      ['order.noted', 'Huda'],
      ['receipt', null],
      ['transfer-instructions', null],
      ['created', null],
    ]);
    const again = await huda.post(`/staff/gifts/${reference}/confirm`, { version, day });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ errorCode: 'staff.changed' });
  });

  test('compares an amount on the statement with the order, and changes nothing', async () => {
    const { reference } = await createOrder(api, { method: 'Bank', lines: [LINE, ZAKAT] });
    const at = `/staff/gifts/${reference}/arrival?minor=5000&currency=OMR`;
    expect(await resultOf(await huda.get(at))).toMatchObject({
      due: { minor: 14_000 },
      choices: ['wait', 'reduce'],
      reduced: {
        lines: [
          { position: 1, total: { minor: 4_000 } },
          { position: 0, total: { minor: 1_000 } },
        ],
        rest: { minor: 0 },
      },
    });
  });
});

describe('a refund', () => {
  let owner: TestMember;
  beforeEach(async () => {
    owner = await joinStaff(api, ['owner'], { name: 'Nasser' });
  });
  const ask = async (reference: string, member = huda) => {
    const { version, payments } = await show(reference);
    const { method, paymentId, amount } = payments[0]!;
    return member.post(`/staff/gifts/${reference}/refund`, {
      ...{ version, method, paymentId, minor: amount.minor },
      ...{ via: 'provider', reason: 'paidTwice', note: 'She paid twice.' },
    });
  };
  const approvals = async () =>
    resultOf<{ data: Approval[] }>(await owner.get('/staff/approvals?state=waiting'));

  test('runs after an owner has agreed', async () => {
    const { reference } = await paid();
    expect((await ask(reference)).status).toBe(200);
    expect(await show(reference)).toMatchObject({
      state: 'paid',
      refundAsked: { askedBy: 'Huda', reason: 'She paid twice.' },
    });
    expect((await list({ view: 'refunds' })).data).toMatchObject([{ isRefundAsked: true }]);
    const [approval] = (await approvals()).data;
    expect(approval).toMatchObject({
      kind: 'refund',
      facts: { reference, amount: { minor: 10_000 }, via: 'provider', reason: 'paidTwice' },
    });
    const agreed = await owner.post(`/staff/approvals/${approval!.id}/agree`, {
      code: owner.freshCode(),
    });
    expect(await resultOf(agreed)).toMatchObject({ state: 'done', failure: null });
    expect(await show(reference)).toMatchObject({ state: 'refunded', refundAsked: null });
  });

  test('cannot be asked for twice, and changes nothing when it is declined', async () => {
    const { reference } = await paid();
    await ask(reference);
    expect((await ask(reference)).status).toBe(409);
    const [approval] = (await approvals()).data;
    await owner.post(`/staff/approvals/${approval!.id}/decline`);
    expect(await show(reference)).toMatchObject({ state: 'paid', refundAsked: null });
  });
});
