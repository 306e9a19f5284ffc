/** Joins the staff area as the first owner in a browser, with the link that the server writes to its log. */
import { TOTP } from 'otpauth';
import type { Page } from 'playwright';
import type { RunningServer } from './server';

export const OWNER = {
  name: 'هدى الراشدية',
  email: 'huda@charity.example',
  password: 'three quiet rivers meet',
};

/**
 * Returns the path of the link with which the first owner joins.
 * @throws Error when the log has no such link, as with a LOG_LEVEL above info
 */
export function firstOwnerPath({ output }: Pick<RunningServer, 'output'>): string {
  const link = /"url":"([^"]+)"/.exec(output())?.[1];
  if (!link) throw new Error(`the log has no link:\n${output()}`);
  return new URL(link).pathname;
}

/** Fills in the open form of an invitation with `OWNER` and a valid code of an authenticator app. */
export async function fillInJoinForm(page: Page): Promise<void> {
  await page.locator('[name=name]').fill(OWNER.name);
  await page.locator('[name=email]').fill(OWNER.email);
  await page.locator('[name=password]').fill(OWNER.password);
  await page.locator('[name=passwordAgain]').fill(OWNER.password);
  const secret = await page.locator('.secret').evaluate((element) => element.textContent ?? '');
  await page
    .locator('[name=code]')
    .fill(new TOTP({ secret: secret.replaceAll(' ', '') }).generate());
}
