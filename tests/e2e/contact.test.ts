/** Browser tests of the contact form and of the newsletter, with the mails that they send. */
import { describe } from 'vitest';
import type { Locale } from '#domain/locales';
import { localisedPath } from '#web/links';
import {
  expect,
  expectHydrated,
  expectReadable,
  navigateTo,
  outbox,
  test,
} from '#tests/support/browser';
import { donor } from '#tests/support/donor';
import { readable } from '#tests/support/mail-text';

const VISITS = [
  { locale: 'ar', javaScript: false, width: 360, colorScheme: 'dark' },
  { locale: 'en', javaScript: true, width: 1280, colorScheme: 'light' },
] as const;

/** Waits for a mail to the address, and returns its text. */
async function mailTo(address: string): Promise<string> {
  let text: string | undefined;
  await expect(() => {
    text = outbox().find((mail) => mail.text.includes(`\nTo: ${address}`))?.text;
    expect(text).toBeDefined();
  }).toPass();
  return text!;
}

describe.each(VISITS)('$locale, scripts $javaScript', (way) => {
  const locale: Locale = way.locale;

  test('a visitor corrects and sends a message, and gets a confirmation without the text', async ({
    open,
  }) => {
    const email = `contact-${locale}@example.org`;
    const page = await open(localisedPath('/contact-us', locale), {
      ...way,
      allow: [/status of 400/],
    });
    const { t, button, sees } = donor(page, locale);
    if (way.javaScript) await expectHydrated(page);
    await expectReadable(page);
    const field = (name: string) => page.locator(`main [name="${name}"]`);
    await page.getByLabel(t('contact:topics.zakat')).check();
    await field('name').fill('سالم');
    await field('email').fill(email);
    await field('orderReference').fill('ND-1');
    await field('message').fill('Card 4111 1111 1111 1111: is this zakat?');
    await button('contact:submit').click();
    await sees(t('errors:contact.cardNumber'));
    await sees(t('errors:contact.orderReference'));
    await expectReadable(page);
    await expect(page.getByLabel(t('contact:topics.zakat'))).toBeChecked();
    await expect(field('name')).toHaveValue('سالم');

    await field('orderReference').fill('');
    await field('message').fill('Is a gift to this campaign zakat?');
    await button('contact:submit').click();
    await expect(page.locator('body')).toContainText(t('frame:flash.messageSent'));
    await expect(field('message')).toHaveValue('');
    expect(readable(await mailTo(email))).not.toContain('campaign zakat');
  });

  test('a visitor subscribes to the newsletter, confirms it by the mail, and leaves it', async ({
    open,
  }) => {
    const email = `reader-${locale}@example.org`;
    const page = await open(localisedPath('/about', locale), way);
    const { t, button, heading } = donor(page, locale);
    if (way.javaScript) await expectHydrated(page);
    await page.locator('footer input[name="email"]').fill(email);
    await button('shell:newsletter.subscribe').click();
    await expect(page.locator('body')).toContainText(t('frame:flash.subscribed'));

    const mail = readable(await mailTo(email));
    const linkTo = (link: string) =>
      new URL(new RegExp(`https?://\\S+/newsletter/${link}/[\\w-]+`).exec(mail)![0]).pathname;
    await page.goto(linkTo('confirm'));
    await expectReadable(page);
    await navigateTo(heading(t('newsletter:confirm.subscribed.title')), () =>
      button('newsletter:confirm.submit').click(),
    );
    await page.goto(linkTo('leave'));
    await expectReadable(page);
    await navigateTo(heading(t('newsletter:leave.gone.title')), () =>
      button('newsletter:leave.submit').click(),
    );
  });
});
