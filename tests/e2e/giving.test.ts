/** Giving beyond one gift to one campaign: the quick donation, gifts in a name, every month, as donors on small phones make them. */
import { describe, expect } from 'vitest';
import { localisedPath } from '#app/links';
import { donor, textOf, VISITS } from '#tests/support/donor';
import { expectAccessible, expectNoOverflow, test } from '#tests/support/browser';

const BREAD = 'fresh-bread-deir-al-balah';
const RECIPIENT = { name: 'مريم الحارثية', phone: '+968 9212 3456' };

describe.each(VISITS)('$locale, scripts $javaScript', ({ locale, javaScript }) => {
  const visit = { locale, javaScript, width: 360 } as const;
  const rials = (amount: string) => `${amount} ${locale === 'ar' ? 'ر.ع.' : 'OMR'}`;

  test('a quick donation in a name, from the floating button to the card that is shared', async ({
    open,
  }) => {
    const page = await open(localisedPath('/about', locale), visit);
    const giving = donor(page, locale);
    if (javaScript) await page.waitForFunction(() => '__remixRouter' in window);
    await page.getByRole('link', { name: giving.t('shell:quick') }).click();
    const form = javaScript ? page.getByRole('dialog') : page.locator('main');
    await form.getByLabel(giving.t('shell:ui.otherAmount')).fill('٢٥٫٥');
    await form.getByLabel(giving.t('giving:onBehalf')).check();
    await form.getByLabel(giving.t('giving:recipientName')).fill(RECIPIENT.name);
    await form.locator('input[name="recipientPhone"]').fill(RECIPIENT.phone);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await form.locator('button[type="submit"]').last().click();

    // Nothing of what was typed stays in the address.
    await page.waitForURL((url) => url.pathname.endsWith('/checkout') && url.search === '');
    // The address changes a moment before the page does.
    await expect.poll(() => textOf(page)).toContain(rials('25.500'));
    await giving.fillCheckout();
    await giving.pay();
    await giving.decide('approve');
    await giving.expectReceipt('25.500');
    expect(await textOf(page)).toContain(RECIPIENT.name);
    await expectNoOverflow(page);
    await expectAccessible(page);
    const share = page.getByRole('link', { name: giving.t('receipt:gift.share') });
    const shared = new URL((await share.getAttribute('href'))!);
    expect(shared.origin).toBe('https://wa.me');

    await page.getByRole('link', { name: giving.t('receipt:qr.open') }).click();
    await page.waitForURL(/\/receipts\//);
    await expect.poll(() => textOf(page)).toContain(rials('25.500'));
    expect(await textOf(page, 'body')).not.toContain(RECIPIENT.name);
    await expectNoOverflow(page);
    await expectAccessible(page);

    const [card = ''] = /http:\S+/.exec(shared.searchParams.get('text')!) ?? [];
    await page.goto(card);
    expect(await textOf(page)).toContain(RECIPIENT.name);
    expect(await textOf(page)).not.toContain('25.500');
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  test('a gift every month is paid once, seen without an account, and stopped', async ({
    open,
  }) => {
    const page = await open(localisedPath(`/projects/${BREAD}`, locale), visit);
    const giving = donor(page, locale);
    await page.getByRole('radio', { name: giving.t('giving:interval.month') }).check();
    await giving.amount('7');
    await page.locator('main button[name="intent"][value="donate"]').click();
    await page.waitForURL(/\/checkout(#|$)/);
    await page.locator('#pay').waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
    // A transfer repeats nothing: it is shown, with the reason.
    expect(await page.locator('input[name="method"][value="Bank"]').isDisabled()).toBe(true);
    await giving.fillCheckout();
    await giving.pay();
    await giving.decide('approve');
    await giving.expectReceipt('7.000');
    await page.getByRole('link', { name: giving.t('receipt:manage') }).click();
    await page.waitForURL(/\/monthly\//);
    await expect.poll(() => giving.heading()).toBe(giving.t('monthly:title.active'));
    expect(await textOf(page)).toContain(rials('7.000'));
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByText(giving.t('monthly:stop.open'), { exact: true }).click();
    await page.getByRole('button', { name: giving.t('monthly:stop.confirm') }).click();
    await expect.poll(() => giving.heading()).toBe(giving.t('monthly:title.stopped'));
    await expectNoOverflow(page);
  });
});

describe.each([
  { locale: 'en', javaScript: true },
  { locale: 'ar', javaScript: false },
] as const)('amounts in $locale, scripts $javaScript', ({ locale, javaScript }) => {
  test('that are none are refused in the donor’s words, with what was typed kept', async ({
    open,
  }) => {
    const page = await open(localisedPath('/give', locale), {
      ...{ locale, javaScript, width: 360 },
      allow: [/status of 400/],
    });
    const { t } = donor(page, locale);
    const amount = () => page.locator('main').getByLabel(t('shell:ui.otherAmount'));
    for (const [typed, problem] of [
      ['1,5', 'notANumber'],
      ['1e3', 'notANumber'],
      ['-5', 'notANumber'],
      ['NaN', 'notANumber'],
      ['1.0005', 'tooManyDecimals'],
      ['٠٫٥', 'tooSmall'],
    ] as const) {
      await amount().fill(typed);
      await page.locator('main form button[type="submit"]').last().click();
      await expect
        .poll(() => page.locator('main').innerText(), { message: typed })
        .toContain(t(`errors:amount.${problem}`));
      expect(await amount().inputValue(), typed).toBe(typed);
    }
    await amount().fill('٢٥٫٥');
    await page.locator('main form button[type="submit"]').last().click();
    await page.waitForURL((url) => url.pathname.endsWith('/checkout') && url.search === '');
    await expect.poll(() => textOf(page)).toContain('25.500');
  });
});

test('the panel closes by Escape and by a press beside it, and gives the focus back', async ({
  open,
}) => {
  const page = await open('/about');
  const { t } = donor(page, 'en');
  await page.waitForFunction(() => '__remixRouter' in window);
  const opener = page.getByRole('link', { name: t('shell:quick') });
  const panel = page.getByRole('dialog', { name: t('give:title') });
  const scrolls = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(1_200, 450)]) {
    await opener.click();
    await panel.waitFor();
    expect(await scrolls()).toBe('hidden');
    await close();
    await panel.waitFor({ state: 'hidden' });
    expect(await scrolls()).not.toBe('hidden');
    expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);
  }
});
