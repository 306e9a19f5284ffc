/** Walks through the forms of all pages, donors' and staff's: every control can be used, after every choice. */
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { localisedPath, type SitePath } from '#web/links';
import routes from '#app/routes';
import staffRoutes from '#staff/routes';
import { CONTENT_GROUPS } from '#staff/routes/content/groups';
import { sampleUrlOf, urlPatternsOf } from '#tests/guards/site-map';
import { startScripts, untilSettled } from '#tests/support/assertions';
import { expect, navigateTo, putGiftsIntoCart, readText, test } from '#tests/support/browser';
import { donor } from '#tests/support/donor';
import { fillInJoinForm, firstOwnerPath } from '#tests/support/first-owner';
import { readErrorSummary, submitEmptyForm, walkForms } from '#tests/support/form-walk';
import { startServer, type RunningServer } from '#tests/support/server';
import { signUp } from '#tests/support/sign-up';

/** The first two for one half of the pages, the others for the other half: each page once in each language. */
const DONOR_VISITS = [
  { locale: 'en', javaScript: true },
  { locale: 'ar', javaScript: false },
  { locale: 'ar', javaScript: true },
  { locale: 'en', javaScript: false },
] as const;
/** The staff area has no scripts. */
const STAFF_VISITS = [
  { locale: 'en', javaScript: false },
  { locale: 'ar', javaScript: false },
] as const;
type Visit = { locale: string; javaScript: boolean };

/** In pixels. Each page is walked through at both. */
const WIDTHS = [360, 1280];
/** In a window of this height, the menu of countries opens upwards. */
const HEIGHT = 800;
/**
 * The console reports the status of rejected forms, of pages without a record in the test charity, and of pictures that a
 * busy server does not resize now.
 */
const SETUP = { javaScript: false, allow: [/status of (?:4\d\d|503 .*\/files\/)/] };

const DONOR_PAGES = urlPatternsOf(await routes)
  .filter(({ inLanguages, file }) => inLanguages && file.endsWith('.tsx'))
  .map(sampleUrlOf);

/** Pages of the route table, and the editor of each kind of content. @param reference of an order */
async function staffPages(reference: string): Promise<string[]> {
  const values: Record<string, string> = { kind: 'campaigns', id: 'wells', seq: '1', reference };
  const pages = urlPatternsOf(await staffRoutes)
    .filter(({ file }) => file.endsWith('.tsx'))
    .map(({ pattern }) => pattern.replace(/:(\w+)|\*/g, (_, name) => values[name] ?? 'none'));
  const kinds = CONTENT_GROUPS.flatMap((group): readonly string[] => group.kinds);
  return [...new Set([...pages, ...kinds.map((kind) => `/staff/content/${kind}/new`)])];
}

let staffServer: RunningServer;
beforeAll(async () => {
  staffServer = await startServer({ env: { LOG_LEVEL: 'info' } });
});
afterAll(() => staffServer?.stop());

/** Returns the pages whose main part has fields. */
async function withFields({ request }: BrowserContext, paths: readonly string[]) {
  const found: string[] = [];
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const main = html.split('<main')[1]?.split('</main>')[0] ?? '';
    if (/<(?:select|textarea|input(?![^>]*type="hidden"))/.test(main)) found.push(path);
  }
  return found;
}

/** Walks through the pages. @returns the faults */
async function walk(page: Page, paths: string[], visit: Visit): Promise<string[]> {
  const { javaScript } = visit;
  const faults: string[] = [];
  let summaryLinks = 0;
  for (const path of paths) {
    const report = (found: string[]) =>
      faults.push(...found.map((fault) => `${path}, ${JSON.stringify(visit)}: ${fault}`));
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    if (javaScript) await startScripts(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      if (javaScript) await untilSettled(page);
      const found = await page.evaluate(walkForms, javaScript);
      report(found.map((fault) => `${width} px, ${fault}`));
    }
    // With scripts, React renders the same summary.
    if (javaScript) continue;
    const loaded = page.waitForEvent('domcontentloaded', { timeout: 0 });
    loaded.catch(() => undefined);
    if (!(await page.evaluate(submitEmptyForm))) continue;
    await loaded;
    const { links, dead } = await page.evaluate(readErrorSummary);
    summaryLinks += links;
    report(dead);
  }
  if (!javaScript) expect(summaryLinks, 'links in error summaries').toBeGreaterThan(10);
  return faults;
}

// One test opens 170 pages and sends 90 forms. On a busy machine that takes longer than the usual limit.
const LONG = { timeout: 600_000 };

test(
  'every control can be used after every choice, on the pages of donors and staff',
  LONG,
  async ({ open }) => {
    const at = staffServer.origin;
    const guest = await open('/', { ...SETUP, at });
    const giving = donor(guest, 'en');
    await giving.donate('wells', '7');
    await giving.fillCheckout({ method: 'Bank' });
    await giving.pay();
    const reference = await readText(guest.locator('main'), /ND-\w{4}-\w{4}/);

    const staff = await open(firstOwnerPath(staffServer), { ...SETUP, at });
    await fillInJoinForm(staff);
    await navigateTo(staff.locator('.codes li').first(), () =>
      staff.locator('main button[type="submit"]').click(),
    );
    const staffPaths = await withFields(staff.context(), await staffPages(reference));

    const account = await open('/faqs', SETUP);
    await signUp(account, {
      locale: 'en',
      email: 'walk@example.org',
      returnTo: '/account/profile',
    });
    await putGiftsIntoCart(account);
    const donorPaths = (await withFields(account.context(), DONOR_PAGES)) as SitePath[];

    const walked = await Promise.all([
      ...DONOR_VISITS.map(async (visit, index) => {
        const page = await open('/robots.txt', { ...SETUP, ...visit });
        await page.context().addCookies(await account.context().cookies());
        const half = donorPaths.filter((_, n) => n % 2 === Math.floor(index / 2));
        const paths = half.map((path) => localisedPath(path, visit.locale));
        return walk(page, paths, visit);
      }),
      ...STAFF_VISITS.map(async (visit) => {
        const page = await open('/robots.txt', { ...SETUP, ...visit, at });
        await page.context().addCookies(await staff.context().cookies());
        const language = { form: { locale: visit.locale }, headers: { origin: at } };
        await page.request.post('/staff/language', language);
        return walk(page, staffPaths, visit);
      }),
    ]);
    expect(walked.flat()).toEqual([]);
  },
);
