/**
 * Tests the first steps of an owner on a phone in Arabic, without scripts: from an empty installation to a report with
 * a gift. After the set-up, every link leads to a page, and every main button to a checkout that can be paid.
 */
import { afterAll, beforeAll, describe } from 'vitest';
import type { Page } from 'playwright';
import { startServer, type RunningServer } from '#tests/support/server';
import { EMPTY_INSTALLATION, staffJourney } from '#tests/support/staff-journey';
import { workbookXml } from '#tests/support/workbook';
import { expect, expectReadable, test } from '#tests/support/browser';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({
    content: 'empty',
    env: { ...EMPTY_INSTALLATION, DEMO_CONTENT: 'false' },
  });
});
afterAll(() => server?.stop());

async function checkPage(page: Page) {
  await expectReadable(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
}

describe('an owner without scripts', () => {
  test('sets up an empty installation, publishes a campaign, confirms a transfer and downloads the report', async ({
    open,
  }) => {
    const visit = { width: 360, javaScript: false, locale: 'ar', at: server.origin } as const;
    const page = await open('/staff/sign-in', visit);
    const owner = staffJourney({
      ...{ page, locale: 'ar', server },
      onPage: async () => {
        await checkPage(page);
        await expect(page.locator('script')).toHaveCount(0);
      },
    });
    await owner.join();
    await owner.setUp();
    await owner.check();

    expect(await owner.findDeadLinks()).toEqual([]);
    for (const javaScript of [false, true]) {
      const quickPage = await open('/ar', { ...visit, javaScript });
      await staffJourney({
        ...{ page: quickPage, locale: 'ar', server },
        onPage: () => Promise.resolve(),
      }).giveQuickly();
    }

    const donorPage = await open('/ar', visit);
    const giving = staffJourney({
      ...{ page: donorPage, locale: 'ar', server },
      onPage: () => checkPage(donorPage),
    });
    const order = await giving.give();

    await owner.confirm();
    await donorPage.goto(order);
    await expect(donorPage.getByRole('heading', { level: 1 })).toContainText(owner.texts.donor);
    await expect(donorPage.locator('main')).toContainText('25.500', { useInnerText: true });
    await checkPage(donorPage);

    await owner.openReport();
    const files = page.locator('main .acts a');
    await expect(files).toHaveCount(2);
    const [xlsx, csv] = await files.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).href),
    );
    const download = async (url: string) => (await page.request.get(url)).body();
    const rows = (await download(csv!)).toString().trim().split('\n');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain(`"${owner.texts.title}"`);
    expect(rows[1]).toContain('"1","25.5","OMR"');
    const workbook = workbookXml(await download(xlsx!));
    expect(workbook).toContain('<v>25.5</v>');
    expect(workbook).toContain(owner.texts.title);
  });
});
