/**
 * Takes screenshots of pages. `npm run screenshots -- /projects /cart` writes each page into .cache/shots/ in two
 * widths, two languages and both colour modes, with and without scripts. `--at http://…` uses another server than the
 * built one. `--staff` takes them as an owner of the charity: the staff area has no scripts. `--readme` writes the
 * pictures of the README in docs/images/, `--guide` those in docs/images/staff/, `--speed` those of docs/speed.md.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { localisedPath, type SitePath } from '#web/links';
import type { Locale } from '#domain/locales';
import { startScripts } from '#tests/support/assertions';
import { fillInJoinForm, firstOwnerPath } from '#tests/support/first-owner';
import { startServer } from '#tests/support/server';
import { EMPTY_INSTALLATION, staffJourney } from '#tests/support/staff-journey';
import { launchBrowser, newVisitor, type Visit } from '#tests/support/visitor';
import { takeSpeedPictures } from './speed-pictures';

const { values, positionals } = parseArgs({
  options: {
    at: { type: 'string' },
    staff: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
    guide: { type: 'boolean', default: false },
    speed: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

type Shot = Visit & { path: string; file: string; fullPage: boolean };

function allShotsOf(path: string): Shot[] {
  const shots: Shot[] = [];
  for (const width of [360, 1280] as const)
    for (const locale of ['en', 'ar'] as Locale[])
      for (const colorScheme of ['light', 'dark'] as const)
        for (const javaScript of values.staff ? [false] : [true, false]) {
          const name = path === '/' ? 'home' : path.slice(1).replace(/[^\w-]+/g, '-');
          const variant = [width, locale, colorScheme, javaScript ? 'scripts' : 'no-scripts'];
          shots.push({
            ...{ path, width, locale, colorScheme, javaScript, fullPage: true },
            file: join('.cache/shots', `${[name, ...variant].join('.')}.png`),
          });
        }
  return shots;
}

const README: Shot[] = [
  { path: '/', locale: 'en', width: 1280, file: 'docs/images/home.png', fullPage: false },
  {
    ...{ path: '/projects/clean-water-khan-younis', locale: 'ar', width: 360 },
    ...{ file: 'docs/images/project-ar.png', fullPage: false },
  },
];

/** The pictures of docs/staff-guide.md: names of pages of the staff journey. */
const GUIDE = [
  ...['join', 'plan', 'look', 'currencies', 'campaign', 'checks', 'today', 'order', 'report'],
  'donor-transfer',
];

if (values.guide) {
  await takeGuide();
  process.exit(0);
}

if (values.speed) {
  await takeSpeedPictures();
  process.exit(0);
}

const shots = values.readme
  ? README
  : (positionals.length > 0 ? positionals : ['/']).flatMap(allShotsOf);
for (const folder of ['.cache/shots', 'docs/images']) mkdirSync(folder, { recursive: true });

const server = values.at
  ? undefined
  : await startServer({ content: 'empty', env: values.staff ? { LOG_LEVEL: 'info' } : {} });
const browser = await launchBrowser();
try {
  const session = values.staff ? await ownerSession() : [];
  for (const shot of shots) {
    const context = await newVisitor(browser, values.at ?? server!.origin, shot);
    await context.addCookies(session);
    const page = await context.newPage();
    // The staff area has the language of the browser, and the same paths in all languages.
    await page.goto(
      values.staff ? shot.path : localisedPath(shot.path as SitePath, shot.locale ?? 'en'),
    );
    if (shot.javaScript !== false) await startScripts(page);
    // A screenshot of the full page must contain lazy pictures.
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: shot.file, fullPage: shot.fullPage });
    console.log(shot.file);
    await context.close();
  }
} finally {
  await browser.close();
  await server?.stop();
}

/** Does the steps of an owner in an empty installation, and writes small pictures of the pages. */
async function takeGuide() {
  mkdirSync('docs/images/staff', { recursive: true });
  const site = await startServer({ content: 'empty', env: EMPTY_INSTALLATION });
  const chromium = await launchBrowser();
  try {
    const pageOf = async () => {
      const visit = { locale: 'en', width: 360, javaScript: false } as const;
      return (await newVisitor(chromium, site.origin, visit)).newPage();
    };
    const journeyOf = async () => {
      const page = await pageOf();
      const onPage = async (name: string) => {
        if (!GUIDE.includes(name)) return;
        const picture = sharp(await page.screenshot());
        const file = `docs/images/staff/${name}.png`;
        await picture.png({ palette: true, colours: 64, compressionLevel: 9 }).toFile(file);
        console.log(file);
      };
      return staffJourney({ page, locale: 'en', server: site, onPage });
    };
    const owner = await journeyOf();
    // Puts the fonts into the cache, which the first page needs (decision 0032).
    await owner.open();
    await owner.join();
    await owner.setUp();
    await owner.check();
    await (await journeyOf()).give();
    await owner.confirm();
    await owner.openReport();
  } finally {
    await chromium.close();
    await site.stop();
  }
}

/** Joins as the first owner, and returns the session cookie. */
async function ownerSession() {
  if (!server) throw new Error('--staff starts a server of its own: it cannot be used with --at');
  const context = await newVisitor(browser, server.origin, { javaScript: false });
  const page = await context.newPage();
  await page.goto(firstOwnerPath(server));
  await fillInJoinForm(page);
  await page.locator('main form button:not([value])').last().click();
  await page.locator('.codes li').first().waitFor();
  const cookies = await context.cookies();
  await context.close();
  return cookies.filter(({ name }) => name.endsWith('staff'));
}
