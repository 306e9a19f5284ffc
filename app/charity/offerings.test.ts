/** Tests of reading offerings: one request for a cart, and the same result for each as a request of its own. */
import { expect, test } from 'vitest';
import { MAX_CART_LINES } from '#domain/constants';
import { setupTestSite } from '#tests/support/opened-site';
import { unreachable } from '#tests/support/site';
import { charityClient } from './client.server';
import type { CharityError } from '#web/charity/results';

const site = setupTestSite();

const client = () => charityClient({ locale: 'en', bearer: null });
const settle = (ids: readonly string[], { offering } = client()) =>
  Promise.allSettled(ids.map((id) => offering(id)));

test('requests all offerings of a full cart with one call', async () => {
  const calls: string[] = [];
  site.fail(({ url }) => void calls.push(decodeURIComponent(new URL(url).search)));
  const ids = Array.from({ length: MAX_CART_LINES }, (_, n) => `gone-${n}`);
  const read = await settle([...ids, 'wells']);
  expect(calls).toEqual([`?ids=${[...ids, 'wells'].join()}`]);
  expect(read.at(-1)).toMatchObject({ status: 'fulfilled', value: { id: 'wells' } });
});

test.each(['gone', 'not an id', 'wells,tents', ''])(
  'rejects %j as not found, and returns the other offering',
  async (id) => {
    expect(await settle([id, 'wells'])).toMatchObject([
      { status: 'rejected', reason: { isNotFound: true } },
      { status: 'fulfilled', value: { id: 'wells' } },
    ]);
  },
);

test('tells a donor whose gift is gone that it is closed', async () => {
  const error = await client()
    .offering('gone')
    .catch((reason: CharityError) => reason);
  expect((error as CharityError).donorMessage((key) => key)).toBe('errors:gift.closed');
});

test('rejects every offering as an outage when the API has no such endpoint', async () => {
  site.fail(() => new Response(null, { status: 404 }));
  expect(await settle(['wells'])).toMatchObject([{ reason: { isOutage: true } }]);
});

test('rejects an offering that violates the contract as an outage', async () => {
  site.fail(() => Response.json({ result: { total: 1, data: [{ id: 'wells' }] } }));
  expect(await settle(['wells'])).toMatchObject([{ reason: { failure: 'unintelligible' } }]);
});

test('returns an offering in an outage that an earlier call has read with others', async () => {
  let isDown = false;
  site.fail((request) => (isDown ? unreachable(request) : undefined));
  await settle(['wells', 'tents']);
  isDown = true;
  const later = client();
  expect(await settle(['tents', 'waqf-fund'], later)).toMatchObject([
    { status: 'fulfilled', value: { id: 'tents' } },
    { status: 'rejected', reason: { isOutage: true } },
  ]);
  expect(later.isStale()).toBe(true);
});
