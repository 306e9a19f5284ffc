/** A test site with signed-in donors, for the loaders and actions of the sign-in and account pages. */
import { afterEach, beforeEach, vi } from 'vitest';
import { forgetRefreshes } from '#app/visitor/token-refresh.server';
import type { Visitor } from '#app/visitor/visitor.server';
import type { Tokens } from '#contract/accounts';
import type { AccountRow } from '#api/db/tables/accounts';
import { emptyCart, type Cart } from '#domain/cart';
import { TEST_NOW } from '#tests/support/api/api';
import { signedIn } from '#tests/support/api/donor-account';
import { openTestSite, type TestSite } from '#tests/support/site';

export type SignedInDonor = { account: AccountRow; tokens: Tokens };

export const OTHER_DONOR = { email: 'omar@example.org', name: 'Omar Al Balushi' };

/**
 * Opens a test site before each test, at the time of its API. The result contains the site of the current test, and a
 * function that moves the clocks of storefront and API forward.
 */
export function setupDonorSite(): { site: TestSite; pass: (milliseconds: number) => void } {
  const opened = {
    pass(milliseconds: number) {
      const { clock } = opened.site;
      clock.now = new Date(clock.now.getTime() + milliseconds);
      vi.setSystemTime(clock.now);
    },
  } as ReturnType<typeof setupDonorSite>;
  beforeEach(async () => {
    opened.site = await openTestSite();
    vi.useFakeTimers({ now: TEST_NOW, toFake: ['Date'] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    forgetRefreshes();
    opened.site.fail(null);
    await opened.site.api.close();
  });
  return opened;
}

/** A cart with one gift, for tests that a form of the sign-in does not change it. */
export const CART: Cart = {
  ...emptyCart('USD'),
  lines: [
    { id: 'gift-abcdef', offeringId: 'wells', minor: 2_500, quantity: 1, intention: 'sadaqa' },
  ],
};

/** The challenge of the running sign-up or reset, from the visitor's cookie. */
export const challengeOf = ({ flow }: Visitor) => ({
  challenge: flow?.kind === 'code' ? flow.challenge : '',
});

/** Inserts an account and signs in. Without changes, the orders of `createOrder` belong to it. */
export async function signInDonor(
  site: TestSite,
  changes: Partial<AccountRow> = {},
): Promise<SignedInDonor> {
  const { account, headers } = await signedIn(site, changes);
  const access = headers.authorization.replace('Bearer ', '');
  return { account, tokens: { access, refresh: 'a-refresh-token-that-no-test-uses' } };
}

export { createPaidOrder as payOrder } from '#tests/support/api/orders';
