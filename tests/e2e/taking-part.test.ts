/** Browser tests of the form of volunteers: its draft up to the stored application, and its progress without scripts. */
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, inject } from 'vitest';
import { openDatabase } from '#api/db/open';
import { dayIn } from '#domain/time/zoned';
import { expect, expectHydrated, test } from '#tests/support/browser';

const { db, close } = await openDatabase(join(inject('dataDir'), 'charity.db'));
test.afterAll(close);

const stored = async (email: string) => {
  const row = await db
    .selectFrom('applications')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
  return row && { ...row, data: JSON.parse(row.data) as Record<string, unknown> };
};
const today = () => dayIn('Asia/Muscat', new Date());

/** Fills in the volunteer form, except the statement of age. */
async function offer(page: Page, email: string): Promise<void> {
  await page.locator('#name').fill('يوسف <b>Amri</b>');
  await page.locator('#volunteer-form #email').fill(email);
  await page.locator('#phone').fill('+968 9212 3456');
  await page.locator('#education').selectOption('diploma');
  await page.locator('#occupation').fill('Electrician');
  for (const box of ['types"][value="driving', 'days"][value="friday', 'times"][value="evening'])
    await page.locator(`[name="${box}"]`).check({ force: true });
  await page.locator('#startDate').fill(today());
  await page.locator('#notes').fill('A car.\nAnd "time" & more.');
}

const send = (page: Page) => page.locator('#volunteer-form button[type=submit]').last().click();

const offered = {
  kind: 'volunteer',
  name: 'يوسف <b>Amri</b>',
  phone: '+96892123456',
  data: {
    education: 'diploma',
    types: ['driving'],
    audience: 'any',
    days: ['friday'],
    times: ['evening'],
    notes: 'A car.\nAnd "time" & more.',
  },
};

describe('the volunteer form', () => {
  test('keeps a draft through a reload with scripts, and deletes it after sending', async ({
    open,
  }) => {
    const email = 'volunteer-en@example.org';
    const page = await open('/volunteer', { width: 1280 });
    await expectHydrated(page);
    await offer(page, email);
    await page.reload();
    await expectHydrated(page);
    await expect(page.locator('#occupation')).toHaveValue('Electrician');
    await expect(page.locator('[name="days"][value="friday"]')).toBeChecked();
    await page.locator('#ageStatement').check();
    await send(page);
    await expect(page.getByText('will reply by email within a week').first()).toBeVisible();
    await expect(page.locator('#occupation')).toHaveValue('');
    expect(await stored(email)).toMatchObject({ ...offered, locale: 'en' });
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('draft:volunteer')))
      .toBeNull();
  });

  test('counts the complete groups in the stylesheet', async ({ open }) => {
    const page = await open('/volunteer', { javaScript: false, width: 1280 });
    const count = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('.prog li')].filter((group) =>
            getComputedStyle(group).counterIncrement.includes('done'),
          ).length,
      );
    expect(await count()).toBe(0);
    await offer(page, 'volunteer-count@example.org');
    expect(await count()).toBe(3);
    await page.locator('#ageStatement').check();
    expect(await count()).toBe(4);
  });
});
