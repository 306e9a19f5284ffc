/** Tests records that two people change: taking one from the site, restoring a version, and items of a list. */
import { resultOf } from '#tests/support/api/api';
import { describe, expect, test } from 'vitest';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { signedInStaff, type StaffBrowser } from '#tests/support/staff-site';

const api = apiOfEachTest();

const WITHDRAW = /^Remove it from the site/;

const path = '/staff/content/campaigns/wells';

async function saveDraftOfColleague() {
  const colleague = await signedInStaff(api, ['editor'], { name: 'Salim Al-Harthi' });
  const page = await colleague.open(path);
  await page.press('Save and publish', { 'title.en': 'Wells for Sohar', pub: 'draft' });
  return colleague;
}

describe('taking a record from the site', () => {
  test('removes it from the list, and has no note without a draft', async () => {
    const browser = await signedInStaff(api, ['editor']);
    const page = await browser.open(`${path}/end`);
    expect(page.main.querySelector('.alert.warm')).toBeNull();
    const list = await page.press(WITHDRAW, { reason: 'Entered twice' });
    expect(list.path).toBe('/staff/content/campaigns');
    expect(list.main.querySelector(`a[href="${path}"]`)).toBeNull();
  });

  test('names the person whose draft would be deleted too', async () => {
    const browser = await signedInStaff(api, ['editor']);
    await saveDraftOfColleague();
    const page = await browser.open(`${path}/end`);
    expect(page.main.querySelector('.alert.warm')?.textContent).toMatch(
      /Salim Al-Harthi.*2026.*deleted/,
    );
    expect((await page.press(WITHDRAW, { reason: 'Entered twice' })).status).toBe(200);
  });

  test('is rejected when a colleague has saved a draft since the page was opened', async () => {
    const browser = await signedInStaff(api, ['editor']);
    const page = await browser.open(`${path}/end`);
    const colleague = await saveDraftOfColleague();
    const rejected = await page.press(WITHDRAW, { reason: 'Entered twice' });
    expect(rejected.status).toBe(409);
    expect(rejected.main.querySelector('.alert.warm')?.textContent).toContain('Salim Al-Harthi');
    expect(rejected.text).toContain('Entered twice');
    expect((await colleague.open(path)).main.querySelector('h1')?.textContent).toBe(
      'Wells for Sohar',
    );
  });
});

/** Publishes a campaign again, and opens its version from before. */
async function openEarlier(browser: StaffBrowser) {
  const published = await (
    await browser.open(path)
  ).press('Save and publish', { 'title.en': 'Newer' });
  const last = [...published.main.querySelectorAll<HTMLAnchorElement>('.log a')].at(-1)!;
  return browser.open(new URL(last.href).pathname);
}

const titleOn = async (browser: StaffBrowser) =>
  (await browser.open(path)).main.querySelector('h1')?.textContent;

describe('restoring an earlier version', () => {
  test('names the person whose draft it would replace, and asks before it replaces the draft', async () => {
    const browser = await signedInStaff(api, ['editor']);
    const version = await openEarlier(browser);
    await saveDraftOfColleague();
    const asked = await browser.open(version.path);
    expect(asked.main.querySelector('.alert.warm')?.textContent).toMatch(
      /Salim Al-Harthi.*2026.*draft/,
    );
    await asked.press('Bring it back and replace the draft');
    expect(await titleOn(browser)).not.toBe('Wells for Sohar');
  });

  test('is rejected when a colleague has saved a draft since the page was opened', async () => {
    const browser = await signedInStaff(api, ['editor']);
    const version = await openEarlier(browser);
    await saveDraftOfColleague();
    const refused = await version.press('Bring it back');
    expect(refused.status).toBe(409);
    expect(refused.main.querySelector('.alert.warm')?.textContent).toContain('Salim Al-Harthi');
    expect(await titleOn(browser)).toBe('Wells for Sohar');
  });
});

const ORGANISATION = '/staff/content/organisation/organisation';

/** Two owners, who have both opened the record of the organisation. */
async function twoEditors() {
  const [colleague, own] = [
    await signedInStaff(api, ['owner']),
    await signedInStaff(api, ['owner']),
  ];
  /** Returns the label of each fact in English and Arabic. */
  const facts = async () => {
    const result = await resultOf<{ written: Record<string, unknown> }>(
      own.member.get(ORGANISATION),
    );
    const list = result.written.facts as { label: { en: string; ar: string } }[];
    return list.map(({ label }) => [label.en, label.ar]);
  };
  return { theirs: await colleague.open(ORGANISATION), late: await own.open(ORGANISATION), facts };
}

test('an item that a colleague has moved keeps its texts in all languages', async () => {
  const { theirs, late, facts } = await twoEditors();
  const [first, ...others] = await facts();
  await theirs.press('Move number 2 up', {}, theirs.document.getElementById('facts')!);
  const typed = { 'facts[1].label.en': 'Typed', pub: 'draft' };
  const refused = await late.press('Save and publish', typed);
  expect(refused.status).toBe(409);
  await refused.press('Save and publish', { pub: 'draft' });
  expect(await facts()).toEqual([['Typed', first![1]], ...others]);
});

test('an item that the rejected form has removed is removed', async () => {
  const { theirs, late, facts } = await twoEditors();
  const [, ...others] = await facts();
  await theirs.press('Save and publish', { 'licence.en': 'Licence 5', pub: 'draft' });
  const refused = await late.press('Save and publish', { 'facts[1].remove': 'on', pub: 'draft' });
  expect(refused.status).toBe(409);
  await refused.press('Save and publish', { pub: 'draft' });
  expect(await facts()).toEqual(others);
});
