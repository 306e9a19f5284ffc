/** Tests of small changes by staff, of rejected transfers, and of gifts received at the office. */
import { describe, expect, test } from 'vitest';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import {
  createOrder,
  createOrderInState,
  fetchOrder,
  LINE,
  mailsOf,
  sendProof,
  totalsOf,
} from '#tests/support/api/orders';
import { actionsOf, confirmTransfer, HUDA } from '#tests/support/api/staff-decisions';
import type { OrderRow } from '../../db/tables/orders';
import { findOrder } from '../../orders/repository';
import { acknowledgeFlag, addNote, correctEmail, resendReceipt } from './correct';
import { enterOfficeGift, type OfficeGift } from './office-gift';
import { rejectTransfer } from './reject';
import { oneRow } from '#tests/support/api/rows';

const api = apiOfEachTest();

const rowOf = async (reference: string) => (await findOrder(api.db, 'reference', reference))!;
const decided = async (reference: string) => ({
  reference,
  version: (await rowOf(reference)).version,
});
const kinds = async (order: { reference: string }) =>
  (await mailsOf(api, order)).map(({ kind }) => kind).sort();

test('a corrected e-mail address gets the receipt, and the log has both addresses', async () => {
  const order = await createOrder(api, { method: 'Bank' });
  await confirmTransfer(api, order.reference);
  await api.api.tick();
  const read = await decided(order.reference);
  const row = await correctEmail(api.deps, HUDA, read, 'salma@new.example');
  expect((await rowOf(order.reference)).donor_email).toBe('salma@new.example');
  const receipt = (await mailsOf(api, order)).find(({ kind }) => kind === 'receipt');
  expect(receipt?.sent_at).toBeNull();
  expect((await actionsOf(api, row)).at(-1)).toMatchObject({
    action: 'order.emailCorrected',
    before: { email: 'salma@example.org' },
    after: { email: 'salma@new.example' },
  });
  await expect(correctEmail(api.deps, HUDA, read, 'x@new.example')).rejects.toThrow(
    'staff.changed',
  );
});

test('a receipt is sent again only for an order that was paid', async () => {
  const order = await createOrder(api, { method: 'Bank' });
  await expect(resendReceipt(api.deps, HUDA, order.reference)).rejects.toThrow('noReceipt');
  await confirmTransfer(api, order.reference);
  await api.api.tick();
  await resendReceipt(api.deps, HUDA, order.reference);
  const again = (await mailsOf(api, order)).find(({ kind }) => kind === 'receipt');
  expect(again?.sent_at).toBeNull();
});

test('a flag is removed with a note, but not while a refund is due', async () => {
  const order = await createOrder(api, { method: 'Bank' });
  await expect(
    acknowledgeFlag(api.deps, HUDA, await decided(order.reference), 'seen'),
  ).rejects.toThrow('notFlagged');
  await api.db.updateTable('orders').set({ state: 'expired' }).execute();
  await confirmTransfer(api, order.reference);
  expect((await rowOf(order.reference)).flag).toBe('late_success');
  const row = await acknowledgeFlag(api.deps, HUDA, await decided(order.reference), 'Called him.');
  expect(row.flag).toBeNull();
  expect((await actionsOf(api, row)).at(-1)).toMatchObject({ reason: 'Called him.' });

  const other = await createOrder(api, { method: 'Bank' });
  await confirmTransfer(api, other.reference, {
    amount: { minor: 11_000, currency: 'OMR' },
    difference: 'giveBack',
  });
  await expect(
    acknowledgeFlag(api.deps, HUDA, await decided(other.reference), 'seen'),
  ).rejects.toThrow('moneyToReturn');
});

test('a note is in the log of the order', async () => {
  const { reference } = await createOrder(api);
  await addNote(api.deps, HUDA, reference, 'He called.');
  expect(await actionsOf(api, await rowOf(reference))).toMatchObject([
    { action: 'order.noted', reason: 'He called.', actor: 'Huda Al-Rashdi' },
  ]);
});

