/** A donor who goes from page to page and looks at each: ready, within its width, without barriers. */
import type { Page } from 'playwright';
import { localisedPath, type SitePath } from '#app/links';
import type { Locale } from '#domain/locales';
import { expectAccessible, expectNoOverflow } from './browser';
import { donor, textOf } from './donor';

export function walk(page: Page, { locale, javaScript }: { locale: Locale; javaScript: boolean }) {
  const giving = donor(page, locale);

  async function look(): Promise<void> {
    await expectNoOverflow(page);
    await expectAccessible(page);
  }

  async function to(path: SitePath): Promise<void> {
    await page.goto(localisedPath(path, locale));
    if (javaScript) await page.waitForFunction(() => '__remixRouter' in window);
    await look();
  }

  return {
    giving,
    look,
    to,
    rials: (amount: string) => `${amount} ${locale === 'ar' ? 'ر.ع.' : 'OMR'}`,

    async intoTheCart(): Promise<void> {
      // The purification page has a second form below, for whoever knows the amount.
      await page.locator('main button[name="intent"][value="cart"]').first().click();
      await page.getByText(giving.t('shell:cart.added')).waitFor();
    },

    /** Pays what is in the cart. @returns what the receipt says */
    async pay(): Promise<string> {
      await to('/cart');
      const total = /\d[\d,]*\.\d{3}/.exec(await page.locator('main .sum dd').innerText())![0];
      await to('/checkout');
      await giving.fillCheckout();
      await giving.pay();
      await giving.decide('approve');
      await giving.expectReceipt(total);
      await look();
      return textOf(page);
    },
  };
}
