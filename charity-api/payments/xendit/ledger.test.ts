/** Tests Xendit's books: a realistic list, pages, and the movements of real orders through the mock. */
import { expect, test } from 'vitest';
import { ZodError } from 'zod';
import { confirmOrder } from '#tests/support/api/orders';
import { storedMovements } from '#tests/support/providers/stored-movements';
import { withXendit, createPaidInvoice } from '#tests/support/providers/with-xendit';
import { xenditClient } from './client';
import { xenditLedger } from './ledger';

const given = withXendit();
const WEEK = { from: new Date('2026-03-01T00:00:00Z'), until: new Date('2026-03-08T00:00:00Z') };

const transaction = (changes: object) => ({
  id: 'txn_c8baac85-5f3d-4e82-b9f6-b9a94b53b9bc',
  product_id: '62f4b5b8ccec448135c51fd4',
  type: 'PAYMENT',
  status: 'SUCCESS',
  channel_category: 'INVOICE',
  channel_code: 'MANDIRI',
  reference_id: 'a'.repeat(32),
  account_identifier: null,
  currency: 'IDR',
  amount: 8_500_000,
  net_amount: 8_495_005,
  cashflow: 'MONEY_IN',
  settlement_status: 'SETTLED',
  estimated_settlement_time: '2026-03-04T08:09:33.605Z',
  business_id: '6279ce4495d10c9afc3171b8',
  created: '2026-03-03T07:54:33.600Z',
  updated: '2026-03-03T07:54:36.923Z',
  fee: { xendit_fee: 4500, value_added_tax: 495, status: 'COMPLETED' },
  ...changes,
});

/** The books of an account whose API returns these bodies by path. */
function booksOf(respond: (url: URL) => object | null, currencies = ['IDR']) {
  const fetch = async (input: string | URL | Request) => {
    const body = respond(new URL(input as string));
    return Response.json(body ?? { error_code: 'DATA_NOT_FOUND' }, { status: body ? 200 : 404 });
  };
  const settings = { secretKey: 'k', callbackToken: 't', apiUrl: 'http://xendit.test' };
  return xenditLedger(
    xenditClient({ ...settings, currencies: [], fetch: fetch as typeof globalThis.fetch }),
    currencies,
  );
}

test('reads payment, refund, fee, withdrawal and failed transactions', async () => {
  const out = { cashflow: 'MONEY_OUT', reference_id: 'x' };
  const data = [
    transaction({}),
    transaction({
      ...out,
      id: 'r',
      type: 'REFUND',
      product_id: 'rfd-1',
      amount: 100,
      net_amount: 100,
    }),
    transaction({
      ...out,
      id: 'l',
      type: 'REFUND',
      product_id: 'rfd-lost',
      amount: 5,
      net_amount: 5,
    }),
    transaction({ ...out, id: 'w', type: 'WITHDRAWAL', amount: 1_000, net_amount: 1_025.5 }),
    transaction({ id: 'f', status: 'FAILED' }),
    transaction({ id: 't', type: 'TOPUP', amount: 7, net_amount: 7 }),
  ];
  const found = await booksOf(({ pathname }) => {
    if (pathname === '/transactions') return { has_more: false, data };
    return pathname === '/refunds/rfd-1' ? { id: 'rfd-1', invoice_id: 'inv1' } : null;
  }).movements(WEEK);
  expect(found.map(({ kind, paymentId, gross, fee }) => [kind, paymentId, gross, fee])).toEqual([
    ['payment', '62f4b5b8ccec448135c51fd4', 850_000_000, 499_500],
    ['refund', 'inv1', -10_000, 0],
    ['refund', null, -500, 0],
    ['payout', null, -100_000, 2_550],
    ['other', null, 700, 0],
  ]);
  expect(found[0]).toMatchObject({ attemptId: 'a'.repeat(32), at: '2026-03-03T07:54:33.600Z' });
});

test('requests each currency, and all pages by the id of the last transaction', async () => {
  const asked: string[] = [];
  const books = booksOf(
    ({ searchParams }) => {
      const [currency, after] = [searchParams.get('currency')!, searchParams.get('after_id')];
      asked.push(`${currency} ${after}`);
      return {
        has_more: after === null,
        data: [transaction({ id: `${currency}-${after}`, currency })],
      };
    },
    ['IDR', 'USD'],
  );
  expect(await books.movements(WEEK)).toHaveLength(4);
  expect(asked).toEqual(['IDR null', 'IDR IDR-null', 'USD null', 'USD USD-null']);
});

test('stops when the list has no end', async () => {
  const books = booksOf(() => ({ has_more: true, data: [transaction({})] }));
  await expect(books.movements(WEEK)).rejects.toThrow('more than 200 pages');
});

test.each([
  [{ amount: '8500000' }],
  [{ cashflow: 'NONE' }],
  [{ created: 'today' }],
  [{ currency: 'rupiah' }],
])('rejects a transaction with %j', async (changes) => {
  const books = booksOf(() => ({ has_more: false, data: [transaction(changes)] }));
  await expect(books.movements(WEEK)).rejects.toThrow(ZodError);
});

test('stores the movements of a gift, its refund and the withdrawal', async () => {
  const { order, invoice } = await createPaidInvoice(given);
  await confirmOrder(given.api, order);
  given.xendit.books.refund(invoice, 10);
  expect(await storedMovements(given.api)).toEqual([
    ['payment', invoice.id, 2_496],
    ['payout', null, -1_496],
    ['refund', invoice.id, -1_000],
  ]);
});
