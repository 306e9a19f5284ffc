/** Tests taking a record from the site when a colleague has a draft of it. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import { signedInStaff, type StaffBrowser } from '#tests/support/staff-site';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.api.close());

const WITHDRAW = /^Remove it from the site/;

/** Returns the path of the first campaign in the list. */
async function campaignPath(browser: StaffBrowser) {
  const list = await browser.open('/staff/content/campaigns');
  return new URL(list.main.querySelector<HTMLAnchorElement>('tbody a')!.href).pathname;
}

async function saveDraftOfColleague(path: string) {
  const colleague = await signedInStaff(api, ['editor'], { name: 'Salim Al-Harthi' });
  const page = await colleague.open(path);
  await page.press('Save and publish', { 'title.en': 'Wells for Sohar', pub: 'draft' });
  return colleague;
}

describe('taking a record from the site', () => {
  test('removes it from the list, and has no note without a draft', async () => {
    const browser = await signedInStaff(api, ['editor']);
    const path = await campaignPath(browser);
    const page = await browser.open(`${path}/end`);
    expect(page.main.querySelector('.alert.warm')).toBeNull();
    const list = await page.press(WITHDRAW, { reason: 'Entered twice' });
    expect(list.path).toBe('/staff/content/campaigns');
    expect(list.main.querySelector(`a[href="${path}"]`)).toBeNull();
  });

  test('names the person whose draft would be deleted too', async () => {
    const browser = await signedInStaff(api, ['editor']);
    const path = await campaignPath(browser);
    await saveDraftOfColleague(path);
    const page = await browser.open(`${path}/end`);
    expect(page.main.querySelector('.alert.warm')?.textContent).toMatch(
      /Salim Al-Harthi.*2026.*deleted/,
    );
    expect((await page.press(WITHDRAW, { reason: 'Entered twice' })).status).toBe(200);
  });

  test('is rejected when a colleague has saved a draft since the page was opened', async () => {
    const browser = await signedInStaff(api, ['editor']);
    const path = await campaignPath(browser);
    const page = await browser.open(`${path}/end`);
    const colleague = await saveDraftOfColleague(path);
    const rejected = await page.press(WITHDRAW, { reason: 'Entered twice' });
    expect(rejected.status).toBe(409);
    expect(rejected.main.querySelector('.alert.warm')?.textContent).toContain('Salim Al-Harthi');
    expect(rejected.text).toContain('Entered twice');
    expect((await colleague.open(path)).main.querySelector('h1')?.textContent).toBe(
      'Wells for Sohar',
    );
  });
});
