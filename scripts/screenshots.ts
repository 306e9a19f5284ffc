/**
 * Takes screenshots of pages. `npm run screenshots -- /projects /cart` writes each page into .cache/shots/ in two
 * widths, two languages and both colour modes, with and without scripts. `--at http://…` uses another server than the
 * built one. `--staff` takes them as an owner of the charity: the staff area has no scripts. `--readme` writes the
 * pictures in docs/images/.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { localisedPath, type SitePath } from '#app/links';
import type { Locale } from '#domain/locales';
import { fillInJoinForm, firstOwnerPath } from '#tests/support/first-owner';
import { startServer } from '#tests/support/server';
import { launchBrowser, newVisitor, type Visit } from '#tests/support/visitor';

const { values, positionals } = parseArgs({
  options: {
    at: { type: 'string' },
    staff: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
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
