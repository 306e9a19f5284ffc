/** Browser tests of joining and leaving an event: in Arabic without scripts on a small phone, in English with them. */
import { describe } from 'vitest';
import { localisedPath } from '#web/links';
import {
  expect,
  expectAccessible,
  expectHydrated,
  expectReadable,
  navigateTo,
  outbox,
  test,
} from '#tests/support/browser';
import { donor } from '#tests/support/donor';
import { readable } from '#tests/support/mail-text';

const TITLES = { en: 'An evening for schools', ar: 'أمسية للمدارس' } as const;

/** Returns the link of the applicant in the mails to this address, oldest mail first. */
const linksTo = (email: string) =>
  outbox()
    // Not Reply-To, which is in the mail to the staff.
    .filter(({ text }) => text.split('\n').some((line) => line.trim() === `To: ${email}`))
    .flatMap(({ text }) => /http\S+\/applications\/[\w-]+/.exec(readable(text)) ?? []);

describe.each([
  { locale: 'ar', javaScript: false, width: 360 },
  { locale: 'en', javaScript: true, width: 1280 },
] as const)('$locale, scripts $javaScript', (visit) => {
  const { locale, javaScript } = visit;

  test('a visitor corrects the form, joins an event, and gives the seats back with the link in the mail', async ({
    open,
  }) => {
    const page = await open(localisedPath('/events', locale), {
      ...visit,
      allow: [/status of 400/],
    });
    const visitor = donor(page, locale);
    if (javaScript) await expectHydrated(page);
    await expectReadable(page);
    await navigateTo(page.locator('#join-form'), () =>
      page.getByRole('link', { name: TITLES[locale] }).click(),
    );
    await expectReadable(page);

    const email = `join-${locale}@example.org`;
    const form = page.locator('#join-form');
    const name = '<b>سالم</b> & "Salim"';
    await form.getByLabel(visitor.t('events:join.name')).fill(name);
    await form.getByLabel(visitor.t('events:join.email')).fill('salim');
    await form.getByLabel(visitor.t('events:join.seats')).selectOption('3');
    await form.getByRole('button').click();
    await visitor.sees(visitor.t('errors:auth.invalidEmail'));
    await expect(form.getByLabel(visitor.t('events:join.name'))).toHaveValue(name);
    await expect(form.getByLabel(visitor.t('events:join.seats'))).toHaveValue('3');
    await expectAccessible(page);
    await form.getByLabel(visitor.t('events:join.email')).fill(email);
    await form.getByRole('button').click();
    await visitor.sees(visitor.t('frame:flash.eventJoined'), 'body');
    await expect(form.getByLabel(visitor.t('events:join.name'))).toHaveValue('');
    await expect(form.getByLabel(visitor.t('events:join.email'))).toHaveValue('');
    await expect(form.getByLabel(visitor.t('events:join.seats'))).toHaveValue('1');

    await expect.poll(() => linksTo(email).length).toBe(1);
    await page.goto(linksTo(email)[0]!);
    await expect(visitor.heading()).toHaveText(visitor.t('application:title.confirmed'));
    await page.getByRole('button', { name: visitor.t('application:leave.button') }).click();
    await expect(visitor.heading()).toHaveText(visitor.t('application:title.withdrawn'));
  });
});
