/** Tests that the checkout is filled in for a signed-in donor. */
import { expect, test } from 'vitest';
import { cartOf } from '#tests/support/carts';
import { setupTestSite } from '#tests/support/opened-site';
import { args, visit } from '#tests/support/site';
import { sampleTokens } from '#tests/support/tokens';
import { loader } from './checkout';

const site = setupTestSite();

const CART = cartOf({});
const PROFILE = {
  ...{ name: 'Salma Al Harthi', email: 'salma@example.org', phone: '+96892123456' },
  ...{ locale: 'ar', avatar: '', hasPassword: true, providers: [] },
  createdAt: '2026-03-12T06:00:00.000Z',
};

/** Replaces the profile of the API. */
const profileReply = (reply: () => Response) =>
  site.fail(({ url }) => (new URL(url).pathname === '/user/profile' ? reply() : undefined));

async function load(path: string, tokens = sampleTokens('first')) {
  const { data, init } = await loader(args(visit(path, { cart: CART, tokens })));
  return { donor: data.donor, lines: data.cart.lines.length, title: data.head.title, init };
}

test('name, address and phone number are those of the profile, in the language of the page', async () => {
  profileReply(() => Response.json({ result: PROFILE }));
  expect(await load('/checkout')).toMatchObject({
    donor: { name: PROFILE.name, email: PROFILE.email, phone: '+968 9212 3456' },
    title: 'Checkout',
  });
});

test.each([
  ['an outage', () => new Response(null, { status: 503 })],
  ['an invalid profile', () => Response.json({ result: {} })],
])('%s leaves the fields empty, and the donor can pay', async (_, reply) => {
  profileReply(reply);
  expect(await load('/checkout')).toMatchObject({ donor: null, lines: 1, init: { status: 200 } });
});

test('a guest has no details, and the API is not asked for any', async () => {
  profileReply(() => {
    throw new Error('requested');
  });
  const { data } = await loader(args(visit('/checkout', { cart: CART })));
  expect(data.donor).toBeNull();
});
