/**
 * Counts the requests and bytes of a whole donation on light pages, without scripts: list, campaign, checkout, payment,
 * receipt. The browser counts them, so other load of the machine changes nothing.
 */
import type { Page } from 'playwright';
import { launchBrowser, newVisitor } from '#tests/support/visitor';
import { translateFor } from '#tests/support/words';

export type Journey = { requests: number; bytes: number; list: string[] };

/**
 * @param origin of a site with trial payments
 * @param campaign id of a campaign that the first page of the list shows
 */
export async function lightDonation(origin: string, campaign: string): Promise<Journey> {
  const browser = await launchBrowser();
  try {
    const context = await newVisitor(browser, origin, { width: 360, javaScript: false });
    // Not by the header Save-Data: Chromium's own headers for tests are lost when a form's response redirects.
    const chosen = await context.request.post('/light-pages', {
      form: { light: '1' },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    if (!chosen.ok()) throw new Error(`/light-pages: ${chosen.status()}`);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const counted = await count(page, origin);
    await donate(page, campaign);
    return counted;
  } finally {
    await browser.close();
  }
}

/** Bytes as the browser counted them on the connection: headers and compressed body. */
async function count(page: Page, origin: string): Promise<Journey> {
  const journey: Journey = { requests: 0, bytes: 0, list: [] };
  const network = await page.context().newCDPSession(page);
  const urls = new Map<string, string>();
  network.on('Network.requestWillBeSent', ({ requestId, request, redirectResponse }) => {
    if (redirectResponse) {
      journey.requests++;
      journey.bytes += redirectResponse.encodedDataLength;
      journey.list.push(`${redirectResponse.encodedDataLength} B redirect ${urls.get(requestId)}`);
    }
    urls.set(requestId, `${request.method} ${request.url.replace(origin, '')}`);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    // A file from the browser's cache sends nothing.
    if (encodedDataLength === 0) return;
    journey.requests++;
    journey.bytes += encodedDataLength;
    journey.list.push(`${encodedDataLength} B ${urls.get(requestId)}`);
  });
  await network.send('Network.enable');
  return journey;
}

async function donate(page: Page, campaign: string): Promise<void> {
  const t = translateFor('en');
  await page.goto('/projects');
  await page.locator(`main a[href="/projects/${campaign}"]`).first().click();
  await page.getByLabel(t('shell:ui.otherAmount')).fill('5');
  // With its picture, which a person would see before giving.
  await page.waitForLoadState('load');
  await page.locator('main button[name="intent"][value="donate"]').click();
  await page.locator('main input[name="email"]').fill('salim@example.org');
  await page.locator('main input[name="name"]').fill('Salim');
  await page.locator('main input[name="method"][value="Stripe"]').check();
  await page.locator('#pay').click();
  await page.locator('main button[value="approve"]').click();
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Salim' }).waitFor();
  await page.waitForLoadState('load');
}
