/** A payment on another origin than the site: the quote that the donor confirms is charged and on the receipt. */
import { afterAll, beforeAll } from 'vitest';
import { expect, expectReadable, test } from '#tests/support/browser';
import { donor } from '#tests/support/donor';
import { openProviders, type Providers } from '#tests/support/providers/all';
import { freePort, type RunningServer, startServer } from '#tests/support/server';
import { localisedPath } from '#web/links';

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

test('PayPal charges USD for rials after the donor confirmed the quote', async ({ open }) => {
  const locale = 'ar';
  const visit = { locale, width: 360, at: site.origin } as const;
  const page = await open(localisedPath('/about', locale), visit);
  const giving = donor(page, locale);
  await giving.donate('wells', '10');
  await expectReadable(page);
  await giving.fillDetails();
  await page.locator('#unable-Paypal > summary').click();
  await expectReadable(page);
  const offer = page.locator('main button[name="quote"][value^="Paypal "]');
  await expect(offer).toContainText('26.01 USD');
  await offer.click();
  // No page of the site has such a button, so finding it also proves the redirect to another origin.
  await page.locator('button[value="COMPLETED"]').click();
  await giving.expectReceipt('10');
  await giving.sees('26.01 USD');
  await expectReadable(page);
  // The webhook arrives after the donor, twice, and changes nothing.
  const statuses = await providers.paypal.postbox.deliver({ times: 2 });
  expect(new Set(statuses)).toEqual(new Set([200]));
  await page.reload();
  await giving.expectReceipt('10');
});
