/** Paying at providers that speak as the real ones do: what they cannot take is offered, pressed, charged and receipted exactly. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { localisedPath } from '#app/links';
import { expectAccessible, expectNoOverflow, test } from '#tests/support/browser';
import { donor, textOf, VISITS } from '#tests/support/donor';
import { openProviders, type Providers } from '#tests/support/providers/all';
import { freePort, startServer, type RunningServer } from '#tests/support/server';

const WATER = 'clean-water-khan-younis';

let providers: Providers;
let site: RunningServer;

beforeAll(async () => {
  const port = await freePort();
  providers = await openProviders(`http://localhost:${port}`);
  site = await startServer({ env: { PORT: String(port), ...providers.settings } });
});

afterAll(async () => {
  await site.stop();
  await providers.close();
});

/** The provider's own page, which is none of the site's. */
async function decide(page: Page, mock: { settings: { apiUrl: string } }, decision: string) {
  await page.waitForURL(`${mock.settings.apiUrl}/**`);
  await page.locator(`button[value="${decision}"]`).click();
}

describe.each(VISITS)('$locale, scripts $javaScript', ({ locale, javaScript }) => {
  const visit = { locale, javaScript, width: 360 } as const;

  test('PayPal takes dollars for rials after the donor pressed just that', async ({ open }) => {
    const page = await open(localisedPath('/about', locale), { ...visit, at: site.origin });
    const giving = donor(page, locale);
    await giving.donate(WATER, '10');
    await page.waitForURL(/\/checkout(#|$)/);
    await page.locator('#pay').waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
    expect(await page.locator('input[name="method"][value="Paypal"]').isDisabled()).toBe(true);
    await giving.fillDetails();
    const offer = page.locator('main button[name="quote"][value^="Paypal "]');
    expect((await offer.innerText()).replaceAll('\u00a0', ' ')).toContain('26.01 USD');
    await offer.click();
    await decide(page, providers.paypal, 'COMPLETED');
    await page.waitForURL(/\/orders\/[\w-]+$/);
    await giving.expectReceipt('10.000');
    expect(await textOf(page)).toContain('26.01 USD');
    await expectNoOverflow(page);
    await expectAccessible(page);
    // Its webhook comes after the donor, twice: nothing changes any more.
    expect(await providers.paypal.postbox.deliver({ times: 2 })).toSatisfy((statuses: number[]) =>
      statuses.every((status) => status === 200),
    );
    await page.reload();
    await giving.expectReceipt('10.000');
  });
});

describe.each([
  { locale: 'en', javaScript: false },
  { locale: 'ar', javaScript: true },
] as const)('$locale, scripts $javaScript', ({ locale, javaScript }) => {
  const visit = { locale, javaScript, width: 360 } as const;

  test('a card at Stripe: turned back from, declined, then paid', async ({ open }) => {
    const page = await open(localisedPath('/about', locale), { ...visit, at: site.origin });
    const giving = donor(page, locale);
    await giving.donate(WATER, '12');
    await page.waitForURL(/\/checkout(#|$)/);
    await giving.fillCheckout({ method: 'Stripe' });
    await giving.pay();
    await decide(page, providers.stripe, 'cancel');
    await page.waitForURL(/\/orders\/[\w-]+$/);
    await expect.poll(() => giving.heading()).toBe(giving.t('order:title.cancelled'));
    await page.locator('main input[name="method"][value="Stripe"]').check();
    await page.locator('main form button.lg').click();
    await decide(page, providers.stripe, 'decline');
    await page.locator('button[value="approve"]').click();
    await page.waitForURL(/\/orders\/[\w-]+$/);
    await giving.expectReceipt('12.000');
    await providers.stripe.postbox.deliver({ times: 3, reversed: true });
    await page.reload();
    await giving.expectReceipt('12.000');
  });

  test('Xendit takes dollars for rials, and its webhook may come first', async ({ open }) => {
    const page = await open(localisedPath('/about', locale), { ...visit, at: site.origin });
    const giving = donor(page, locale);
    await giving.donate(WATER, '20');
    await page.waitForURL(/\/checkout(#|$)/);
    await giving.fillDetails();
    await page.locator('main button[name="quote"][value^="Xendit "]').click();
    await page.waitForURL(`${providers.xendit.settings.apiUrl}/**`);
    // The provider knows, and tells, before the donor is back.
    await page.route('**/orders/**', async (route) => {
      await providers.xendit.postbox.deliver({ times: 2 });
      await route.continue();
    });
    await page.locator('button[value="pay"]').click();
    await page.waitForURL(/\/orders\/[\w-]+$/);
    await giving.expectReceipt('20.000');
    expect(await textOf(page)).toContain('52.02 USD');
  });

  test('gifts of three intentions go into dollars and back as they were; a changed total is refused', async ({
    open,
  }) => {
    const page = await open(localisedPath('/about', locale), {
      ...{ ...visit, at: site.origin },
      allow: [/status of 4\d\d/],
    });
    const giving = donor(page, locale);
    for (const [fund, amount] of [
      [WATER, '10'],
      ['zakat-fund', '1.005'],
      ['waqf-fund', '3.333'],
    ] as const)
      await giving.addToCart(fund, amount);
    await giving.goTo('/cart');
    for (const intention of ['sadaqa', 'zakat', 'waqf'])
      expect(await textOf(page)).toContain(giving.t(`gifts:intention.${intention}`));
    const change = async (currency: string) => {
      await page.locator('main select[name="currency"]').selectOption(currency);
      await page.locator('main button[value="currency"]').click();
      await expect
        .poll(() => page.locator('main select[name="currency"]').inputValue())
        .toBe(currency);
    };
    await change('USD');
    await expect.poll(() => textOf(page)).toContain('37.30 USD');
    await change('OMR');
    await expect.poll(() => textOf(page)).toContain('14.338');

    await giving.goTo('/checkout');
    await giving.fillCheckout({ method: 'Bank' });
    await page
      .locator('main input[name="expectedTotal"]')
      .evaluate((input: HTMLInputElement) => (input.value = '1000'));
    await giving.pay();
    await expect.poll(() => textOf(page)).toContain(giving.t('errors:checkout.totalChanged'));
    expect(await page.locator('main input[name="email"]').inputValue()).toContain('@');
  });
});
