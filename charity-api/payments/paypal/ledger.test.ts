/** Tests PayPal's books: a realistic report, pages, and the movements of real orders through the mock. */
import { expect, test } from 'vitest';
import { ZodError } from 'zod';
import {
  capture,
  withPaypal,
  createApprovedPaypalOrder,
} from '#tests/support/providers/with-paypal';
import { storedMovements } from '#tests/support/providers/stored-movements';
import type { PaypalClient } from './client';
import { paypalLedger } from './ledger';

const given = withPaypal();
const WEEK = { from: new Date('2026-03-01T00:00:00Z'), until: new Date('2026-03-08T00:00:00Z') };

const transaction = (info: object) => ({
  transaction_info: {
    paypal_account_id: 'CDWEXAMPLE',
    transaction_id: '5TY05013RG002845M',
    transaction_event_code: 'T0006',
    transaction_initiation_date: '2026-03-03T04:03:52+0000',
    transaction_updated_date: '2026-03-03T04:03:52+0000',
    transaction_amount: { currency_code: 'USD', value: '26.50' },
    fee_amount: { currency_code: 'USD', value: '-1.07' },
    transaction_status: 'S',
    invoice_id: 'ND-4G7K-2QX8',
    custom_field: 'a'.repeat(32),
    protection_eligibility: '01',
    ...info,
  },
});

/** A client that returns these pages, and records the paths. */
function clientWith(...pages: object[][]): PaypalClient & { paths: string[] } {
  const paths: string[] = [];
  return {
    paths,
    post: () => Promise.reject(new Error('the books are only read')),
    get: async (path) => {
      paths.push(path);
      const page = Number(new URLSearchParams(path.split('?')[1]).get('page'));
      return { transaction_details: pages[page - 1] ?? [], total_pages: pages.length, page };
    },
  };
}

test('reads payment, refund, dispute, fee, withdrawal and conversion', async () => {
  const linked = { paypal_reference_id: '5TY05013RG002845M', paypal_reference_id_type: 'TXN' };
  const of = (transaction_event_code: string, value: string, info: object = {}) =>
    transaction({
      ...{ transaction_id: `ID${transaction_event_code}`, transaction_event_code },
      ...{ transaction_amount: { currency_code: 'USD', value }, fee_amount: undefined, ...info },
    });
  const client = clientWith([
    transaction({}),
    of('T1107', '-10.00', { ...linked, fee_amount: { currency_code: 'USD', value: '0.29' } }),
    of('T1201', '-16.50', linked),
    of('T0106', '-20.00', linked),
    of('T0400', '-5.00'),
    of('T0200', '7.00'),
    of('T0001', '-3.00'),
    of('T0013', '1500', { transaction_amount: { currency_code: 'JPY', value: '1500' } }),
    transaction({ transaction_id: 'PENDING', transaction_status: 'P' }),
    transaction({ transaction_id: 'DENIED', transaction_status: 'D' }),
  ]);
  const found = await paypalLedger(client).movements(WEEK);
  expect(
    found.map(({ kind, paymentId, gross, fee, net }) => [kind, paymentId, gross, fee, net]),
  ).toEqual([
    ['payment', '5TY05013RG002845M', 2_650, 107, 2_543],
    ['refund', '5TY05013RG002845M', -1_000, -29, -971],
    ['dispute', '5TY05013RG002845M', -1_650, 0, -1_650],
    ['fee', null, -2_000, 0, -2_000],
    ['payout', null, -500, 0, -500],
    ['other', null, 700, 0, 700],
    ['other', null, -300, 0, -300],
    ['payment', 'IDT0013', 1_500, 0, 1_500],
  ]);
  expect(found[0]).toMatchObject({
    ...{ id: '5TY05013RG002845M-T0006', attemptId: 'a'.repeat(32) },
    ...{ at: '2026-03-03T04:03:52.000Z', paid: { minor: 2_650, currency: 'USD' } },
  });
});

test('requests every page of the week', async () => {
  const client = clientWith([transaction({})], [transaction({ transaction_id: 'SECOND' })]);
  expect(await paypalLedger(client).movements(WEEK)).toHaveLength(2);
  expect(client.paths).toHaveLength(2);
  expect(client.paths[1]).toContain('start_date=2026-03-01T00%3A00%3A00.000Z');
  expect(client.paths[1]).toContain('page=2');
});

test.each([
  [{ transaction_amount: { currency_code: 'USD', value: '1,50' } }],
  [{ transaction_event_code: 'refund' }],
  [{ transaction_initiation_date: 'yesterday' }],
])('rejects a transaction with %j', async (info) => {
  const ledger = paypalLedger(clientWith([transaction(info)]));
  await expect(ledger.movements(WEEK)).rejects.toThrow(ZodError);
});

test('stores the movements of a gift, its refund and the withdrawal', async () => {
  const { order, there } = await createApprovedPaypalOrder(given);
  await capture(given, order, there.id);
  given.paypal.books.giveBack(there, 'REFUNDED', 1_000);
  expect(await storedMovements(given.api)).toEqual([
    ['payment', there.capture!.id, 2_543],
    ['payout', null, -1_543],
    ['refund', there.capture!.id, -1_000],
  ]);
});
