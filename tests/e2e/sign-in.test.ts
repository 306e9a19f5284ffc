/** Browser test of an account from sign-up to password reset, without scripts. sign-in-keyboard.test.ts has scripts. */
import { randomUUID } from 'node:crypto';
import { expect, expectReadable, navigateTo, test } from '#tests/support/browser';
import { donor } from '#tests/support/donor';
import { codeFor } from '#tests/support/sign-up';

const PASSWORD = 'seven quiet palm trees';
const NEW_PASSWORD = 'four green olive trees';

const locale = 'ar';

test('a donor signs up, signs out, signs in and sets a new password', async ({ open }) => {
  const page = await open('/about', {
    ...{ locale, javaScript: false, width: 360, colorScheme: 'dark' },
    allow: [/status of 400/],
  });
  const giving = donor(page, locale);
  const { t, goTo, sees, button, heading } = giving;
  const email = `${randomUUID().slice(0, 8)}@example.org`;
  const fill = (name: string, value: string) => page.locator(`main [name="${name}"]`).fill(value);
  const titled = (key: string) => heading(t(key));
  const check = () => expectReadable(page);
  const openMenu = () => page.locator('header .menu:visible').last().locator('summary').click();

  await giving.addToCart('wells', '10');
  await goTo('/cart');
  await openMenu();
  const signIn = page.locator('header a:visible[href*="/login"]');
  await navigateTo(titled('sign-in:login.title'), () => signIn.click());
  await check();
  const create = page.getByRole('link', { name: t('sign-in:login.create') });
  await navigateTo(titled('sign-in:signup.title'), () => create.click());
  await fill('name', 'سلمى الحارثية');
  await fill('email', email);
  await fill('password', PASSWORD);
  await fill('passwordAgain', 'seven quiet');
  await button('sign-in:signup.submit').click();
  await sees(t('errors:auth.passwordsDiffer'));
  await expect(page.locator('main [name="email"]')).toHaveValue(email);
  // The response has no password.
  await expect(page.locator('main [name="password"]')).toHaveValue('');
  // Without scripts, the browser focuses the error summary.
  await expect(page.locator('main #form')).toBeFocused();
  await check();
  await fill('password', PASSWORD);
  await fill('passwordAgain', PASSWORD);
  await navigateTo(titled('sign-in:verify.title'), () => button('sign-in:signup.submit').click());
  await sees(email);
  await check();
  const first = await codeFor(email);
  await fill('code', `${first.slice(0, 3)} ${first.slice(3)}`);
  await navigateTo(titled('cart:title'), () => button('sign-in:verify.submit').click());
  // The cart is still there.
  await sees(/\b10\s(?:OMR|ر)/);

  await openMenu();
  await check();
  const leave = page.getByRole('button', { name: t('frame:account.signOut') });
  await navigateTo(titled('sign-in:login.title'), () => leave.click());
  await goTo('/login?returnTo=%2Fcart');
  await fill('email', email);
  await fill('password', PASSWORD);
  // Enter activates the form's first button, which must not be one of the language switch above the form.
  const password = page.locator('main [name="password"]');
  await navigateTo(titled('cart:title'), () => password.press('Enter'));
  await expect(page.locator('header form[action*="/logout"]').first()).toBeAttached();

  await goTo('/forget-password?returnTo=%2Fcart');
  await fill('email', email);
  await navigateTo(titled('sign-in:reset.title'), () => button('sign-in:forgot.submit').click());
  await check();
  await fill('code', await codeFor(email, [first]));
  await fill('password', NEW_PASSWORD);
  await fill('passwordAgain', NEW_PASSWORD);
  await navigateTo(titled('cart:title'), () => button('sign-in:reset.submit').click());
  await sees(t('frame:flash.passwordChanged'), 'body');
});
