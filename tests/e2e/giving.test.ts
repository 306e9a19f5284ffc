/** The quick donation, gifts in another person's name and monthly gifts on a small phone, and errors of their forms. */
import { describe } from 'vitest';
import { localisedPath } from '#web/links';
import {
  expect,
  expectHydrated,
  expectNoOverflow,
  expectReadable,
  navigateTo,
  readHref,
  test,
} from '#tests/support/browser';
import { donor, DONOR_VISITS } from '#tests/support/donor';

const BREAD = 'bread';
const RECIPIENT = { name: 'مريم الحارثية', phone: '+968 9212 3456' };

describe.each(DONOR_VISITS)('$locale, scripts $javaScript', ({ locale, javaScript }) => {
  const visit = { locale, javaScript, width: 360 } as const;
  const rials = (amount: string) => `${amount} ${locale === 'ar' ? 'ر.ع.' : 'OMR'}`;

  test('a quick donation in another name has a card that can be shared', async ({ open }) => {
    const page = await open(localisedPath('/about', locale), visit);
    const giving = donor(page, locale);
    if (javaScript) await expectHydrated(page);
    await page.getByRole('link', { name: giving.t('shell:quick') }).click();
    const form = javaScript ? page.getByRole('dialog') : page.locator('main');
    await form.getByLabel(giving.t('shell:ui.otherAmount')).fill('٢٥٫٥');
    await form.getByLabel(giving.t('giving:onBehalf')).check();
    await form.getByLabel(giving.t('giving:recipientName')).fill(RECIPIENT.name);
    await form.locator('input[name="recipientPhone"]').fill(RECIPIENT.phone);
    await expectReadable(page);
    await navigateTo(page.locator('#pay'), () =>
      form.locator('button[type="submit"]').last().click(),
    );

    // The URL contains no form values.
    await expect(page).toHaveURL((url) => url.pathname.endsWith('/checkout') && url.search === '');
    await giving.sees(rials('25.500'));
    await giving.fillCheckout();
    await giving.pay();
    await giving.decide('approve');
    await giving.expectReceipt('25.500');
    await giving.sees(RECIPIENT.name);
    await expectReadable(page);
    const share = page.getByRole('link', { name: giving.t('receipt:gift.share') });
    const shared = new URL(await readHref(share));
    expect(shared.origin).toBe('https://wa.me');

    await navigateTo(giving.heading(giving.t('receipt-check:heading.paid')), () =>
      page.getByRole('link', { name: giving.t('receipt:qr.open') }).click(),
    );
    await giving.sees(rials('25.500'));
    await giving.seesNot(RECIPIENT.name, 'body');
    await expectReadable(page);

    const [card = ''] = /http:\S+/.exec(shared.searchParams.get('text')!) ?? [];
    await page.goto(card);
    await expect(giving.heading()).toHaveText(RECIPIENT.name);
    await giving.seesNot('25.500');
    await expectReadable(page);
  });

  test('a monthly gift is paid, then shown and stopped without an account', async ({ open }) => {
    const page = await open(localisedPath(`/projects/${BREAD}`, locale), visit);
    const giving = donor(page, locale);
    await page.getByRole('radio', { name: giving.t('giving:interval.month') }).check();
    await giving.amount('7');
    await giving.toCheckout();
    await expectReadable(page);
    // Bank transfer cannot repeat a gift: it is shown as unavailable with the reason.
    await expect(page.locator('#unable-Bank > summary')).toBeVisible();
    await giving.fillCheckout();
    await giving.pay();
    await giving.decide('approve');
    await giving.expectReceipt('7');
    await navigateTo(giving.heading(giving.t('monthly:title.active')), () =>
      page.getByRole('link', { name: giving.t('receipt:manage') }).click(),
    );
    await giving.sees(rials('7'));
    await expectReadable(page);
    await page.getByText(giving.t('monthly:stop.open'), { exact: true }).click();
    await page.getByRole('button', { name: giving.t('monthly:stop.confirm') }).click();
    await giving.seesTitle('monthly:title.stopped');
    await expectNoOverflow(page);
  });
});

describe('without scripts', () => {
  test.for(['/ar/projects/bread', '/give'])(
    'a rejected form of %s scrolls to the error summary with a link to each field',
    async (path, { open }) => {
      const page = await open(path, { javaScript: false, width: 360, allow: [/status of 400/] });
      const { t } = donor(page, path.startsWith('/ar') ? 'ar' : 'en');
      const form = page.locator('main form').first();
      await form.locator('[name="otherAmount"]').fill('ten');
      await form.locator('[name="onBehalf"]').check();
      await form.locator('button[type="submit"]').last().click();
      const summary = page.locator('#form');
      await expect(summary).toContainText(t('shell:ui.correct'));
      await expect(summary).toBeFocused();
      await expect(summary).toBeInViewport();
      await expect(summary.getByRole('link')).toHaveCount(3);
      await summary.getByRole('link', { name: t('giving:recipientPhone') }).click();
      const phone = form.locator('[name="recipientPhone"]');
      await expect(phone).toBeFocused();
      await expect(phone).toBeInViewport();
      await expectReadable(page);
    },
  );
});

test.for([
  ['/projects/wells', true],
  ['/give', true],
  ['/', true],
  // Without scripts, the browser restores the fields of every page.
  ['/projects/wells', false],
] as const)(
  'a typed amount survives Back from the checkout to %s, scripts %s',
  async ([path, javaScript], { open }) => {
    const page = await open(path, { javaScript });
    const giving = donor(page, 'en');
    if (javaScript) await expectHydrated(page);
    const form = page.locator('main form:has([name="otherAmount"])');
    const amount = form.getByLabel(giving.t('shell:ui.otherAmount'));
    const monthly = form.getByLabel(giving.t('giving:interval.month'));
    await amount.fill('٣٧٫٥');
    await monthly.check();
    await navigateTo(page.locator('#pay'), () =>
      form.getByRole('button', { name: /^Donate/ }).click(),
    );
    await page.goBack();
    await expect(amount).toHaveValue(javaScript ? '37.5' : '٣٧٫٥');
    await expect(monthly).toBeChecked();
  },
);
