/** The donation from campaign to receipt on a small phone, in both text directions, with and without scripts. */
import type { Locale } from '#domain/locales';
import { donor, DONOR, DONOR_VISITS } from '#tests/support/donor';
import {
  expect,
  expectHydrated,
  expectNoOverflow,
  expectReadable,
  navigateTo,
  outbox,
  readText,
  storeCookies,
  test,
} from '#tests/support/browser';
import { readable } from '#tests/support/mail-text';
import { smallPdf } from '#tests/support/pdf';
import { describe } from 'vitest';

const WATER = 'wells';
const BREAD = 'bread';

const REFERENCE = /ND-[0-9A-Z]{4}-[0-9A-Z]{4}/;

/** An amount in rials. Arabic has its own sign. */
const rials = (amount: string, locale: Locale) =>
  `${amount}\u00a0${locale === 'ar' ? 'ر.ع.' : 'OMR'}`.replace('\u00a0', ' ');

describe.each(DONOR_VISITS)('$locale, scripts $javaScript', ({ locale, javaScript }) => {
  const visit = { locale, javaScript, width: 360 } as const;

  test('a paid donation has a receipt and one mail', async ({ open }) => {
    const page = await open('/about', visit);
    const giving = donor(page, locale);

    await giving.addToCart(WATER, locale === 'ar' ? '٢٥٫٥' : '25.5');
    await giving.giveFor(BREAD, '10', { name: 'مريم الحارثية', phone: '9212 3456' });
    await giving.goTo('/cart');
    await expectReadable(page);
    await giving.sees('مريم الحارثية');
    await giving.sees(rials('35.500', locale));

    const onward = page.getByRole('link', { name: giving.t('cart:checkout') }).first();
    await navigateTo(page.locator('#pay'), () => onward.click());
    await expectReadable(page);
    await giving.fillCheckout();
    await navigateTo(giving.decision('approve'), () => giving.pay());
    await expectNoOverflow(page);
    await giving.decide('approve');

    await giving.expectReceipt('35.500');
    const reference = await readText(page.locator('main'), REFERENCE);
    await expectReadable(page);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');

    await giving.goTo('/cart');
    await giving.seesTitle('cart:empty.heading');
    await expect(page.getByRole('button', { name: giving.t('cart:remove') })).toHaveCount(0);
    const receipts = () => outbox().filter(({ text }) => readable(text).includes(reference));
    await expect.poll(() => receipts().length).toBe(1);
  });

  test('a declined payment charges nothing, and a retry succeeds', async ({ open }) => {
    const page = await open('/about', visit);
    const giving = donor(page, locale);
    await giving.donate(WATER, '12');
    await giving.fillCheckout();
    await giving.pay();
    await giving.decide('decline');
    await giving.sees(giving.t('trial:wasDeclined'));
    await expectReadable(page);
    await giving.decide('cancel');
    await giving.seesTitle('order:title.cancelled');
    await expectReadable(page);
    await page.locator('main input[name="method"][value="Stripe"]').check();
    await page.locator('#pay').click();
    await giving.decide('approve');
    await giving.expectReceipt('12');
  });

  test('a bank transfer shows account and amount, and accepts a proof', async ({ open }) => {
    const page = await open('/about', visit);
    const giving = donor(page, locale);
    await giving.addToCart(WATER, '7.125');
    await giving.goTo('/checkout');
    await giving.fillCheckout({ method: 'Bank' });
    await giving.pay();
    await giving.seesTitle('order:title.awaiting_transfer');
    await giving.sees(REFERENCE);
    await giving.sees('7.125');
    await expectReadable(page);
    await page.locator('input[type="file"]').setInputFiles({
      name: 'proof.pdf',
      mimeType: 'application/pdf',
      buffer: smallPdf(),
    });
    await page.getByRole('button', { name: giving.t('order:proof.send') }).click();
    await giving.seesTitle('order:title.under_review');
    await expect(page.locator('input[type="file"]')).toHaveValue('');
  });
});

test.for([true, false])(
  'a change of language in the checkout keeps the values of the form, scripts %s',
  async (javaScript, { open }) => {
    const page = await open('/about', { javaScript });
    const english = donor(page, 'en');
    await english.addToCart(WATER, '6');
    await english.goTo('/checkout');
    if (javaScript) await expectHydrated(page);
    await english.fillCheckout({ method: 'Bank' });
    await page.locator('header summary:visible').filter({ hasText: 'English' }).click();
    const arabic = donor(page, 'ar');
    await navigateTo(arabic.heading(arabic.t('checkout:title')), () =>
      page.getByRole('button', { name: 'العربية' }).click(),
    );
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page).toHaveURL(/\/ar\/checkout$/);
    await expect(page.locator('main input[name="name"]')).toHaveValue(DONOR.name);
    await expect(page.locator('main input[name="email"]')).toHaveValue(DONOR.email);
    await expect(page.locator('main input[name="method"][value="Bank"]')).toBeChecked();
    await arabic.pay();
    await arabic.seesTitle('order:title.awaiting_transfer');
    await arabic.sees(/\b6\s(?:OMR|ر)/);
  },
);

test('two taps on the button add the gift once without scripts, when the next page is late', async ({
  open,
}) => {
  const page = await open('/ar/about', { locale: 'ar', javaScript: false, width: 360 });
  const giving = donor(page, 'ar');
  await giving.chooseAmount(WATER, '7');
  let posts = 0;
  let answer!: () => void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    posts += 1;
    if (posts > 1) return route.fallback();
    // The browser has the headers of the response. The second tap cancels this navigation before the page arrives.
    const response = await route.fetch({ maxRedirects: 0 });
    await storeCookies(page, response);
    return answer();
  });
  // With the mouse: a click on a locator waits until the first navigation ends.
  const button = giving.intent('donate');
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox())!;
  const tap = () => page.mouse.click(x + width / 2, y + height / 2);
  await tap();
  await answered;
  await tap();
  await expect(page.locator('#pay')).toContainText(/\b7\s(?:OMR|ر)/);
  expect(posts).toBe(2);
});

test('a donor who visits the cart finds the typed details at the checkout again', async ({
  open,
}) => {
  const page = await open('/ar/about', { locale: 'ar', width: 360 });
  const giving = donor(page, 'ar');
  await giving.addToCart(WATER, '6');
  await giving.goTo('/checkout');
  await expectHydrated(page);
  await giving.fillCheckout({ method: 'Bank', phone: '+968 9212 3456' });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const toCart = page.getByRole('link', { name: giving.t('checkout:changeCart') });
  await page.locator('main summary').first().click();
  await navigateTo(giving.heading(giving.t('cart:title')), () => toCart.click());
  const expectDetails = async () => {
    await expect(page.locator('main input[name="name"]')).toHaveValue(DONOR.name);
    await expect(page.locator('main input[name="email"]')).toHaveValue(DONOR.email);
    await expect(page.locator('main input[name="phone"]')).toHaveValue('+968 9212 3456');
    await expect(page.locator('main input[name="method"][value="Bank"]')).toBeChecked();
  };
  await page.goBack();
  await expectDetails();
  await page.goForward();
  await giving.heading(giving.t('cart:title')).waitFor();
  await page.getByRole('link', { name: giving.t('cart:checkout') }).click();
  await expectDetails();
  // The details were in memory only: the document is the same, and no storage contains them.
  const stored = await page.evaluate(() => [
    'sameDocument' in window,
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  ]);
  expect(stored[0]).toBe(true);
  expect(stored[1]).not.toContain(DONOR.email);
  await giving.pay();
  await giving.seesTitle('order:title.awaiting_transfer');
});
