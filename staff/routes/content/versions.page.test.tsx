/** Tests the page of an earlier version: its differences, and restoring it when a colleague has a draft. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import { signedInStaff, type StaffBrowser } from '#tests/support/staff-site';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.api.close());

const DRAFT = { 'title.en': 'Wells for Sohar', pub: 'draft' };

/** Publishes a campaign again, and opens its version from before. */
async function openEarlier(browser: StaffBrowser) {
  const list = await browser.open('/staff/content/campaigns');
  const path = new URL(list.main.querySelector<HTMLAnchorElement>('tbody a')!.href).pathname;
  const published = await (
    await browser.open(path)
  ).press('Save and publish', { 'title.en': 'Newer' });
  const last = [...published.main.querySelectorAll<HTMLAnchorElement>('.log a')].at(-1)!;
  return { path, version: await browser.open(new URL(last.href).pathname) };
}

const titleOn = async (browser: StaffBrowser, path: string) =>
  (await browser.open(path)).main.querySelector('h1')?.textContent;

describe('restoring an earlier version', () => {
  test('makes it the draft', async () => {
    const browser = await signedInStaff(api, ['editor']);
    const { path, version } = await openEarlier(browser);
    const restored = await version.press('Bring it back');
    expect(restored.text).toContain('Changes not published');
    expect(await titleOn(browser, path)).not.toBe('Newer');
  });

  test('names the person whose draft it would replace, and asks before it replaces the draft', async () => {
    const browser = await signedInStaff(api, ['editor']);
    const { path, version } = await openEarlier(browser);
    const colleague = await signedInStaff(api, ['editor'], { name: 'Salim Al-Harthi' });
    await (await colleague.open(path)).press('Save and publish', DRAFT);
    const asked = await browser.open(version.path);
    expect(asked.main.querySelector('.alert.warm')?.textContent).toMatch(
      /Salim Al-Harthi.*2026.*draft/,
    );
    await asked.press('Bring it back and replace the draft');
    expect(await titleOn(browser, path)).not.toBe('Wells for Sohar');
  });

  test('is rejected when a colleague has saved a draft since the page was opened', async () => {
    const browser = await signedInStaff(api, ['editor']);
    const { path, version } = await openEarlier(browser);
    const colleague = await signedInStaff(api, ['editor'], { name: 'Salim Al-Harthi' });
    await (await colleague.open(path)).press('Save and publish', DRAFT);
    const refused = await version.press('Bring it back');
    expect(refused.status).toBe(409);
    expect(refused.main.querySelector('.alert.warm')?.textContent).toContain('Salim Al-Harthi');
    expect(await titleOn(browser, path)).toBe('Wells for Sohar');
  });
});
