/** Tests of the staff commands for transfers: confirm, reject and list. */
import { describe, expect, test } from 'vitest';
import { days } from '#domain/time/durations';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { advanceClock, createOrder, fetchOrder, sendProof } from '#tests/support/api/orders';
import { confirmTransfer, rejectTransfer } from '#tests/support/api/staff-decisions';

const api = apiOfEachTest();

const bankOrder = () => createOrder(api, { method: 'Bank' });

describe('a bank transfer', () => {
  test('accepts a new proof for a transfer that staff rejected, and staff can then confirm it', async () => {
    const { token, reference } = await bankOrder();
    await expect(rejectTransfer(api, reference)).rejects.toThrow('staffGift.notRejectable');
    await sendProof(api, { token });
    expect((await rejectTransfer(api, reference)).state).toBe('rejected');
    expect((await fetchOrder(api, { token })).next.kind).toBe('transfer');
    await sendProof(api, { token });
    expect((await confirmTransfer(api, reference)).state).toBe('paid');
  });

  test('expires after seven days, and can still be confirmed later', async () => {
    const order = await bankOrder();
    advanceClock(api, days(7) - 1);
    await api.api.tick();
    expect((await fetchOrder(api, order)).state).toBe('awaiting_transfer');
    advanceClock(api, 1);
    await api.api.tick();
    expect(await fetchOrder(api, order)).toMatchObject({
      state: 'expired',
      next: { kind: 'none' },
    });
    expect((await confirmTransfer(api, order.reference)).state).toBe('paid');
  });

  test('does not expire while it is under review', async () => {
    const order = await bankOrder();
    await sendProof(api, order);
    advanceClock(api, days(30));
    await api.api.tick();
    expect((await fetchOrder(api, order)).state).toBe('under_review');
  });

  test('cannot be confirmed when the reference is unknown', async () => {
    await expect(confirmTransfer(api, 'ND-0000-0000')).rejects.toThrow('order.notFound');
  });
});
