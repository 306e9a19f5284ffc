/** Tests the staff area in a browser without scripts, on a phone in Arabic: joining, sign-in, menu, language. */
import { afterAll, beforeAll, describe } from 'vitest';
import { fillInJoinForm, firstOwnerPath, OWNER } from '#tests/support/first-owner';
import { startServer, type RunningServer } from '#tests/support/server';
import { expect, expectNoOverflow, expectReadable, navigateTo, test } from '#tests/support/browser';

const PHONE = { width: 360, javaScript: false } as const;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ env: { LOG_LEVEL: 'info' } });
});
afterAll(() => server?.stop());

describe('the staff area', () => {
  test('the first owner joins with the link of the log, and signs in again with a recovery code', async ({
    open,
  }) => {
    const page = await open('/staff', { ...PHONE, at: server.origin });
    await expect(page).toHaveURL(/\/staff\/sign-in$/);
    await navigateTo(page.getByRole('heading', { name: 'تسجيل الدخول' }), () =>
      page.getByRole('button', { name: 'العربية' }).click(),
    );
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectReadable(page);

    await navigateTo(page.getByRole('heading', { name: 'أهلًا بك' }), () =>
      page.goto(firstOwnerPath(server)),
    );
    await expectNoOverflow(page);
    await fillInJoinForm(page);
    const codes = page.locator('.codes li');
    await navigateTo(codes.first(), () => page.getByRole('button', { name: 'انضمام' }).click());
    const recovery = await codes.first().evaluate((element) => element.textContent ?? '');
    await expectNoOverflow(page);

    const today = page.getByRole('heading', { level: 1, name: 'اليوم' });
    await navigateTo(today, () => page.getByRole('link', { name: 'حفظتها، متابعة' }).click());
    await expectReadable(page);
    await expect(page.locator('script')).toHaveCount(0);

    const menu = page.locator('.menu');
    await expect(menu.getByRole('link', { name: 'الفريق' })).toBeHidden();
    await menu.locator('summary').click();
    const people = page.getByRole('heading', { level: 1, name: 'الفريق' });
    await navigateTo(people, () => menu.getByRole('link', { name: 'الفريق' }).click());
    await expectReadable(page);

    await menu.locator('summary').click();
    const password = page.getByLabel('كلمة المرور');
    await navigateTo(password, () => menu.getByRole('button', { name: 'تسجيل الخروج' }).click());
    await page.getByLabel('البريد الإلكتروني').fill(OWNER.email);
    await password.fill(OWNER.password);
    const field = page.getByLabel('الرمز');
    await navigateTo(field, () => page.getByRole('button', { name: 'متابعة' }).click());
    await field.fill(recovery);
    await navigateTo(today, () => page.getByRole('button', { name: 'تسجيل الدخول' }).click());
  });
});
