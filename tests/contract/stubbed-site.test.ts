/** Tests of the storefront with stated replies (tests/support/stubbed-site.ts), as CONTRIBUTING.md describes it. */
import { expect, test } from 'vitest';
import { loader } from '#app/routes/events/event';
import { args, visit } from '#tests/support/site';
import { stubbedSite } from '#tests/support/stubbed-site';
import replies from './replies.json';

const load = async () =>
  (await loader(args(visit('/events/walk'), { id: 'walk' }))).data.event.seats?.text;
const others = { 'GET /events': { total: 0, data: [] } };

test('a loader reads the replies of the test', async () => {
  const event = { ...replies.event, campaign: null, seats: { capacity: 10, taken: 10 } };
  stubbedSite({ 'GET /events/walk': event, ...others });
  expect(await load()).toBe('Full: join the waiting list');
});

test('a reply that violates the contract is rejected, with the field', () => {
  const event = { ...replies.event, seats: { capacity: '10' } };
  expect(() => stubbedSite({ 'GET /events/walk': event })).toThrow(
    /GET \/events\/walk violates the contract:[^]*expected number[^]*result\.seats\.capacity/,
  );
  expect(() => stubbedSite({ 'GET /event': {} })).toThrow('has no endpoint GET /event');
});
