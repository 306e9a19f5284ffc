/** The donation, from campaign to receipt, as donors on small phones make it: both directions, scripts on and off. */
import type { Locale } from '#domain/locales';
import { donor, DONOR, VISITS } from '#tests/support/donor';
import { expectAccessible, expectNoOverflow, outbox, test } from '#tests/support/browser';
import { describe, expect } from 'vitest';

const WATER = 'clean-water-khan-younis';
const BREAD = 'fresh-bread-deir-al-balah';

const REFERENCE = /ND-[0-9A-Z]{4}-[0-9A-Z]{4}/;

/** A mail's lines as they were written: quoted-printable breaks them, and base64 hides them. */
const readable = (mail: string) =>
  mail.replace(/=\r?\n/g, '') +
  [...mail.matchAll(/(?:^[\w+/]{4,76}={0,2}\r?\n)+/gm)]
    .map(([lines]) => Buffer.from(lines, 'base64').toString())
    .join('\n');

/** Arabic writes the rial after the number in its own sign. */
const rials = (amount: string, locale: Locale) =>
  `${amount}\u00a0${locale === 'ar' ? 'ر.ع.' : 'OMR'}`.replace('\u00a0', ' ');

describe.each(VISITS)('$locale, scripts $javaScript', ({ locale, javaScript }) => {
  const visit = { locale, javaScript, width: 360 } as const;

  test('campaign, cart, checkout, payment, receipt, mail', async ({ open }) => {
    const page = await open('/about', visit);
    const giving = donor(page, locale);

    await giving.addToCart(WATER, locale === 'ar' ? '٢٥٫٥' : '25.5');
    await giving.giveFor(BREAD, '10', { name: 'مريم الحارثية', phone: '+968 9212 3456' });
    await giving.goTo('/cart');
    await expectNoOverflow(page);
    await expectAccessible(page);
    const cart = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');
    expect(cart).toContain('مريم الحارثية');
    expect(cart).toContain(rials('35.500', locale));

    await page
      .getByRole('link', { name: giving.t('cart:checkout') })
      .first()
      .click();
    await page.waitForURL(/\/checkout$/);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await giving.fillCheckout();
    await giving.pay();
    await page.waitForURL(/\/sandbox\/pay\//);
    await expectNoOverflow(page);
    await giving.decide('approve');

    await giving.expectReceipt('35.500');
    const [reference = 'none'] = REFERENCE.exec(await page.locator('main').innerText()) ?? [];
    expect(reference).toMatch(REFERENCE);
    await expectNoOverflow(page);
    await expectAccessible(page);
    expect(await page.locator('html').getAttribute('dir')).toBe(locale === 'ar' ? 'rtl' : 'ltr');

    await giving.goTo('/cart');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      giving.t('gifts:empty.heading'),
    );
    expect(await page.getByRole('button', { name: giving.t('cart:remove') }).count()).toBe(0);
    const receipts = () => outbox().filter(({ text }) => readable(text).includes(reference));
    await expect.poll(() => receipts().length, { timeout: 10_000 }).toBe(1);
  });

  test('a declined payment charges nothing and can be tried again', async ({ open }) => {
    const page = await open('/about', visit);
    const giving = donor(page, locale);
    await giving.donate(WATER, '12');
    await page.waitForURL(/\/checkout(#|$)/);
    await giving.fillCheckout();
    await giving.pay();
    await giving.decide('decline');
    expect(await giving.heading()).toBe(giving.t('order:title.failed'));
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: giving.t('order:retry.pay') }).click();
    await giving.decide('approve');
    await giving.expectReceipt('12.000');
  });

  test('a bank transfer says where to send exactly how much, and takes a proof', async ({
    open,
  }) => {
    const page = await open('/about', visit);
    const giving = donor(page, locale);
    await giving.addToCart(WATER, '7.125');
    await giving.goTo('/checkout');
    await giving.fillCheckout({ method: 'Bank' });
    await giving.pay();
    await page.getByText(REFERENCE).first().waitFor();
    const details = await page.locator('main').innerText();
    expect(details).toMatch(REFERENCE);
    expect(details).toContain('7.125');
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.locator('input[type="file"]').setInputFiles({
      name: 'proof.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    });
    await page.getByRole('button', { name: giving.t('order:proof.send') }).click();
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).innerText())
      .toBe(giving.t('order:title.under_review'));
  });

  test('what is wrong is said in the donor’s language, and everything typed is kept', async ({
    open,
  }) => {
    const page = await open('/about', { ...visit, allow: [/status of 4\d\d/] });
    const giving = donor(page, locale);
    await giving.donate(WATER, '1,5');
    await expect
      .poll(() => page.locator('main').innerText())
      .toContain(giving.t('errors:amount.notANumber'));
    expect(await page.getByLabel(giving.t('shell:ui.otherAmount')).inputValue()).toBe('1,5');

    await giving.addToCart(WATER, '5');
    await giving.goTo('/checkout');
    await giving.fillCheckout({ name: DONOR.name, email: 'salim@example', phone: '123' });
    await giving.pay();
    await expect
      .poll(() => page.locator('main').innerText())
      .toContain(giving.t('errors:auth.invalidEmail'));
    expect(await page.locator('main').innerText()).toContain(
      giving.t('errors:checkout.invalidPhone'),
    );
    expect(await page.locator('main input[name="name"]').inputValue()).toBe(DONOR.name);
    expect(await page.locator('main input[name="email"]').inputValue()).toBe('salim@example');
    expect(await page.locator('main input[name="phone"]').inputValue()).toBe('123');
    await expectAccessible(page);
    await giving.fillCheckout();
    await page.locator('main input[name="phone"]').fill('');
    await giving.pay();
    await giving.decide('approve');
    await giving.expectReceipt('5.000');
  });
});

test('three presses at once: one order', async ({ open }) => {
  const page = await open('/', { width: 360, javaScript: false });
  const giving = donor(page, 'en');
  await giving.addToCart(WATER, '3');
  await giving.goTo('/checkout');
  await giving.fillCheckout();
  const form = page.locator('form:has(input[name="key"])');
  const fields = await form.evaluate((element: HTMLFormElement) =>
    Object.fromEntries([...new FormData(element)].map(([name, value]) => [name, String(value)])),
  );
  const sent = {
    form: { ...fields, intent: 'pay' },
    headers: { origin: new URL(page.url()).origin },
    maxRedirects: 0,
  };
  const answers = await Promise.all([1, 2, 3].map(() => page.request.post('/checkout', sent)));
  const places = new Set(answers.map((answer) => answer.headers().location));
  expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303]);
  expect(places.size, [...places].join(' ')).toBe(1);
});
