/** Signing up and in with the keyboard only: every step is reached with Tab, in the sequence of the page. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright';
import { expect, expectHydrated, navigateTo, test } from '#tests/support/browser';
import { donor } from '#tests/support/donor';
import { codeFor } from '#tests/support/sign-up';

const PASSWORD = 'seven quiet palm trees';
/** More than the stops of a page. */
const MAX_STOPS = 60;

/** Presses Tab until the element has the focus. @throws Error when Tab never reaches it */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${target}`);
}

test('a donor signs up, signs out and signs in without a mouse', async ({ open }) => {
  const page = await open('/signup?returnTo=%2Ffaqs', { locale: 'en', javaScript: true });
  const { t, button, heading } = donor(page, 'en');
  const email = `${randomUUID().slice(0, 8)}@example.org`;
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  const type = async (name: string, value: string) => {
    await tabTo(page, field(name));
    await page.keyboard.type(value);
  };
  const press = (key: string) => () => page.keyboard.press(key);

  await expectHydrated(page);
  await type('name', 'Salma Al Harthi');
  await type('email', email);
  await type('password', PASSWORD);
  await tabTo(page, page.getByRole('button', { name: /^Show: Password$/ }));
  await page.keyboard.press('Space');
  await expect(field('password')).toHaveAttribute('type', 'text');
  await type('passwordAgain', PASSWORD);
  await navigateTo(heading(t('sign-in:verify.title')), press('Enter'));

  await type('code', await codeFor(email));
  await tabTo(page, button('sign-in:verify.submit'));
  await navigateTo(heading(t('about:faqs.title')), press('Enter'));

  await tabTo(page, page.locator('header .menu:visible').last().locator('summary'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: t('frame:account.signOut') }));
  await navigateTo(heading(t('sign-in:login.title')), press('Enter'));

  await type('email', email);
  await type('password', PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.locator('header form[action*="/logout"]').first()).toBeAttached();
});
