/** Tests a donor's sponsorships, certificates and yearly statement. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { DonorCertificate, Sponsorship, Statement } from '#contract/accounts';
import type { CreateOrderBody, CreateOrderInput, Order } from '#contract/orders';
import type { OrderState } from '#domain/orders';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import {
  readResult,
  signedIn,
  signInAgain,
  type TestDonor,
} from '#tests/support/api/donor-account';
import { createOrder, LINE, createPaidOrder, refundOrder } from '#tests/support/api/orders';
import { changeRows } from '#tests/support/api/rows';
import { remainingMonths } from './records';

const api = apiOfEachTest();
let donor: TestDonor;
let other: TestDonor;
beforeEach(async () => {
  donor = await signedIn(api);
  other = await signedIn(api, { email: 'other@example.org' });
});

type Line = CreateOrderBody['lines'][number];
type Paged<Item> = { total: number; data: Item[] };

const read = async <Result>(path: string, { account }: TestDonor = donor) => {
  const headers = await signInAgain(api, account);
  return (await readResult<Result>(await api.get(path, headers))).result;
};

async function pay(lines: Line[], changes: Partial<CreateOrderInput> = {}): Promise<Order> {
  return createPaidOrder(api, { lines, ...changes });
}

const move = ({ token }: Order, state: OrderState) =>
  api.db.updateTable('orders').set({ state }).where('token', '=', token).execute();

const months = (offeringId: string, quantity: number, price = 35_000): Line => ({
  ...{ offeringId, quantity, total: price * quantity },
  intention: 'sadaqa',
});

describe('sponsorships', () => {
  const list = (of?: TestDonor, query = '') =>
    read<Paged<Sponsorship>>(`/user/sponsorships${query}`, of);

  test('lists the sponsored months of each paid order of the donor, newest first', async () => {
    const first = await pay([months('orphan-amina', 6), LINE]);
    api.clock.now = new Date('2026-05-20T06:00:00Z');
    const second = await pay([months('orphan-amina', 2)]);
    await createOrder(api, { lines: [months('orphan-amina', 1)] });
    const { total, data } = await list();
    expect(data).toMatchObject([
      { from: '2026-09-01', until: '2026-11-01', remainingMonths: 2, order: second.token },
      {
        ...{ offeringId: 'orphan-amina', from: '2026-03-01', until: '2026-09-01' },
        ...{ remainingMonths: 4, order: first.token, title: first.lines[0]!.title },
      },
    ]);
    expect(total).toBe(2);
    expect((await list(donor, '?limit=1&offset=1')).data).toEqual(data.slice(1));
    expect(await list(other)).toEqual({ total: 0, data: [] });
  });

  test('omits the sponsorships of refunded orders', async () => {
    await refundOrder(api, await pay([months('orphan-amina', 6)]));
    expect((await list()).total).toBe(0);
  });

  test.each([
    ['2026-03-01', 6],
    ['2026-04-01', 5],
    ['2026-08-31', 1],
    ['2026-09-01', 0],
    ['2027-01-01', 0],
    ['2026-01-15', 6],
  ])('on %s, a sponsorship from March to August has %i remaining months', (today, expected) => {
    expect(remainingMonths({ from: '2026-03-01', until: '2026-09-01' }, today)).toBe(expected);
  });
});

describe('certificates', () => {
  const share: Line = {
    ...{ offeringId: 'water-endowment', quantity: 1, total: 25_000, intention: 'waqf' },
    names: ['Maryam'],
  };
  const list = (of?: TestDonor) => read<Paged<DonorCertificate>>('/user/certificates', of);

  test('lists the certificates of paid endowments with a name', async () => {
    const { names: _, ...unnamed } = share;
    const order = await pay([LINE, share, unnamed]);
    await createOrder(api, { lines: [share] });
    expect(await list()).toEqual({
      total: 1,
      data: [
        {
          token: order.lines[1]!.certificate,
          title: order.lines[1]!.title,
          name: 'Maryam',
          paidAt: order.paidAt,
        },
      ],
    });
    expect((await list(other)).total).toBe(0);
  });

  test.each([
    ['partially_refunded', 1],
    ['disputed', 1],
    ['refunded', 0],
    ['mismatch', 0],
  ] as const)(
    'an order in the state %s has %i certificates, in the list and on the page',
    async (state, expected) => {
      const order = await pay([share]);
      await move(order, state);
      expect((await list()).total).toBe(expected);
      const page = await api.get(`/certificates/${order.lines[0]!.certificate}`);
      expect(page.status).toBe(expected === 1 ? 200 : 404);
    },
  );
});

describe('the yearly statement', () => {
  const statement = (query = '', of?: TestDonor) => read<Statement>(`/user/statement${query}`, of);
  const paidAt = async (at: string, lines: Line[] = [LINE], changes = {}) => {
    const order = await pay(lines, changes);
    await changeRows(api.db, 'orders', { token: order.token }, { paid_at: at });
    return order;
  };

  test('the statement has the gifts of one year in Muscat, oldest first, and a total for each currency', async () => {
    const dollars = [{ ...LINE, total: 2_000 }];
    const late = await paidAt('2025-12-31T20:00:00.000Z');
    const last = await paidAt('2025-12-31T19:59:59.999Z');
    const early = await paidAt('2024-12-31T20:00:00.000Z', dollars, { currency: 'USD' });
    const two = await paidAt('2025-06-01T00:00:00.000Z', [LINE, { ...LINE, total: 5_000 }]);
    expect(await statement('?year=2025')).toMatchObject({
      year: 2025,
      years: [2026, 2025],
      name: donor.account.name,
      email: donor.account.email,
      totals: [
        { minor: 25_000, currency: 'OMR' },
        { minor: 2_000, currency: 'USD' },
      ],
      refunds: [],
    });
    const { gifts } = await statement('?year=2025');
    expect(gifts.map(({ order }) => order)).toEqual([
      early.token,
      two.token,
      two.token,
      last.token,
    ]);
    expect((await statement()).gifts.map(({ order }) => order)).toEqual([late.token]);
    expect(await statement('?year=2020')).toMatchObject({ year: 2020, gifts: [], totals: [] });
  });

  test('the statement of a donor without gifts is for the current year in Muscat', async () => {
    api.clock.now = new Date('2026-12-31T20:00:00Z');
    expect(await statement()).toMatchObject({ year: 2027, years: [], gifts: [], totals: [] });
  });

  test('the statement omits gifts of another donor', async () => {
    await paidAt('2026-02-01T00:00:00.000Z');
    expect(await statement('', other)).toMatchObject({ years: [], gifts: [], totals: [] });
  });

  test('the statement subtracts a partial refund, and omits refunded, disputed, mismatched and unpaid orders', async () => {
    const partly = await paidAt('2026-02-01T00:00:00.000Z');
    await move(partly, 'partially_refunded');
    await api.db.updateTable('payments').set({ refunded: 4_000 }).execute();
    for (const state of ['refunded', 'disputed', 'mismatch'] as const)
      await move(await paidAt('2026-02-02T00:00:00.000Z'), state);
    await createOrder(api);
    const { gifts, totals, refunds } = await statement();
    expect(gifts.map(({ reference }) => reference)).toEqual([partly.reference]);
    expect([totals, refunds]).toEqual([
      [{ minor: 6_000, currency: 'OMR' }],
      [{ minor: 4_000, currency: 'OMR' }],
    ]);
  });

  test('the statement subtracts the refunded part, rounded up, when the payment was in another currency', async () => {
    const order = await paidAt('2026-02-01T00:00:00.000Z');
    await move(order, 'partially_refunded');
    // 10 rials were charged as 26.01 dollars, of which 10 were refunded: 3.84467… rials.
    const payment = { minor: 2_601, currency: 'USD', refunded: 1_000 } as const;
    await api.db.updateTable('payments').set(payment).execute();
    const { totals, refunds } = await statement();
    expect([totals[0]!.minor, refunds]).toEqual([6_155, [{ minor: 3_845, currency: 'OMR' }]]);
  });

  test('the statement has a gift whose transfer staff confirmed', async () => {
    const order = await createOrder(api);
    await move(order, 'paid');
    const paid_at = '2026-02-01T00:00:00.000Z';
    await api.db.updateTable('orders').set({ paid_at }).execute();
    expect((await statement()).totals).toEqual([{ minor: 10_000, currency: 'OMR' }]);
  });
});
