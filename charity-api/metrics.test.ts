/** Tests the metrics that the API reads from its database and counts while it works. */
import { expect, test } from 'vitest';
import { minutes } from '#domain/time/durations';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { testWithoutTable } from '#tests/support/api/sqlite-only';
import {
  advanceClock,
  confirmOrder,
  createOrder,
  createPaidOrder,
  submitDecision,
} from '#tests/support/api/orders';
import { recordMetrics } from '#tests/support/recorded-metrics';
import { noteBackup } from './backup/last-backup';

const api = apiOfEachTest();

/** Returns the value of a metric; undefined when there is no sample. */
async function valueOf(name: string, labels: Record<string, string> = {}) {
  // Cached for ten seconds.
  advanceClock(api, 10_000);
  const samples = await api.api.metrics();
  return samples.find(
    (one) =>
      one.name === name &&
      Object.entries(labels).every(([key, value]) => one.labels[key] === value),
  )?.value;
}

test('counts open orders by state, method and currency, with the age of the oldest', async () => {
  await createOrder(api, { method: 'Bank' });
  advanceClock(api, minutes(10));
  await createOrder(api, { method: 'Bank' });
  const open = { state: 'awaiting_transfer', method: 'Bank', currency: 'OMR' };
  expect(await valueOf('orders_open', open)).toBe(2);
  expect(await valueOf('orders_oldest_seconds', { state: 'awaiting_transfer' })).toBe(620);
  expect(await valueOf('orders_oldest_seconds', { state: 'pending_payment' })).toBe(0);
});

test('counts each state that orders reach, after the commit', async () => {
  const recorded = recordMetrics();
  await createPaidOrder(api);
  const order = await createOrder(api);
  await submitDecision(api, order, 'decline');
  await confirmOrder(api, order);
  const states = recorded
    .filter(({ name }) => name === 'orders_total')
    .map(({ labels }) => [labels.state, labels.method, labels.currency]);
  expect(states).toEqual([
    ['pending_payment', 'Stripe', 'OMR'],
    ['paid', 'Stripe', 'OMR'],
    ['pending_payment', 'Stripe', 'OMR'],
    ['failed', 'Stripe', 'OMR'],
  ]);
});

test('does not count an order that was not stored', async () => {
  const recorded = recordMetrics();
  await expect(createOrder(api, { expectedTotal: 1 })).rejects.toThrow();
  expect(recorded.filter(({ name }) => name === 'orders_total')).toEqual([]);
});

test('measures the time from the start of a payment to its record, once', async () => {
  const recorded = recordMetrics();
  const order = await createOrder(api);
  advanceClock(api, 42_000);
  await submitDecision(api, order, 'approve');
  await confirmOrder(api, order);
  await confirmOrder(api, order);
  const measured = recorded.filter(({ name }) => name === 'order_settle_seconds');
  expect(measured).toMatchObject([{ labels: { method: 'Stripe' }, value: 42 }]);
});

test('has the share of declined payments', async () => {
  for (const decision of ['approve', 'decline', 'decline', 'decline'] as const) {
    const order = await createOrder(api);
    await submitDecision(api, order, decision);
    await confirmOrder(api, order);
  }
  expect(await valueOf('payment_decline_ratio')).toBe(0.75);
  expect(await valueOf('payment_outcomes', { outcome: 'declined' })).toBe(3);
  expect(await valueOf('attack_mode')).toBe(0);
});

test('has the mails that are due, the age of the oldest, and those that are abandoned', async () => {
  await createOrder(api, { method: 'Bank' });
  advanceClock(api, minutes(5));
  expect(await valueOf('mail_backlog')).toBe(1);
  expect(await valueOf('mail_oldest_seconds')).toBe(320);
  expect(await valueOf('mail_overdue_seconds')).toBe(330);
  await api.db.updateTable('outbox').set({ tries: 78 }).execute();
  expect(await valueOf('mail_backlog')).toBe(0);
  expect(await valueOf('mail_abandoned')).toBe(1);
});

test('has the last success of each background job, and the start before the first run', async () => {
  const startedAt = api.clock.now.getTime() / 1_000;
  const job = { background_job: 'mail' };
  expect(await valueOf('job_last_success_timestamp_seconds', job)).toBe(startedAt);
  await api.api.tick();
  const at = api.clock.now.getTime() / 1_000;
  expect(at).toBeGreaterThan(startedAt);
  expect(await valueOf('job_last_success_timestamp_seconds', job)).toBe(at);
});

testWithoutTable('a job that fails keeps the time of its last success', async () => {
  const startedAt = api.clock.now.getTime() / 1_000;
  await api.db.schema.alterTable('outbox').renameTo('outbox_away').execute();
  advanceClock(api, minutes(20));
  await api.api.tick();
  const ofJob = (name: string) =>
    valueOf('job_last_success_timestamp_seconds', { background_job: name });
  expect(await ofJob('mail')).toBe(startedAt);
  expect(await ofJob('expired orders')).toBe(startedAt + 1_200);
});

test('has the time of the last backup, and no value before the first one', async () => {
  expect(await valueOf('backup_last_success_timestamp_seconds')).toBeUndefined();
  await noteBackup(api.db, { at: '2026-03-12T06:00:00.000Z', bytes: 1, release: '1' });
  const at = Date.parse('2026-03-12T06:00:00.000Z') / 1_000;
  expect(await valueOf('backup_last_success_timestamp_seconds')).toBe(at);
});

test('has the disk and the state of the database', async () => {
  expect(await valueOf('database_writable')).toBe(1);
  expect(await valueOf('mail_server_failing')).toBe(0);
  const [free, size] = [await valueOf('disk_free_bytes'), await valueOf('disk_size_bytes')];
  expect(free).toBeGreaterThan(0);
  expect(size).toBeGreaterThan(free!);
});

testWithoutTable('leaves out a group that cannot be read, and returns the others', async () => {
  await api.db.schema.alterTable('outbox').renameTo('outbox_away').execute();
  expect(await valueOf('mail_backlog')).toBeUndefined();
  expect(await valueOf('disk_free_bytes')).toBeGreaterThan(0);
  expect(api.log.filter(({ message }) => message === 'metrics could not be read')).toHaveLength(2);
});

testWithoutTable('reports a database that cannot be read as not writable', async () => {
  await api.db.schema.alterTable('settings').renameTo('settings_away').execute();
  await api.db.schema.alterTable('content_version').renameTo('content_version_away').execute();
  expect(await valueOf('database_writable')).toBe(0);
  expect(await valueOf('job_last_success_timestamp_seconds')).toBeGreaterThan(0);
});

test('no sample and no label contains personal data or ids', async () => {
  const recorded = recordMetrics();
  const donor = { name: 'Canary Name', email: 'canary@example.org', phone: '+96891234567' };
  const orders = [
    await createOrder(api, { method: 'Bank', donor }),
    await createOrder(api, { donor }),
  ];
  await submitDecision(api, orders[1]!, 'approve');
  await confirmOrder(api, orders[1]!);
  await api.api.tick();
  const text = JSON.stringify([await api.api.metrics(), recorded]);
  expect(text).toContain('awaiting_transfer');
  expect(text).toContain('order_settle_seconds');
  expect(text).not.toMatch(/canary|example|91234567/i);
  for (const { reference, token } of orders)
    expect([text.includes(reference), text.includes(token)]).toEqual([false, false]);
});
