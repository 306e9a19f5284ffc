/** Every kind of giving, from its page to a receipt that names it: as donors on small phones do it, with scripts and without. */
import { describe, expect } from 'vitest';
import { localisedPath } from '#app/links';
import { test } from '#tests/support/browser';
import { textOf, VISITS } from '#tests/support/donor';
import { walk } from '#tests/support/walk';

/** Many pages each, all of them looked at. */
const LONG = { timeout: 150_000 };

describe.each(VISITS)('$locale, scripts $javaScript', ({ locale, javaScript }) => {
  const visit = { locale, javaScript, width: 360 } as const;

  test(
    'a sacrifice, an endowment with its certificate, and an expiation',
    LONG,
    async ({ open }) => {
      const page = await open(localisedPath('/projects/sacrifices', locale), visit);
      const walking = walk(page, visit);
      const { rials } = walking;
      const { t } = walking.giving;
      await walking.look();

      await walking.to('/projects/sacrifices/cow-share-turkiye');
      await page.locator('[name="names[0]"]').fill('مريم الحارثية');
      await page.locator('[name="agency"]').check();
      await walking.intoTheCart();

      await walking.to('/projects/endowments');
      await walking.to('/projects/water-endowment');
      await page.locator('[name="shares"][value="2"]').check({ force: true });
      await page.locator('[name="certificate"]').check();
      await page.locator('[name="certificateName"]').fill('عائشة');
      await walking.intoTheCart();

      await walking.to('/projects/kafarat');
      await page.locator('[name="cause"][value="kafarat-oath"]').check();
      await page.locator('[name="obligations"]').fill('٢');
      await walking.intoTheCart();

      const receipt = await walking.pay();
      for (const intention of ['sacrifice', 'waqf', 'kafara'] as const) {
        expect(receipt).toContain(t(`gifts:intention.${intention}`));
      }
      expect(receipt).toContain('مريم الحارثية');
      expect(receipt).toContain(t('gifts:counted.people', { count: 20, price: rials('1.000') }));
      await page.getByRole('link', { name: t('receipt:certificateOpen') }).click();
      await page.waitForURL(/\/certificates\//);
      await expect.poll(() => textOf(page)).toContain('عائشة');
      expect(await textOf(page)).not.toMatch(/\d\.\d{3}/);
      await walking.look();
    },
  );

  test('a debt, a child’s months, and the repairs of a mosque', LONG, async ({ open }) => {
    const page = await open(localisedPath('/projects/type/tafreej', locale), visit);
    const walking = walk(page, visit);
    const { giving, rials } = walking;
    await walking.look();

    await walking.to('/projects/tafreej/case-roof-repair');
    await giving.amount('5');
    await walking.intoTheCart();

    await walking.to('/projects/orphans');
    await walking.to('/projects/orphans/orphan-maryam');
    await page.locator('[name="quantity"][value="3"]').check();
    await walking.intoTheCart();

    await walking.to('/projects/mosques');
    await walking.to('/projects/mosques/al-sahil-mosque');
    await giving.amount('2.5');
    await walking.intoTheCart();

    const receipt = await walking.pay();
    expect(receipt).toContain(rials('5.000'));
    expect(receipt).toContain(rials('2.500'));
    expect(receipt).toContain(
      giving.t('gifts:counted.months', { count: 3, price: rials('35.000') }),
    );
    const calendar = page.locator('main a[href*="/sponsorship/"]');
    const file = await page.request.get((await calendar.getAttribute('href'))!);
    expect(file.headers()['content-type']).toMatch(/^text\/calendar/);
    expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  });

  test(
    'types with a story of their own, and programs with their pictures',
    LONG,
    async ({ open }) => {
      const page = await open(localisedPath('/programs', locale), visit);
      const walking = walk(page, visit);
      await walking.look();
      for (const path of [
        '/programs/water-and-life',
        '/projects/type/tayseer',
        '/projects/type/eghatha',
        '/projects/type/eskan',
      ] as const) {
        await walking.to(path);
      }
      await page.locator('main a[href*="tag="]').first().click();
      await page.waitForURL(/tag=/);
      await walking.look();
    },
  );
});
