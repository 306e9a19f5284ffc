/** Paying at providers that speak as the real ones do: what they cannot take is offered, pressed, charged and receipted exactly. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { localisedPath } from '#app/links';
import type { Locale } from '#domain/locales';
import { expectAccessible, expectNoOverflow, test } from '#tests/support/browser';
import { donor } from '#tests/support/donor';
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

const textOf = async (page: Page) =>
  (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');

/** The provider's own page, which is none of the site's. */
async function decide(page: Page, mock: { settings: { apiUrl: string } }, decision: string) {
  await page.waitForURL(`${mock.settings.apiUrl}/**`);
  await page.locator(`button[value="${decision}"]`).click();
}

const VISITS = [
  { locale: 'en', javaScript: true },
  { locale: 'en', javaScript: false },
  { locale: 'ar', javaScript: true },
  { locale: 'ar', javaScript: false },
] satisfies { locale: Locale; javaScript: boolean }[];

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