describe('a rejected transfer', () => {
  const underReview = async () => {
    const order = await createOrder(api, { method: 'Bank' });
    await sendProof(api, order);
    return order;
  };

  test('sends the reason and the sentence of staff to the donor', async () => {
    const order = await underReview();
    await rejectTransfer(api.deps, HUDA, await decided(order.reference), {
      reason: 'unreadable',
      sentence: 'The lower half is missing.',
    });
    expect((await fetchOrder(api, order)).state).toBe('rejected');
    expect(await kinds(order)).toContain('transfer-rejected');
    const { data } = await oneRow(api.db, 'outbox', { kind: 'transfer-rejected' });
    expect(JSON.parse(data!)).toEqual({
      reason: 'unreadable',
      sentence: 'The lower half is missing.',
    });
  });

  test('cannot be rejected before a proof, or by two colleagues', async () => {
    const token = await createOrderInState(api, 'awaiting_transfer', { method: 'Bank' });
    const waiting = (await findOrder(api.db, 'token', token))!;
    await expect(
      rejectTransfer(api.deps, HUDA, { reference: waiting.reference, version: null }),
    ).rejects.toThrow('notRejectable');
    const order = await underReview();
    const read = await decided(order.reference);
    await rejectTransfer(api.deps, HUDA, read);
    await expect(rejectTransfer(api.deps, HUDA, read)).rejects.toThrow('staff.changed');
  });
});

describe('a gift at the office', () => {
  const gift: OfficeGift = {
    ...{ key: 'the-key-of-one-form-1', locale: 'ar', currency: 'OMR', method: 'Cash' },
    ...{ number: '17', lines: [LINE] },
    donor: { name: 'Salim', email: 'salim@example.org' },
  };

  test('becomes one paid order with a receipt, also when the form is sent several times', async () => {
    const before = await totalsOf(api);
    const twice = [1, 2].map(() => enterOfficeGift(api.deps, HUDA, gift));
    const [row, same] = (await Promise.all(twice)) as [OrderRow, OrderRow];
    expect(same.id).toBe(row.id);
    expect(row).toMatchObject({
      state: 'paid',
      method: 'Cash',
      total: 10_000,
      donor_name: 'Salim',
    });
    expect(await kinds(row)).toEqual(['receipt']);
    expect((await totalsOf(api)).raised - before.raised).toBe(10_000);
    const again = await enterOfficeGift(api.deps, HUDA, gift);
    expect(again.id).toBe(row.id);
    expect(await actionsOf(api, row)).toMatchObject([
      { action: 'order.entered', after: { method: 'Cash', number: '17' } },
    ]);
    expect(await fetchOrder(api, row)).toMatchObject({ method: 'Cash', next: { kind: 'none' } });
  });

  test('sends no mail to a donor without an address', async () => {
    const row = await enterOfficeGift(api.deps, HUDA, {
      ...gift,
      method: 'Cheque',
      donor: { name: 'Salim' },
    });
    expect(row).toMatchObject({ state: 'paid', method: 'Cheque' });
    expect(await kinds(row)).toEqual([]);
  });

  test('sends the receipt when staff add an address later', async () => {
    const donor = { name: 'Salim' };
    const row = await enterOfficeGift(api.deps, HUDA, { ...gift, donor });
    await correctEmail(api.deps, HUDA, await decided(row.reference), 'salim@new.example');
    await api.api.tick();
    const [receipt] = await mailsOf(api, row);
    expect(receipt).toMatchObject({ kind: 'receipt', last_error: null });
    expect(receipt?.sent_at).not.toBeNull();
  });

  test('follows the rules of donors: no zakat for a campaign that does not accept it', async () => {
    const wrong = {
      ...gift,
      lines: [{ ...LINE, offeringId: 'water-endowment', intention: 'zakat' }],
    };
    await expect(enterOfficeGift(api.deps, HUDA, wrong as OfficeGift)).rejects.toThrow(/order\./);
    expect(await api.db.selectFrom('orders').selectAll().execute()).toEqual([]);
  });
});
