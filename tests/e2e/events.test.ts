/** Browser tests of joining and leaving an event: in Arabic without scripts on a small phone, in English with them. */
import { describe } from 'vitest';
import { localisedPath } from '#app/links';
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

/** An event with one seat. */
const ONE_SEAT = '/events/packing-day';
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
    await expectNoOverflow(page);
    await expectAccessible(page);
    await navigateTo(page.locator('#join-form'), () =>
      page.getByRole('link', { name: TITLES[locale] }).click(),
    );
    await expectNoOverflow(page);
    await expectAccessible(page);

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

test('the second visitor for the last seat is on the waiting list, and gets the seat when the first one leaves', async ({
  open,
}) => {
  const join = async (email: string, message: string) => {
    const page = await open(ONE_SEAT, { javaScript: false });
    const visitor = donor(page, 'en');
    const form = page.locator('#join-form');
    await form.getByLabel(visitor.t('events:join.name')).fill('Salim');
    await form.getByLabel(visitor.t('events:join.email')).fill(email);
    await form.getByRole('button').click();
    await visitor.sees(visitor.t(message), 'body');
    return { page, visitor };
  };
  await join('first@example.org', 'frame:flash.eventJoined');
  const { page, visitor } = await join('second@example.org', 'frame:flash.eventWaiting');
  await expect(page.locator('#join-form').getByRole('button')).toHaveText(
    visitor.t('events:join.wait'),
  );
  await expect.poll(() => linksTo('first@example.org').length).toBe(1);
  await page.goto(linksTo('first@example.org')[0]!);
  await page.getByRole('button', { name: visitor.t('application:leave.button') }).click();
  await expect(visitor.heading()).toHaveText(visitor.t('application:title.withdrawn'));
  await expect.poll(() => linksTo('second@example.org').length).toBe(2);
  await page.goto(linksTo('second@example.org')[1]!);
  await expect(visitor.heading()).toHaveText(visitor.t('application:title.confirmed'));
});
