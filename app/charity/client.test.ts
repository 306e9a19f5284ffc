/** Tests the deadline of a page whose call about an order took longer than the page has. */
import { expect, test } from 'vitest';
import { setupTestSite } from '#tests/support/opened-site';
import { ResponseCache } from './cache.server';
import { charityClient } from './client.server';
import { transport } from './transport.server';

setupTestSite();

test('a slow order leaves time for what its page reads after it', async () => {
  const { call } = charityClient(
    { locale: 'en', bearer: null, until: Date.now() + 50 },
    {
      answers: new ResponseCache(),
      send: async (request) => {
        await new Promise((done) => setTimeout(done, 100));
        return transport(request);
      },
    },
  );
  await expect(call('order', { params: { token: 'a'.repeat(32) } })).rejects.toMatchObject({
    isNotFound: true,
  });
  expect((await call('contactInfo')).data).not.toEqual([]);
});
