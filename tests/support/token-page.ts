/** Tests that gift cards and certificates share: pages that everyone with the token of a paid order's line can read. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Order } from '#contract/orders';
import type { TestSite } from './site';

type TokenPage = {
  /** Called inside tests. `token` is the token of a page of the order. */
  opened: () => { site: TestSite; order: Order; token: string };
  load: (
    token: string,
  ) => Promise<{ data: { head: { index?: boolean } }; init: ResponseInit | null }>;
};

/** Adds the tests of a page. Call it outside of tests. */
export function testTokenPage({ opened, load }: TokenPage): void {
  async function expectNotFound(token: string): Promise<void> {
    await expect(load(token)).rejects.toMatchObject({ status: 404 });
  }

  test('sends no-store and noindex', async () => {
    const { data, init } = await load(opened().token);
    const headers = new Headers(init?.headers);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toMatch(/noindex/);
    expect(data.head.index).toBe(false);
  });

  describe('unknown tokens', () => {
    test.each(['', 'short', '../../projects', 'x'.repeat(44)])(
      'returns 404 for the token %j',
      expectNotFound,
    );

    test('returns 404 for other tokens of the order and for random text', async () => {
      const { order } = opened();
      for (const token of [order.token, order.check!]) await expectNotFound(token);
      const text = fc.oneof(fc.string(), fc.base64String({ maxLength: 90 }));
      await fc.assert(fc.asyncProperty(text, expectNotFound), { numRuns: 60 });
    });

    test('returns 404 after a refund', async () => {
      const { site, token } = opened();
      await site.db.updateTable('orders').set({ state: 'refunded' }).execute();
      await expectNotFound(token);
      await site.db.updateTable('orders').set({ state: 'paid' }).execute();
    });
  });
}
