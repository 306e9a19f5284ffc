/** Browser test of an account: gifts of a guest after the sign-up, "give again", and the yearly statement. */
import { expect, expectHydrated, expectReadable, navigateTo, test } from '#tests/support/browser';
import { donor } from '#tests/support/donor';
import { signUp } from '#tests/support/sign-up';

const WATER = 'wells';

const PAGES = [
  ...['monthly', 'sponsorships', 'certificates', 'statement', 'recipients'],
  ...['profile', 'sessions', 'delete'],
] as const;

test('after the sign-up, earlier gifts appear, can be given again, and are in the statement', async ({
  open,
}) => {
  const [locale, email] = ['ar', 'donor@example.org'] as const;
  const page = await open('/about', { locale, width: 360 });
  const giving = donor(page, locale);
  await giving.donate(WATER, '25');
  await giving.fillCheckout();
  await page.locator('main input[name="email"]').fill(email);
  await navigateTo(giving.decision('approve'), () => giving.pay());
  await giving.decide('approve');
  await giving.expectReceipt('25');

  await signUp(page, { locale, email, returnTo: '/account' });
  await giving.seesTitle('account:title.orders');
  await giving.sees(giving.t('account:orders.state.paid'));
  await expectReadable(page);

  await expectHydrated(page);
  const again = page.locator('main button[value="again"]');
  await giving.untilInCart(() => again.click());
  await giving.seesTitle('cart:title');
  await giving.sees(/25(?:\.000)?\s/);

  await giving.goTo('/account/statement');
  await giving.seesTitle('account:title.statement');
  await expect(page.locator('main tbody tr')).toHaveCount(1);
  await expect(page.locator('main .kv .sum')).toContainText(/\D25\s(?:OMR|ر)/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.account > nav')).toBeHidden();
  await expect(page.locator('main table')).toBeVisible();
});

test.for([
  { locale: 'en', colorScheme: 'light', width: 1280 },
  { locale: 'ar', colorScheme: 'dark', width: 360 },
] as const)('account pages in $locale, $colorScheme, are accessible', async (visit, { open }) => {
  const page = await open('/about', visit);
  const giving = donor(page, visit.locale);
  const email = `pages-${visit.locale}@example.org`;
  await signUp(page, { locale: visit.locale, email, returnTo: '/account' });
  await giving.seesTitle('account:title.orders');
  for (const name of PAGES) {
    await giving.goTo(`/account/${name}`);
    await giving.seesTitle(`account:title.${name}`);
    await expectReadable(page);
  }
});
