/**
 * The demonstration with default settings: each payment method is offered, its payment page is marked as a trial, and
 * the payment has a receipt.
 */
import { inject } from 'vitest';
import { localisedPath } from '#web/links';
import {
  expect,
  expectNoOverflow,
  expectReadable,
  findBrokenWords,
  fontSizeSetter,
  test,
} from '#tests/support/browser';
import { donor } from '#tests/support/donor';

const WATER = 'wells';

// The page of each method has one layout for all languages.
test.for([
  { method: 'Stripe', decision: 'approve', quoted: false, locale: 'ar', javaScript: false },
  { method: 'Paypal', decision: 'COMPLETED', quoted: true, locale: 'en', javaScript: true },
  { method: 'Xendit', decision: 'pay', quoted: true, locale: 'ar', javaScript: false },
] as const)(
  'a payment by $method in the demonstration has a receipt',
  async ({ method, decision, quoted, locale, javaScript }, { open }) => {
    const page = await open(localisedPath('/about', locale), { locale, javaScript, width: 360 });
    const giving = donor(page, locale);
    await giving.donate(WATER, '15');
    if (quoted) {
      // The method does not support rials: one line shows the reason and expands to the alternatives.
      await giving.fillDetails();
      await page.locator(`#unable-${method} > summary`).click();
      await page.locator(`button[name="quote"][value^="${method} "]`).click();
    } else {
      await giving.fillCheckout({ method });
      await giving.pay();
    }
    await expect(page.locator(`button[value="${decision}"]`)).toBeVisible();
    // The payment page is on the site's own host and in the donor's language.
    expect(new URL(page.url()).origin).toBe(inject('origin'));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const provider = giving.t(`trial:provider.${method}`);
    await giving.sees(giving.t('trial:notice', { provider }));
    await expect
      .poll(() => page.evaluate(findLoadedFonts))
      .toContain(locale === 'ar' ? 'Cairo Arabic' : 'Cairo');
    await expectReadable(page);
    const setFontSize = await fontSizeSetter(page);
    await setFontSize(32);
    await expectNoOverflow(page);
    expect(await findBrokenWords(page), 'broken words with text at 200 %').toEqual([]);
    await setFontSize(16);
    await page.locator(`button[value="${decision}"]`).click();
    await giving.expectReceipt('15');
  },
);

function findLoadedFonts(): string[] {
  return [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''));
}
