/**
 * Payments through mocks with the providers' wire formats: the quote that the donor confirms is charged and on the
 * receipt.
 */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe } from 'vitest';
import { localisedPath } from '#web/links';
import { expect, expectReadable, navigateTo, test } from '#tests/support/browser';
import { donor, DONOR_VISITS } from '#tests/support/donor';
import { openProviders, type Providers } from '#tests/support/providers/all';
import { freePort, startServer, type RunningServer } from '#tests/support/server';

const WATER = 'wells';

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

/** A button on the provider's page. No page of the site has such a button, so finding it also proves the redirect. */
const decision = (page: Page, value: string) => page.locator(`button[value="${value}"]`);

describe.each(DONOR_VISITS)('$locale, scripts $javaScript', ({ locale, javaScript }) => {
  const visit = { locale, javaScript, width: 360 } as const;

  test('PayPal charges USD for rials after the donor confirmed the quote', async ({ open }) => {
    const page = await open(localisedPath('/about', locale), { ...visit, at: site.origin });
    const giving = donor(page, locale);
    await giving.donate(WATER, '10');
    await expectReadable(page);
    await giving.fillDetails();
    await page.locator('#unable-Paypal > summary').click();
    await expectReadable(page);
    const offer = page.locator('main button[name="quote"][value^="Paypal "]');
    await expect(offer).toContainText('26.01 USD');
    await offer.click();
    await decision(page, 'COMPLETED').click();
    await giving.expectReceipt('10');
    await giving.sees('26.01 USD');
    await expectReadable(page);
    // The webhook arrives after the donor, twice, and changes nothing.
    const statuses = await providers.paypal.postbox.deliver({ times: 2 });
    expect(new Set(statuses)).toEqual(new Set([200]));
    await page.reload();
    await giving.expectReceipt('10');
  });
});

describe.each([
  { locale: 'en', javaScript: false },
  { locale: 'ar', javaScript: true },
] as const)('$locale, scripts $javaScript', ({ locale, javaScript }) => {
  const visit = { locale, javaScript, width: 360 } as const;

  test('a Stripe payment is cancelled, then declined, then paid', async ({ open }) => {
    const page = await open(localisedPath('/about', locale), { ...visit, at: site.origin });
    const giving = donor(page, locale);
    await giving.donate(WATER, '12');
    await giving.fillCheckout({ method: 'Stripe' });
    await giving.pay();
    await decision(page, 'cancel').click();
    await giving.seesTitle('order:title.cancelled');
    await page.locator('main input[name="method"][value="Stripe"]').check();
    await page.locator('main form button.lg').click();
    await navigateTo(page.getByText(giving.t('trial:wasDeclined')), () =>
      decision(page, 'decline').click(),
    );
    await decision(page, 'approve').click();
    await giving.expectReceipt('12');
    await providers.stripe.postbox.deliver({ times: 3, reversed: true });
    await page.reload();
    await giving.expectReceipt('12');
  });

  test('Xendit charges USD for rials, and its webhook may arrive before the donor', async ({
    open,
  }) => {
    const page = await open(localisedPath('/about', locale), { ...visit, at: site.origin });
    const giving = donor(page, locale);
    await giving.donate(WATER, '20');
    await giving.fillDetails();
    await page.locator('#unable-Xendit > summary').click();
    const offer = page.locator('main button[name="quote"][value^="Xendit "]');
    await navigateTo(decision(page, 'pay'), () => offer.click());
    // The provider sends its webhook before the donor returns.
    await page.route('**/orders/**', async (route) => {
      await providers.xendit.postbox.deliver({ times: 2 });
      await route.continue();
    });
    await decision(page, 'pay').click();
    await giving.expectReceipt('20');
    await giving.sees('52.02 USD');
  });
});
