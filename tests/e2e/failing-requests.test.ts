/**
 * Failing requests: the order has the amount that the donor saw last, no matter which request of the scripts fails.
 */
import { join } from 'node:path';
import type { Page, Request } from 'playwright';
import { describe, inject } from 'vitest';
import { openDatabase } from '#api/db/open';
import { expect, expectHydrated, storeCookies, test } from '#tests/support/browser';
import { donor } from '#tests/support/donor';

const { db, close } = await openDatabase(join(inject('dataDir'), 'charity.db'));
test.afterAll(close);

type Fails = (request: Request) => boolean;

const isScript: Fails = (request) => request.resourceType() === 'script';
const isManifest: Fails = (request) => request.url().includes('/__manifest');
const isFetch: Fails = (request) => request.resourceType() === 'fetch';
const data = (path: string, method: string): Fails => {
  return (request) =>
    request.method() === method && new URL(request.url()).pathname === `${path}.data`;
};
const file = (name: string): Fails => {
  return (request) => new URL(request.url()).pathname.startsWith(`/assets/${name}-`);
};

type How = {
  /** The server handles the request, but the response is lost. */
  answered?: true;
  /** Status of an error page that a proxy or an overloaded server sends. */
  status?: number;
};

/** Requests that fail after the click on "Donate". */
const FAILURES: [string, Fails, How?][] = [
  ['every script', isScript],
  ['every fetch', isFetch],
  ['the manifest', isManifest],
  ['the module of the form’s route', file('give')],
  ['sending the gift', data('/give', 'POST')],
  ['the response to the gift', data('/give', 'POST'), { answered: true }],
  ['the data of the checkout', data('/checkout', 'GET')],
  ['sending the payment', data('/checkout', 'POST')],
  ['the response to the payment', data('/checkout', 'POST'), { answered: true }],
  ['the module of the order', file('order')],
  ['the data of the checkout, by a captive portal', data('/checkout', 'GET'), { status: 200 }],
  ['sending the payment, by a busy server', data('/checkout', 'POST'), { status: 503 }],
];

/** Messages that Chromium logs for failed requests. */
const ANY_ERROR = [/^/];

/** Selects 25 on the home page, where 10 is the default. */
async function chooseAmount(page: Page, javaScript = true): Promise<void> {
  if (javaScript) await expectHydrated(page);
  const chip = page
    .locator('main form label')
    .filter({ has: page.locator('[name="amount"][value="25"]') });
  await chip.first().click();
  // With scripts, the button shows the selected amount.
  if (javaScript) await page.getByRole('button', { name: /Donate.*25/ }).waitFor();
}

/**
 * Makes Chromium store the fields for the Back button. It does so up to a second after a change, but always when the
 * script changes the history entry. A test that goes back sooner would see an empty form.
 */
async function keepFormState(page: Page): Promise<void> {
  const stored = page.waitForEvent('framenavigated');
  await page.evaluate(() => window.history.replaceState(window.history.state, ''));
  await stored;
}

/** Orders by bank transfer, and compares the shown total with the only order of this email address. */
async function expectOrder(page: Page, giving: ReturnType<typeof donor>, email: string) {
  // The button shows the total of the order, not the amount of one gift.
  await expect(page.locator('#pay')).toContainText(/25/);
  await giving.fillCheckout({ method: 'Bank', email });
  await giving.pay();
  await giving.seesTitle('order:title.awaiting_transfer');
  await giving.sees(/ND-[A-Z0-9]{4}-[A-Z0-9]{4}/);
  await giving.sees('25 OMR');
  expect(await totalsOf(email)).toEqual(['25000 OMR']);
}

const totalsOf = async (email: string) => {
  const orders = db.selectFrom('orders').select(['total', 'currency']);
  const found = await orders.where('donor_email', '=', email).execute();
  return found.map(({ total, currency }) => `${total} ${currency}`);
};

describe('the stored order has the amount that was shown', () => {
  test.for([true, false])(
    'the order has the shown amount when no request fails, scripts %s',
    async (javaScript, { open }) => {
      const page = await open('/', { javaScript });
      const giving = donor(page, 'en');
      await chooseAmount(page, javaScript);
      await page.getByRole('button', { name: /^Donate/ }).click();
      await expectOrder(page, giving, `nothing-${javaScript}@example.org`);
    },
  );

  test.for(FAILURES)(
    'the order has the shown amount when this fails: %s',
    async ([name, fails, { answered, status } = {}], { open }) => {
      const page = await open('/', { allow: ANY_ERROR });
      await chooseAmount(page);
      let failed = 0;
      await page.route(
        (url) => url.pathname !== '/',
        async (route) => {
          if (!fails(route.request())) return route.fallback();
          failed += 1;
          if (answered) await route.fetch({ maxRedirects: 0 });
          if (status)
            return route.fulfill({ status, contentType: 'text/html', body: '<h1>Busy</h1>' });
          return route.abort('connectionreset');
        },
      );
      await page.getByRole('button', { name: /Donate.*25/ }).click();
      await expectOrder(page, donor(page, 'en'), `${name.replace(/\W+/g, '-')}@example.org`);
      expect(failed, 'the journey makes a request of this kind').toBeGreaterThan(0);
    },
  );

  test('the cart has the gift once when the body of the response is incomplete', async ({
    open,
  }) => {
    const page = await open('/projects/wells', { allow: ANY_ERROR });
    const giving = donor(page, 'en');
    await expectHydrated(page);
    await giving.amount('7');
    let failed = 0;
    await page.route(
      (url) => url.pathname.endsWith('.data'),
      async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        failed += 1;
        const response = await route.fetch({ maxRedirects: 0 });
        await storeCookies(page, response);
        return route.abort('connectionreset');
      },
    );
    await giving.untilInCart(() => giving.press('cart'));
    await giving.goTo('/cart');
    await expect(page.locator('main .sum dd')).toContainText(/\b7\s(?:OMR|ر)/);
    expect(failed).toBe(1);
  });

  test('when the site is unreachable, the browser shows an error and Back restores the form', async ({
    open,
  }) => {
    const page = await open('/', { allow: ANY_ERROR });
    await chooseAmount(page);
    await keepFormState(page);
    await page.route('**', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: /Donate.*25/ }).click();
    await expect(page).toHaveURL(/^chrome-error:/);
    await page.unroute('**');
    await page.goBack();
    await page.getByRole('button', { name: /Donate.*25/ }).click();
    await expect(page.locator('#pay')).toBeVisible();
    await donor(page, 'en').sees('25 OMR');
  });
});
