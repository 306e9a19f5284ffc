/** Tests the metrics of the storefront: its calls of the charity API, and the values of the API in this process. */
import { expect, test } from 'vitest';
import { setupTestSite } from '#tests/support/opened-site';
import { createOrder } from '#tests/support/api/orders';
import { readMetrics } from './metrics.server';
import { stopCharityApi } from './transport.server';

const site = setupTestSite();

test('has the state of the calls, and the values of the API in this process', async () => {
  await createOrder(site, {
    method: 'Bank',
    donor: { name: 'Canary Name', email: 'canary@example.org' },
  });
  const samples = await readMetrics();
  expect(samples).toContainEqual({ name: 'upstream_circuit_open', labels: {}, value: 0 });
  expect(samples).toContainEqual({ name: 'upstream_requests_in_flight', labels: {}, value: 0 });
  const labels = { state: 'awaiting_transfer', method: 'Bank', currency: 'OMR' };
  expect(samples).toContainEqual({ name: 'orders_open', labels, value: 1 });
  expect(JSON.stringify(samples)).not.toMatch(/canary|example/i);
});

test('has no values of the API before it has started', async () => {
  await stopCharityApi();
  const names = (await readMetrics()).map(({ name }) => name);
  expect(names).toEqual(['upstream_requests_in_flight', 'upstream_circuit_open']);
});
