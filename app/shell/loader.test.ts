/** Tests the messages and redirects of the shell's loader, the latter through Remix's request handler. */
import { describe, expect, test } from 'vitest';
import { COOKIE_NAMES } from '#app/visitor/plain-request';
import { OFFERING_KINDS } from '#domain/offerings';
import { oneRow } from '#tests/support/api/rows';
import { cartOf } from '#tests/support/carts';
import { setupTestSite } from '#tests/support/opened-site';
import { args, cookiesOf, visit } from '#tests/support/site';
import { loader } from './loader.server';

const site = setupTestSite();

const cart = cartOf({ id: 'gift-abcdef' });

/** Returns the loader's data and the cookies that it sets. */
async function shellOf(path: string, sent: Parameters<typeof visit>[1]) {
  const { data, init } = await loader(args(visit(path, sent)));
  return { ...data, cookies: cookiesOf(new Headers(init?.headers)) };
}

describe('message about an added gift', () => {
  const sent = { cart, preferences: { announced: 'gift-abcdef', currency: 'OMR' as const } };

  test('is returned once, and the cart cookie is not set, because another tab may have changed it', async () => {
    const first = await shellOf('/faqs', sent);
    expect(first.alert).toMatchObject({ title: expect.stringMatching(/\w/) as string });
    expect(first.cookies).toMatch(new RegExp(`^${COOKIE_NAMES.preferences}=[^;]+$`));
    const next = await shellOf('/faqs', { cart });
    expect([next.alert, next.cookies]).toEqual([null, '']);
  });

  test.each(OFFERING_KINDS.filter((kind) => kind !== 'campaign' && kind !== 'fund'))(
    'contains a title for an offering of kind %s',
    async (kind) => {
      const { id } = await oneRow(site.db, 'offerings', { kind, status: 'open' });
      const lines = [{ ...cart.lines[0]!, offeringId: id }];
      const { alert } = await shellOf('/faqs', { ...sent, cart: { ...cart, lines } });
      expect(alert?.title).toMatch(/\w/);
    },
  );

  test('contains the total of the lines that one submission added', async () => {
    const lines = ['gift-abcdef', 'gift-abcdef1'].map((id) => ({ ...cart.lines[0]!, id }));
    const { alert } = await shellOf('/faqs', { ...sent, cart: { ...cart, lines } });
    expect(alert).toMatchObject({ title: '', total: { minor: 50_000 } });
  });

  test('is not returned on the cart page and is not stored for later pages', async () => {
    const { alert, cookies } = await shellOf('/cart', sent);
    expect(alert).toBeNull();
    expect((await shellOf('/faqs', { headers: { cookie: cookies } })).cookies).toBe('');
  });

  test('is not returned when the donor has removed the gift', async () => {
    expect((await shellOf('/faqs', { ...sent, cart: cartOf() })).alert).toBeNull();
  });
});

test.each([
  ['/en/checkout?step=1&step=2', '/checkout?step=1&step=2'],
  ['/fr?utm_source=a%26b', '/?utm_source=a%26b'],
  ['/ar-OM/checkout', '/ar/checkout'],
])('a URL with an unused language prefix: %s redirects to %s with its query', async (path, to) => {
  const problem: unknown = await loader(args(visit(path))).catch((thrown: unknown) => thrown);
  const { status, headers } = problem as Response;
  expect([status, headers.get('location')]).toEqual([302, to]);
});
