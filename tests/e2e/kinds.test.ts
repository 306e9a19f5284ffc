/** Every kind of offering, from its page to the receipt, on a small phone. */
import { expect, navigateTo, readHref, test } from '#tests/support/browser';
import { donor, DONOR_VISITS } from '#tests/support/donor';
import { walk } from '#tests/support/walk';
import { localisedPath } from '#web/links';

/** Each test checks many pages. */
const LONG = { timeout: 300_000 };

test(
  'a donor pays a sacrifice, an endowment with its certificate, and an expiation',
  LONG,
  async ({ open }) => {
    const visit = { locale: 'ar', javaScript: true, width: 360 } as const;
    const page = await open(localisedPath('/projects/sacrifices', visit.locale), visit);
    const walking = walk(page, visit);
    const { giving, rials } = walking;
    const { t } = giving;
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

    await walking.pay();
    for (const intention of ['sacrifice', 'waqf', 'kafara'] as const) {
      await giving.sees(t(`gifts:intention.${intention}`));
    }
    await giving.sees('مريم الحارثية');
    await giving.sees(t('gifts:counted.people', { count: 20, price: rials('1') }));
    await navigateTo(giving.heading('عائشة'), () =>
      page.getByRole('link', { name: t('receipt:certificateOpen') }).click(),
    );
    await giving.seesNot(/\d\s(?:OMR|ر\.ع)/);
    await walking.look();
  },
);

test(
  'a donor pays for a debt, months of an orphan, and repairs of a mosque',
  LONG,
  async ({ open }) => {
    const visit = { locale: 'en', javaScript: false, width: 360 } as const;
    const page = await open('/projects/type/tafreej', visit);
    const walking = walk(page, visit);
    const { giving, rials } = walking;
    await walking.look();

    await walking.to('/projects/tafreej/case-roof');
    await giving.amount('5');
    await walking.intoTheCart();

    await walking.to('/projects/orphans');
    await walking.to('/projects/orphans/orphan-amina');
    await page.locator('[name="quantity"][value="3"]').check();
    await walking.intoTheCart();

    await walking.to('/projects/mosques');
    await walking.to('/projects/mosques/shore-mosque');
    await giving.amount('2.5');
    await walking.intoTheCart();

    await walking.pay();
    await giving.sees(rials('5'));
    await giving.sees(rials('2.500'));
    await giving.sees(giving.t('gifts:counted.months', { count: 3, price: rials('35') }));
    const calendar = page.locator('main a[href*="/sponsorship/"]');
    const file = await page.request.get(await readHref(calendar));
    expect(file.headers()['content-type']).toMatch(/^text\/calendar/);
    expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  },
);

test.for(DONOR_VISITS)(
  'the button names the obligation that the donor chose, not a donation: $locale, scripts $javaScript',
  async ({ locale, javaScript }, { open }) => {
    const visit = { locale, javaScript, width: 360 } as const;
    const page = await open(localisedPath('/projects/kafarat', locale), visit);
    const { t, intent, goTo } = donor(page, locale);
    const shows = (text: string) =>
      expect(intent('donate')).toHaveText(new RegExp(`^${text}(:|$)`), { useInnerText: true });
    await page.locator('[name="cause"][value="fidya-unable-to-fast"]').check();
    await shows(t('kafarat:giveFidya'));
    await page.locator('[name="cause"][value="kafarat-oath"]').check();
    await shows(t('kafarat:give'));
    for (const path of [
      '/projects/bread',
      '/projects/tafreej/case-roof',
      '/projects/orphans/orphan-amina',
    ] as const) {
      await goTo(path);
      await page.locator('[name="intention"][value="zakat"]').check({ force: true });
      await shows(t('giving:giveZakat'));
    }
  },
);
