/** Tests the deadline of a page whose call about an order took longer than the page has. */
import { expect, test, vi } from 'vitest';
import { setupTestSite } from '#tests/support/opened-site';
import { ResponseCache } from './cache.server';
import { charityClient } from './client.server';

setupTestSite();

test('a slow order leaves time for what its page reads after it', async () => {
  const answers = new ResponseCache();
  const read = vi.spyOn(answers, 'get');
  const { call } = charityClient(
    { locale: 'en', bearer: null, until: Date.now() - 1_000 },
    { answers },
  );
  await expect(call('order', { params: { token: 'a'.repeat(32) } })).rejects.toMatchObject({
    isNotFound: true,
  });
  await call('contactInfo');
  expect(read.mock.lastCall?.[3]?.hardMs).toBeGreaterThan(500);
});
