/** Browser test of the form of an organisation with scripts: after a reload, and with a lost network. */
import type { Page } from 'playwright';
import { describe } from 'vitest';
import type { Locale } from '#domain/locales';
import { expect, expectHydrated, readText, test } from '#tests/support/browser';
import { smallPdf } from '#tests/support/pdf';
import { smallPng } from '#tests/support/pictures';
import { translateFor } from '#tests/support/words';

const FORM = '#add-ngo';

/** A chosen file, whose name and type are not trusted. */
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/html', buffer });
const chooser = (page: Page, field: string) => page.locator(`${FORM} input[name="${field}"]`);
const input = (page: Page, name: string) => page.locator(`${FORM} [name="${name}"]`);

async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await input(page, name).fill(value);
}

const press = (page: Page, intent: string) =>
  page.locator(`${FORM} button[name="intent"][value="${intent}"]`).last().click();

const ORGANISATION = {
  ...{ organisation: 'دائرة البذور', established: '2020-02-03', address: 'Beit Lahia' },
};
const PERSON = { name: 'Huda', role: 'Director', email: 'huda@circle.example' };

async function complete(page: Page): Promise<void> {
  await fillIn(page, { ...PERSON, mobile: '+970 590 000 000', x: 'x.com/circle' });
  await input(page, 'nationality').selectOption('PS');
  await input(page, 'confirmed').check();
}

async function expectSent(page: Page, locale: Locale): Promise<void> {
  const t = translateFor(locale);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('ngo-add:thanks.title'));
  await readText(page.locator('main'), /AP-[0-9A-Z]{4}-[0-9A-Z]{4}/);
}

describe('the form of an organisation', () => {
  test('keeps fields and files over a reload and a lost network, with scripts', async ({
    open,
  }) => {
    const t = translateFor('en');
    const page = await open('/ngo/add', {
      locale: 'en',
      allow: [/ERR_INTERNET_DISCONNECTED/, /status of 400/],
    });
    await expectHydrated(page);
    await fillIn(page, ORGANISATION);
    await chooser(page, 'logo').setInputFiles(file('logo.png', await smallPng()));
    await expect(page.getByText(t('ngo-add:files.stored'))).toHaveCount(1);
    await expect(page).toHaveURL(/[?&]draft=/);
    await page.reload();
    await expectHydrated(page);
    await expect(input(page, 'organisation')).toHaveValue(ORGANISATION.organisation);
    await expect(page.locator(FORM)).toContainText('logo.png');

    const context = page.context();
    await context.setOffline(true);
    await chooser(page, 'documents').setInputFiles(file('statutes.pdf', smallPdf()));
    await expect(page.getByText(t('ngo-add:files.lost', { percent: 0 }))).toBeVisible();
    await complete(page);
    await press(page, 'send');
    await expect(page.getByText(t('ngo-add:blocked.offline'))).toBeVisible();
    await expect(page.getByText(t('ngo-add:saved.lost'))).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(t('ngo-add:files.stored'))).toHaveCount(2);

    // The page shows the reason for a rejected file, which can be removed.
    const large = Buffer.alloc(1_048_577);
    await chooser(page, 'cover').setInputFiles(file('cover.png', large));
    await expect(page.getByText(t('errors:upload.pictureTooLarge'))).toBeVisible();
    await press(page, 'send');
    await expectSent(page, 'en');
  });
});
