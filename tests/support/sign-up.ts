/** Creates an account in a browser test: the form, and the code from the mail. */
import type { Page } from 'playwright';
import { localisedPath, type SitePath } from '#web/links';
import type { Locale } from '#domain/locales';
import { ASSERTION_TIMEOUT_MS, expect, navigateTo, outbox } from './browser';
import { codeIn } from './mail-text';

const NEW_PASSWORD = 'four green olive trees';

type NewAccount = {
  locale: Locale;
  email: string;
  /** The page after the sign-up, without language. */
  returnTo: SitePath;
};

export async function signUp(page: Page, { locale, email, returnTo }: NewAccount): Promise<void> {
  await page.goto(localisedPath(`/signup?returnTo=${encodeURIComponent(returnTo)}`, locale));
  await page.locator('main input[name="name"]').fill('سلمى الحارثية');
  await page.locator('main input[name="email"]').fill(email);
  for (const field of await page.locator('main input[type="password"]').all())
    await field.fill(NEW_PASSWORD);
  const code = page.locator('main input[name="code"]');
  await navigateTo(code, () => page.locator('main button[type="submit"]').first().click());
  await code.fill(await codeFor(email));
  await page.locator('main button[value="verify"]').click();
  await expect(code).toHaveCount(0);
}

/** Waits for a mail to this address with a code that is not one of the earlier codes, and returns the code. */
export async function codeFor(email: string, earlier: readonly string[] = []): Promise<string> {
  const code = () => {
    const mails = outbox().filter(({ text }) => text.includes(email));
    return mails.map(({ text }) => codeIn(text)).findLast((one) => one && !earlier.includes(one));
  };
  await expect.poll(code, { timeout: ASSERTION_TIMEOUT_MS }).toBeTruthy();
  return code()!;
}
