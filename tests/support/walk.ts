/** Visits pages in a browser test and checks each page: hydrated, no overflow, accessible. */
import type { Page } from 'playwright';
import { localisedPath, type SitePath } from '#web/links';
import type { Locale } from '#domain/locales';
import { expectAccessible, expectHydrated, expectNoOverflow, readText } from './browser';
import { donor } from './donor';

export function walk(page: Page, { locale, javaScript }: { locale: Locale; javaScript: boolean }) {
  const giving = donor(page, locale);

  async function look(): Promise<void> {
    await expectNoOverflow(page);
    // axe is the slowest step. The other journeys check pages without scripts.
    if (javaScript) await expectAccessible(page);
  }

  async function to(path: SitePath): Promise<void> {
    await page.goto(localisedPath(path, locale));
    if (javaScript) await expectHydrated(page);
    await look();
  }

  return {
    giving,
    look,
    to,
    rials: (amount: string) => `${amount} ${locale === 'ar' ? 'ر.ع.' : 'OMR'}`,

    async intoTheCart(): Promise<void> {
      // The purification page has a second form, for donors who know the amount.
      const add = page.locator('main button[name="intent"][value="cart"]').first();
      await giving.untilInCart(() => add.click());
    },

    /** Pays for the cart and opens the receipt. */
    async pay(): Promise<void> {
      await to('/cart');
      const total = await readText(page.locator('main .sum dd'), /\d[\d,]*(?:\.\d{3})?/);
      await to('/checkout');
      await giving.fillCheckout();
      await giving.pay();
      await giving.decide('approve');
      await giving.expectReceipt(total);
      await look();
    },
  };
}
