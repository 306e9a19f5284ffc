/** A test site with signed-in donors, for the loaders and actions of the account pages. */
import { afterEach, beforeEach, vi } from 'vitest';
import type { Tokens } from '#contract/accounts';
import type { CreateOrderInput, Order } from '#contract/orders';
import type { AccountRow } from '#api/db/tables/accounts';
import { TEST_NOW } from '#tests/support/api/api';
import { signedIn } from '#tests/support/api/donor-account';
import { confirmOrder, createOrder, submitDecision } from '#tests/support/api/orders';
import { openTestSite, type TestSite } from '#tests/support/site';

export type SignedInDonor = { account: AccountRow; tokens: Tokens };

export const OTHER_DONOR = { email: 'omar@example.org', name: 'Omar Al Balushi' };

/** Opens a test site before each test, at the time of its API. Returns an object with the site of the current test. */
export function setupDonorSite(): { site: TestSite } {
  const opened = {} as { site: TestSite };
  beforeEach(async () => {
    opened.site = await openTestSite();
    vi.useFakeTimers({ now: TEST_NOW, toFake: ['Date'] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    opened.site.fail(null);
    await opened.site.api.close();
  });
  return opened;
}

/** Inserts an account and signs in. Without changes, the orders of `createOrder` belong to it. */
export async function signInDonor(
  site: TestSite,
  changes: Partial<AccountRow> = {},
): Promise<SignedInDonor> {
  const { account, headers } = await signedIn(site, changes);
  const access = headers.authorization.replace('Bearer ', '');
  return { account, tokens: { access, refresh: 'a-refresh-token-that-no-test-uses' } };
}

/** Creates an order and pays it. */
export async function payOrder(
  site: TestSite,
  changes: Partial<CreateOrderInput> = {},
): Promise<Order> {
  const order = await createOrder(site, changes);
  await submitDecision(site, order, 'approve');
  return confirmOrder(site, order);
}
