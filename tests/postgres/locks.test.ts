/** Tests that use cases beside each other lock rows in one order: none of them has to run again, and nothing is lost. */
import { sql, type RawBuilder } from 'kysely';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { setRecorder } from '#contract/telemetry/metrics';
import { transact } from '#api/db/transact';
import { applyReversal } from '#api/giving/settle/reverse';
import { forget, record } from '#api/modules/abuse/events';
import { sumGifts } from '#api/modules/offerings/figures';
import { insertOffering } from '#tests/support/api/offerings';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import {
  createPaidOrder,
  LINE,
  newKey,
  orderBody,
  paymentEvent,
  sendOrder,
  totalsOf,
} from '#tests/support/api/orders';
import { rowsOf } from '#tests/support/api/rows';

const api = apiOfEachTest();

const repeated: string[] = [];
beforeEach(() => {
  repeated.length = 0;
  setRecorder({
    count: (_, labels) => void ('result' in labels && repeated.push(labels.result)),
    observe: () => undefined,
  });
  onTestFinished(() => setRecorder(undefined));
});

const offer = (id: string) =>
  insertOffering(api.db, {
    ...{ id, kind: 'sacrifice', intentions: '["sacrifice"]', price: 45_000 },
    ...{ unit: 'share', capacity: 7 },
  });
const share = (offeringId: string) => ({
  ...{ offeringId, total: 45_000, quantity: 1, intention: 'sacrifice' as const },
  ...{ names: ['Salma'], agency: true as const },
});

/** Locks the rows until the works, begun one after another, wait for locks. */
async function whileLocked(
  rows: RawBuilder<unknown>,
  works: readonly (() => Promise<unknown>)[],
): Promise<void> {
  const running: Promise<unknown>[] = [];
  await transact(api.db, 'beside', async (tx) => {
    await sql`select 1 from ${rows} for no key update`.execute(tx);
    for (const work of works) {
      running.push(work());
      await vi.waitUntil(async () => (await waiting()) === running.length, { timeout: 1_900 });
    }
  });
  await Promise.all(running);
}

async function waiting(): Promise<number> {
  const { rows } = await sql<{ found: number }>`select count(*) as found from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db);
  return rows[0]!.found;
}

test('two corrections that exchange limited offerings do not wait for each other', async () => {
  await offer('one-cow');
  await offer('other-cow');
  const send = (cart: string, offeringId: string) =>
    sendOrder(
      api,
      orderBody({
        ...{ method: 'Bank', lines: [share(offeringId)] },
        checkout: { cart: `the-cart-of-${cart}`, form: `the-checkout-form-of-${cart}` },
      }),
      newKey(),
    );
  await send('salma', 'one-cow');
  await send('ahmed', 'other-cow');
  // A correction withdraws the unsent mail after it has released the units.
  await whileLocked(sql`outbox`, [
    () => send('salma', 'other-cow'),
    () => send('ahmed', 'one-cow'),
  ]);
  expect(repeated).not.toContain('repeated');
  const held = await rowsOf(api.db, 'holds');
  expect(held.map(({ offering_id }) => offering_id).sort()).toEqual(['one-cow', 'other-cow']);
});

test('a refund of several offerings and the sum of their gifts do not wait for each other', async () => {
  await offer('zebu');
  const lines = [LINE, share('zebu')];
  const before = await totalsOf(api);
  const { evidence } = await paymentEvent(api, await createPaidOrder(api, { lines }));
  await sumGifts(api.deps);
  await createPaidOrder(api, { lines });
  const { amount, paymentId } = evidence;
  await whileLocked(sql`offerings where id = ${LINE.offeringId}`, [
    () => sumGifts(api.deps),
    () => applyReversal(api.deps, 'Stripe', { kind: 'refunded', amount, paymentId: paymentId! }),
  ]);
  expect(repeated).not.toContain('repeated');
  expect((await totalsOf(api)).raised - before.raised).toBe(LINE.total);
});

test('two sign-ins that were counted in the same millisecond are both forgotten', async () => {
  const [bucket, mark] = ['logins.address', 'one-address'] as const;
  await record(api.deps, [{ bucket, mark }]);
  await record(api.deps, [{ bucket, mark }]);
  const at = api.clock.now.toISOString();
  const forgetOne = () => transact(api.db, 'beside', (tx) => forget({ db: tx }, bucket, mark, at));
  await whileLocked(sql`limit_events`, [forgetOne, forgetOne]);
  expect(await rowsOf(api.db, 'limit_events')).toEqual([]);
});
