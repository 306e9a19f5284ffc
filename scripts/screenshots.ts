/**
 * Takes screenshots of pages. `npm run screenshots -- /projects /cart` writes each page into .cache/shots/ in two
 * widths, two languages and both colour modes, with and without scripts. `--at http://…` uses another server than the
 * built one. `--readme` writes the pictures in docs/images/.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { localisedPath, type SitePath } from '#app/links';
import type { Locale } from '#domain/locales';
import { startServer } from '#tests/support/server';
import { launchBrowser, newVisitor, type Visit } from '#tests/support/visitor';

const { values, positionals } = parseArgs({
  options: { at: { type: 'string' }, readme: { type: 'boolean', default: false } },
  allowPositionals: true,
});

type Shot = Visit & { path: string; file: string; fullPage: boolean };

function allShotsOf(path: string): Shot[] {
  const shots: Shot[] = [];
  for (const width of [360, 1280] as const)
    for (const locale of ['en', 'ar'] as Locale[])
      for (const colorScheme of ['light', 'dark'] as const)
        for (const javaScript of [true, false]) {
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

const server = values.at ? undefined : await startServer({ content: 'empty' });
const browser = await launchBrowser();
try {
  for (const shot of shots) {
    const context = await newVisitor(browser, values.at ?? server!.origin, shot);
    const page = await context.newPage();
    await page.goto(localisedPath(shot.path as SitePath, shot.locale ?? 'en'));
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
