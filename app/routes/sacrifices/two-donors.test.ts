/** Test of two donors with the last shares in their carts: the second is rejected before the payment. */
import { expect, test, vi } from 'vitest';
import { TEST_NOW } from '#tests/support/api/api';
import { newFormKey } from '#app/security/form-stamp.server';
import type { Cart } from '#domain/cart';
import { setupTestSite } from '#tests/support/opened-site';
import { args, visit, visitorAfter } from '#tests/support/site';
import { loader as cartLoader } from '../cart/cart';
import { action as pay } from '../checkout/checkout';
import { loader as standingLoader } from '../offerings/standing';
import { action } from './sacrifice';

const COW = 'cow-share-tanzania';

const site = setupTestSite();

async function cartWithBothShares(name: string): Promise<Cart> {
  const form = {
    ...{ currency: 'OMR', intent: 'donate', quantity: '2', agency: 'yes' },
    ...{ 'names[0]': name, 'names[1]': 'Maryam' },
  };
  const answer = await action(args(visit(`/projects/sacrifices/${COW}`, { form }), { id: COW }));
  expect(answer).toBeInstanceOf(Response);
  return visitorAfter(answer as Response).cart;
}

const checkOut = (cart: Cart) =>
  pay(
    args(
      visit('/checkout', {
        cart,
        form: {
          ...{ intent: 'pay', key: newFormKey(), phone: '', method: 'Sandbox' },
          ...{ name: 'Salim', email: 'salim@example.org' },
          ...{ expectedTotal: '90000', currency: 'OMR' },
        },
      }),
    ),
  );

const ordersMade = async () => (await site.db.selectFrom('orders').select('id').execute()).length;

test('rejects the second donor at the checkout, and marks the line in the cart with a link to other sacrifices', async () => {
  vi.useFakeTimers({ now: TEST_NOW, toFake: ['Date'] });
  const [first, second] = [await cartWithBothShares('Salim'), await cartWithBothShares('Aisha')];
  // Both donors reach the checkout, because a cart does not reserve units.
  const answers = await Promise.all([checkOut(first), checkOut(second)]);
  expect(answers.filter((answer) => answer instanceof Response)).toHaveLength(1);
  expect(await ordersMade()).toBe(1);

  const refused = answers.find((answer) => !(answer instanceof Response));
  if (!refused || refused instanceof Response)
    throw new Error('both orders were accepted, but only one may be');
  expect(refused.init?.status).toBe(409);
  const { error } = refused.data.form;
  expect(error?.['lines.0.offeringId']?.[0]).toMatch(/fewer left than you chose/);

  const { data } = await cartLoader(args(visit('/cart', { cart: second })));
  expect(data.cart).toMatchObject({
    isBlocked: true,
    lines: [{ problem: 'taken', others: '/projects/sacrifices' }],
  });
  const standing = await standingLoader(args(visit(`/offerings/${COW}/standing`), { id: COW }));
  expect(standing.data).toEqual({
    limit: { unit: 'share', capacity: 7, taken: 7, paid: 5 },
  });
});
