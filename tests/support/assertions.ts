/** Assertions that wait for an element. They need no test runner, so that scripts can use them too. */
import type { Locator, Page } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';

/** The timeout is long, because only a failing test reaches it and a page takes seconds on a busy machine. */
export const ASSERTION_TIMEOUT_MS = 30_000;

/** Assertions on a locator poll until they hold, also while one page replaces another. */
export const expect = playwrightExpect.configure({ timeout: ASSERTION_TIMEOUT_MS });

/**
 * Navigates: calls `act`, then waits for `shown`, an element that only the next page has.
 * @throws Error when the current page already shows the element, because the wait would prove nothing
 */
export async function navigateTo(shown: Locator, act: () => Promise<unknown>): Promise<void> {
  // eslint-disable-next-line nadawah/wait-for-assertion -- reads the current page, which has already loaded
  if ((await shown.count()) > 0) throw new Error(`The current page already contains ${shown}`);
  await act();
  await expect(shown).toBeVisible();
}

/** Starts the scripts of the page, as the first interaction of a visitor does. The event has no other effect. */
export function startScripts(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    document.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, movementX: 1 })),
  );
}

/** Waits until React has hydrated the page, or has left it as the server sent it. */
export async function untilSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
    type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };
    const root = key && (document as unknown as Record<string, Root>)[key];
    return root && !root.stateNode.current.memoizedState.isDehydrated;
  });
}

/**
 * Starts the scripts, and waits until React has hydrated the page and its first effect has added the whole stylesheet.
 * Waits for the rules too: they arrive later than their element, and a test may measure what they style.
 */
export async function expectHydrated(page: Page): Promise<void> {
  const added = page.locator('head > link[rel="stylesheet"]');
  // In a loop, because another page may replace this one.
  await expect(async () => {
    await startScripts(page);
    await expect(added).toBeAttached({ timeout: 1_000 });
    const hasRules = () => added.evaluate((link: HTMLLinkElement) => link.sheet !== null);
    await expect.poll(hasRules, { timeout: 5_000 }).toBe(true);
  }).toPass({ timeout: ASSERTION_TIMEOUT_MS });
}
