/** Calculated obligations from form to receipt: zakat of wealth, shares and funds, and purification of income. */
import { navigateTo, readText, test } from '#tests/support/browser';
import { walk } from '#tests/support/walk';
import { localisedPath } from '#web/links';

/** Each test checks many pages. */
const LONG = { timeout: 300_000 };

const visit = { locale: 'ar', javaScript: true, width: 360 } as const;

test('a donor pays calculated zakat and purification as separate lines', LONG, async ({ open }) => {
  const page = await open(localisedPath('/projects/zakat', visit.locale), visit);
  const walking = walk(page, visit);
  const { giving, rials } = walking;
  const { t } = giving;

  await walking.to('/projects/zakat/calculator');
  await page.locator('[name="cash.0.amount"]').fill('٣٢٠٠٫٦');
  await page.locator('[name="gold.0.grams"]').fill('170');
  await page.locator('[name="gold.0.parts"]').selectOption('21');
  await page.locator('main button[value="workOut"]').last().click();
  // 3,200.600 + 148.75 g × 24.480 = 6,842.000; 2.5 % of it.
  await giving.sees(rials('171.050'));
  await walking.look();
  await navigateTo(page.locator('#pay'), () => page.locator('main button[value="give"]').click());

  for (const [path, subject, due] of [
    ['/projects/stock-purge', 'nbrs', '8.500'],
    ['/projects/zakat/stocks', 'nbrs', '2.130'],
  ] as const) {
    await walking.to(path);
    await page.locator(`main button[value="add.${subject}"]`).click();
    const count = page.locator('main input[name$="count"]');
    await count.fill('100');
    await giving.sees(rials(due));
    await walking.look();
    await walking.intoTheCart();
  }

  await walking.to('/projects/zakat/funds');
  await page.locator('main button[value^="add."]').first().click();
  await page.locator('main input[name$="count"]').fill('1000');
  const due = await readText(page.locator('main output'), /\d[\d,]*\.\d{3}/);
  await walking.intoTheCart();

  await walking.pay();
  await giving.sees(t('gifts:intention.zakat'));
  await giving.sees(t('gifts:intention.purification'));
  await giving.sees(t('receipt:purificationApart', { amount: rials('8.500') }));
  await giving.sees(rials('171.050'));
  await giving.sees(due);
});
