/** Browser test of an application for a training, with and without scripts: too young for one, accepted for another. */
import { randomUUID } from 'node:crypto';
import { describe } from 'vitest';
import {
  expect,
  expectAccessible,
  expectHydrated,
  expectNoOverflow,
  navigateTo,
  outbox,
  test,
} from '#tests/support/browser';
import { donor } from '#tests/support/donor';
import { readable } from '#tests/support/mail-text';
import { weekdayName } from '#domain/time/weekdays';

describe.each([
  { locale: 'en', javaScript: true, colorScheme: 'light' },
  { locale: 'ar', javaScript: false, colorScheme: 'dark' },
] as const)('$locale, scripts $javaScript', ({ locale, javaScript, colorScheme }) => {
  test('a student is too young for one training, finds a later one, and applies for it', async ({
    open,
  }) => {
    const page = await open(locale === 'en' ? '/training' : `/${locale}/training`, {
      ...{ locale, javaScript, colorScheme, width: javaScript ? 1280 : 360 },
      allow: [/status of 400/],
    });
    const { t, sees, button, heading } = donor(page, locale);
    const email = `${randomUUID().slice(0, 8)}@example.org`;
    const form = page.locator('#apply-form');
    const fill = (name: string, value: string) => form.locator(`[name="${name}"]`).fill(value);
    const tick = (day: 'sunday' | 'monday' | 'tuesday') =>
      form.getByRole('checkbox', { name: weekdayName(day, locale) }).check();
    const openTraining = async (id: string) => {
      const link = page.locator(`main a[href$="/training/${id}"]`);
      await navigateTo(form, () => link.click());
      if (javaScript) await expectHydrated(page);
    };
    const name = locale === 'ar' ? 'مريم الحارثية' : 'Maryam <b>Al-Harthi</b>';

    await openTraining('first-aid');
    await fill('name', name);
    await fill('birthDay', locale === 'ar' ? '١٤' : '14');
    await fill('birthMonth', '1');
    // Too young for a training that begins within a year, on any day on which this test runs.
    await fill('birthYear', String(new Date().getUTCFullYear() - 10));
    await fill('email', email);
    await tick('sunday');
    await button('training:apply.submit').click();
    const later = page.getByRole('link', { name: t('training:apply.later') });
    await expect(later).toBeVisible();
    await expect(form.locator('[name="name"]')).toHaveValue(name);
    await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(1);
    // Both problems are reported at once.
    await sees(t('errors:training.days', { count: 2 }));
    await expectNoOverflow(page);
    await expectAccessible(page);

    await navigateTo(heading(t('training:title')), () => later.click());
    await expect(page.locator('main .card')).toHaveCount(1);
    await expectAccessible(page);

    await openTraining('bookkeeping');
    await fill('name', name);
    await fill('birthDay', '14');
    await fill('birthMonth', '1');
    await fill('birthYear', '1990');
    await fill('email', email);
    await fill('message', '<script>alert(1)</script>');
    // The only day is checked beforehand.
    await navigateTo(page.getByText(t('frame:flash.trainingApplied')).first(), () =>
      button('training:apply.submit').click(),
    );
    if (javaScript) await sees(t('training:apply.sent.trainingApplied'));
    await expect(form.locator('[name="name"]')).toHaveValue('');

    await expect(() => {
      const mails = outbox().map(({ text }) => readable(text));
      const own = mails.filter((text) => text.includes(email));
      expect(own.some((text) => text.includes('/applications/'))).toBe(true);
    }).toPass();
  });
});
